/** What is printed on the box, by language and title. */
export const cover = {
  en: {
    '18rhl': {
      line: 'Railways along the Rhine: ferries before bridges, coal and steel for the Ruhr, and at last the Rheingold Express.',
      length: '4 to 6 hours',
      weight: 'Some 18xx experience helps',
      name: '18Rhl Rhineland',
    },
    '18rhl-short': {
      line: 'The Rhine in under an hour: take certificates, build, run; no money to manage and no chart. A good first game.',
      length: '45 minutes',
      weight: 'For everybody',
      name: '18Rhl: Short Game',
    },
  },
  de: {
    '18rhl': {
      line: 'Eisenbahnen am Rhein: Fähren vor Brücken, Kohle und Stahl für das Ruhrgebiet und zuletzt der Rheingold-Express.',
      length: '4 bis 6 Stunden',
      weight: 'Etwas 18xx-Erfahrung hilft',
      name: '18Rhl Rheinland',
    },
    '18rhl-short': {
      line: 'Der Rhein in unter einer Stunde: Zertifikate nehmen, bauen, fahren; kein Geld zu verwalten, keine Kurstabelle. Eine gute erste Partie.',
      length: '45 Minuten',
      weight: 'Für alle',
      name: '18Rhl: Kurzes Spiel',
    },
  },
} as const;
