/** What a column holds. */
export type Value = string | number | null;

export type Row = Readonly<Record<string, Value>>;

/** One statement; parameters are written `$1`, `$2` in both dialects. */
export interface Statement {
  readonly sql: string;
  readonly values?: readonly Value[];
  /** Nothing of the batch happens unless this statement gives at least one row. */
  readonly must?: true;
}

/** Statements that happen together or not at all. */
export type Batch = readonly Statement[];

/** The rows each statement gave; nothing, if a statement that must give one gave none. */
export type Rows = readonly (readonly Row[])[] | undefined;

/** A durable database: what `run` has answered survives a power cut. */
export interface Database {
  readonly dialect: 'sqlite' | 'postgres';
  /** Runs a batch in one transaction; the notice reaches every other process once it is committed. */
  run(batch: Batch, notice?: string): Promise<Rows>;
  /** Tells every other process something that need not be kept. */
  tell(notice: string): Promise<void>;
  /** Calls back for every notice of another process; `undefined` after notices may have been missed. */
  listen(hear: (notice: string | undefined) => void): Promise<void>;
  /** Fails unless something can be written and kept, with an error that tells why. */
  check(): Promise<void>;
  close(): Promise<void>;
}

export const statement = (sql: string, ...values: readonly Value[]): Statement => ({ sql, values });

export const must = (sql: string, ...values: readonly Value[]): Statement => ({ sql, values, must: true });

/** Whether a batch only reads. */
export const reads = (batch: Batch): boolean => batch.every(s => /^\s*SELECT\b/i.test(s.sql));

/** The rows of a single statement. */
export const rowsOf = async (db: Database, sql: string, ...values: readonly Value[]): Promise<readonly Row[]> =>
  (await db.run([statement(sql, ...values)]))?.[0] ?? [];

export const text = (row: Row | undefined, column: string): string => String(row?.[column] ?? '');

export const number = (row: Row | undefined, column: string): number => Number(row?.[column] ?? 0);

/** JSON in a column; nothing, if the column is empty. */
export const json = <T>(row: Row | undefined, column: string): T | undefined => {
  const value = row?.[column];
  return typeof value === 'string' ? (JSON.parse(value) as T) : undefined;
};

/** A property only if there is a value, as exact optional properties want it. */
export const maybe = <K extends string, T>(key: K, value: T | null | undefined): { [P in K]?: T } =>
  (value === null || value === undefined ? {} : { [key]: value }) as { [P in K]?: T };
