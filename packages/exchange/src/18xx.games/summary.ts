/** What the rows of the peer-differences tables mean, in one line each. */
const ROWS: Readonly<Record<string, string>> = {
  'PD-2': 'a company bought a private from somebody who is not its director',
  'PD-5': 'Commonwealth Railways got their capital before their launch',
  'PD-6': 'a permanent train was removed without changing the phase',
  'PD-7': "a director's cash went negative instead of a loan from the bank",
  'PD-8': 'a debtor was made to sell shares again',
  'PD-14': 'compulsory loans paid for a train although a cheaper one could be paid',
  'PD-16': 'a route ran from one hex of Alice Springs to the other',
  'PD-32': 'the desert tile was laid free before the first 3/3+',
};

/** One line per departure, with how often it occurred. */
export const summaryOf = (departures: Readonly<Record<string, number>>): readonly string[] =>
  Object.entries(departures)
    .sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
    .map(([row, times]) => `${row}${ROWS[row] ? `: ${ROWS[row]}` : ' is not enforced there'} (${times}×)`);
