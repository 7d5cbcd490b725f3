/** What is printed on the box, by language and title. */
export const cover = {
  en: {
    '18lra': {
      line: 'The left bank of the lower Rhine: harbours, coal and steel, ferries and the Iron Rhine to Antwerpen.',
      length: '3 to 5 hours',
      weight: 'Some 18xx experience helps',
      name: '18LRA Lower Rhine Area',
    },
  },
  de: {
    '18lra': {
      line: 'Linker Niederrhein: Häfen, Kohle und Stahl, Fähren und der Eiserne Rhein nach Antwerpen.',
      length: '3 bis 5 Stunden',
      weight: 'Etwas 18xx-Erfahrung hilft',
      name: '18LRA Niederrhein',
    },
  },
} as const;
