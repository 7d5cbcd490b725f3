const LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;

export type LogLevel = (typeof LEVELS)[number];

export const isLogLevel = (value: string): value is LogLevel => (LEVELS as readonly string[]).includes(value);

/** Structured lines, each a JSON object. Never given a state, a body or a cookie. */
export type Log = Readonly<Record<Exclude<LogLevel, 'silent'>, (facts: object, says: string) => void>>;

/** A log that writes one line of JSON for everything at or above the level. */
export const openLog = (level: LogLevel, write: (line: string) => void = line => process.stdout.write(line)): Log => {
  const from = LEVELS.indexOf(level);
  const at = (name: LogLevel) => (facts: object, says: string) => {
    if (LEVELS.indexOf(name) < from) return;
    write(`${JSON.stringify({ time: new Date().toISOString(), level: name, says, ...facts })}\n`);
  };
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
};

/** What may be said of an error: its words and where it was, nothing it carries. */
export const wordsOf = (error: unknown): object =>
  error instanceof Error ? { error: error.message, stack: error.stack } : { error: String(error) };
