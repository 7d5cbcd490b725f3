/** What is printed on the box, by language and title. */
export const cover = {
  en: {
    '18cz': {
      line: 'Small railways grow into prey: local lines, main lines and state railways, and the bigger may swallow the smaller.',
      length: '3 to 5 hours',
      weight: 'For those who have played an 18xx',
    },
    '18cz-bohemia': {
      line: 'Two players in Bohemia, with Vaclav as a third who decides nothing and takes his share.',
      length: '2 to 3 hours',
      name: '18CZ: Bohemia',
    },
    '18cz-moravia-silesia': {
      line: 'Two or three players, five state railways, and five papers that are auctioned first.',
      length: '2 to 4 hours',
      name: '18CZ: Moravia-Silesia',
    },
  },
  de: {
    '18cz': {
      line: 'Kleine Bahnen wachsen und werden Beute: Lokal-, Haupt- und Staatsbahnen, und die größere darf die kleinere schlucken.',
      length: '3 bis 5 Stunden',
      weight: 'Für alle, die schon ein 18xx gespielt haben',
    },
    '18cz-bohemia': {
      line: 'Zwei Spieler in Böhmen und Vaclav als Dritter, der nichts entscheidet und doch mitverdient.',
      length: '2 bis 3 Stunden',
      name: '18CZ: Böhmen',
    },
    '18cz-moravia-silesia': {
      line: 'Zwei oder drei Spieler, fünf Staatsbahnen und fünf Papiere, die zuerst versteigert werden.',
      length: '2 bis 4 Stunden',
      name: '18CZ: Mähren-Schlesien',
    },
  },
} as const;
