/** What can be the matter with a database. */
const AILMENTS = ['full', 'readonly', 'damaged', 'lost', 'slow', 'failing'] as const;
export type Ailment = (typeof AILMENTS)[number];

/** Codes of Node and PostgreSQL, and words of SQLite, that tell what is the matter. */
const SIGNS: readonly (readonly [Ailment, RegExp])[] = [
  ['full', /ENOSPC|EDQUOT|53100|disk is full/],
  ['readonly', /EROFS|EACCES|EPERM|25006|readonly|read-only|not writable/],
  ['damaged', /XX001|XX002|malformed|not a database|corrupt|is damaged|is gone/],
  ['slow', /57014|timeout/i],
  ['lost', /ECONN|ENOTFOUND|EPIPE|57P0\d|08\d{3}|terminat|closed|Connection/],
];

/** What an error tells about the database. */
export const ailmentOf = (error: unknown): Ailment => {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  return SIGNS.find(([, sign]) => sign.test(`${code} ${message}`))?.[0] ?? 'failing';
};

/** Writes the moment into the database; every check does. */
export const BEAT = `INSERT INTO meta (key, value) VALUES ('beat', $1)
  ON CONFLICT (key) DO UPDATE SET value = excluded.value RETURNING value`;
