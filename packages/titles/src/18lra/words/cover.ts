/** What is printed on the box, by language and title. */
export const cover = {
  en: {
    '18lra': {
      line: 'The left bank of the lower Rhine: harbours, coal and steel, ferries and the Iron Rhine to Antwerpen.',
      length: '3 to 5 hours',
      weight: 'Some 18xx experience helps',
      name: '18LRA Lower Rhine Area',
    },
    '18lra-investor': {
      line: 'The Lower Rhine for two: a third shareholder joins in, and you manage its company in turn.',
      length: '2 to 4 hours',
      weight: 'Some 18xx experience helps',
      name: '18LRA: the Investor',
    },
    '18lra-short': {
      line: 'Harbours and coal on the Lower Rhine in under an hour: take certificates, build, run.',
      length: '45 minutes',
      weight: 'For everybody',
      name: '18LRA: Short Game',
    },
  },
  de: {
    '18lra': {
      line: 'Linker Niederrhein: Häfen, Kohle und Stahl, Fähren und der Eiserne Rhein nach Antwerpen.',
      length: '3 bis 5 Stunden',
      weight: 'Etwas 18xx-Erfahrung hilft',
      name: '18LRA Niederrhein',
    },
    '18lra-investor': {
      line: 'Der Niederrhein zu zweit: Ein dritter Aktionär spielt mit, und ihr leitet seine Gesellschaft abwechselnd.',
      length: '2 bis 4 Stunden',
      weight: 'Etwas 18xx-Erfahrung hilft',
      name: '18LRA: der Investor',
    },
    '18lra-short': {
      line: 'Häfen und Kohle am Niederrhein in unter einer Stunde: Zertifikate nehmen, bauen, fahren.',
      length: '45 Minuten',
      weight: 'Für alle',
      name: '18LRA: Kurzes Spiel',
    },
  },
} as const;
