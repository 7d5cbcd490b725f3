import { createRequire } from 'node:module';
import type { Row, Value } from '../database.ts';

/** One open SQLite file; everything is done when the call returns. */
export interface Driver {
  readonly name: DriverName;
  exec(sql: string): void;
  all(sql: string, values: readonly Value[]): readonly Row[];
  close(): void;
}

export type DriverName = 'node' | 'wasm';

/** The built-in SQLite of Node, where this Node has one. */
const builtIn = (): typeof import('node:sqlite') | undefined => {
  const find = (process as { getBuiltinModule?: (id: string) => unknown }).getBuiltinModule;
  return find?.call(process, 'node:sqlite') as typeof import('node:sqlite') | undefined;
};

/** The drivers that work here, the better one first. */
export const driversHere = (): readonly DriverName[] => (builtIn() ? ['node', 'wasm'] : ['wasm']);

/** Opens a file so that what is committed survives a power cut. The caller holds the lock on the file. */
export const openDriver = (file: string, name: DriverName = driversHere()[0] ?? 'wasm'): Driver => {
  const driver = name === 'node' ? openBuiltIn(file) : openWasm(file);
  driver.exec('PRAGMA locking_mode = EXCLUSIVE');
  driver.exec('PRAGMA journal_mode = WAL');
  driver.exec('PRAGMA synchronous = FULL');
  return driver;
};

/** SQLite numbers its parameters with a question mark. */
const numbered = (sql: string): string => sql.replace(/\$(\d+)/g, '?$1');

const openBuiltIn = (file: string): Driver => {
  const sqlite = builtIn();
  if (!sqlite) throw new Error('This Node has no built-in SQLite.');
  const db = new sqlite.DatabaseSync(file);
  const known = new Map<string, import('node:sqlite').StatementSync>();
  const prepared = (sql: string) => remembered(known, sql, () => db.prepare(numbered(sql)));
  return {
    name: 'node',
    exec: sql => db.exec(sql),
    all: (sql, values) => prepared(sql).all(...values) as unknown as readonly Row[],
    close: () => {
      wholeFile(sql => db.exec(sql));
      db.close();
    },
  };
};

/** Brings everything from the log into the file itself, so that the file alone is the database. */
const wholeFile = (exec: (sql: string) => void): void => quietly(() => exec('PRAGMA wal_checkpoint(TRUNCATE)'));

interface WasmStatement {
  all(values: Value[]): readonly Row[];
  finalize(): void;
}
interface WasmDatabase {
  exec(sql: string): void;
  prepare(sql: string): WasmStatement;
  close(): void;
}

/** The wasm build marks an open file with a folder that a crash leaves behind; whoever holds our lock may remove it. */
const openWasm = (file: string): Driver => {
  const load = createRequire(import.meta.url);
  const { rmSync } = load('node:fs') as typeof import('node:fs');
  const { Database } = load('node-sqlite3-wasm') as { readonly Database: new (path: string) => WasmDatabase };
  rmSync(`${file}.lock`, { recursive: true, force: true });
  const db = new Database(file);
  const known = new Map<string, WasmStatement>();
  const prepared = (sql: string) => remembered(known, sql, () => db.prepare(numbered(sql)));
  return {
    name: 'wasm',
    exec: sql => db.exec(sql),
    all: (sql, values) => {
      const statement = prepared(sql);
      try {
        return statement.all([...values]);
      } catch (error) {
        // A statement that failed would fail again when it is next used.
        known.delete(sql);
        quietly(() => statement.finalize());
        throw error;
      }
    },
    close: () => {
      for (const statement of known.values()) quietly(() => statement.finalize());
      wholeFile(sql => db.exec(sql));
      db.close();
    },
  };
};

const quietly = (act: () => void): void => {
  try {
    act();
  } catch {
    // It only repeats what is known already.
  }
};

const remembered = <T>(known: Map<string, T>, sql: string, make: () => T): T => {
  const before = known.get(sql);
  if (before) return before;
  const made = make();
  known.set(sql, made);
  return made;
};
