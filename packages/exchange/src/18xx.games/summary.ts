/** One line per departure, with how often it occurred. */
export const summaryOf = (
  departures: Readonly<Record<string, number>>,
  rows: Readonly<Record<string, string>>,
): readonly string[] =>
  Object.entries(departures)
    .sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
    .map(([row, times]) => `${row}${rows[row] ? `: ${rows[row]}` : ' is not enforced there'} (${times}×)`);
