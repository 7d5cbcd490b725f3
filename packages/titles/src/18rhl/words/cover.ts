/** What is printed on the box, by language and title. */
export const cover = {
  en: {
    '18rhl': {
      line: 'Railways along the Rhine: ferries before bridges, coal and steel for the Ruhr, and at last the Rheingold Express.',
      length: '4 to 6 hours',
      weight: 'Some 18xx experience helps',
      name: '18Rhl Rhineland',
    },
  },
  de: {
    '18rhl': {
      line: 'Eisenbahnen am Rhein: Fähren vor Brücken, Kohle und Stahl für das Ruhrgebiet und zuletzt der Rheingold-Express.',
      length: '4 bis 6 Stunden',
      weight: 'Etwas 18xx-Erfahrung hilft',
      name: '18Rhl Rheinland',
    },
  },
} as const;
