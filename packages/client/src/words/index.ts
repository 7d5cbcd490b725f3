/** Facts a sentence is filled with. */
export type Facts = Readonly<Record<string, string | number>>;

/** The sentence for a key in the reader's language. */
export const say = (key: string, facts: Facts = {}): string =>
  [key, ...Object.entries(facts).map(([name, value]) => `${name}=${value}`)].join(' ');
