/** What is printed on the box, by language and title. */
export const cover = {
  en: {
    '1848': {
      line: 'Every border changes the gauge, and the Bank of England lends to all: drive a company too far and the bank takes it over.',
      length: '4 to 6 hours',
      weight: 'Some 18xx experience helps',
    },
  },
  de: {
    '1848': {
      line: 'An jeder Grenze wechselt die Spur, und die Bank of England leiht allen: Wer es übertreibt, verliert die Gesellschaft an sie.',
      length: '4 bis 6 Stunden',
      weight: 'Etwas 18xx-Erfahrung hilft',
    },
  },
} as const;
