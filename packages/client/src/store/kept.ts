import type { BotName } from '@roundhouse/bots';
import type { GameRecord, Round, View } from '@roundhouse/engine';

/** Who answers for a seat. */
export type Sitter = 'person' | BotName;

/** What a list of games shows without opening them. */
export interface Glance {
  readonly round?: Round;
  /** Whose move it is; nobody, if the game is over. */
  readonly turn?: number;
  readonly actions: number;
  readonly over: boolean;
}

/** A game kept in this browser. */
export interface Kept {
  readonly id: string;
  readonly record: GameRecord;
  readonly sitters: readonly Sitter[];
  /** When it was last changed, in milliseconds. */
  readonly changed: number;
  /** The state after the whole record, so that the table can be shown before the past is played again. */
  readonly state: View;
  readonly glance: Glance;
  /** Sentences about where a game that came from elsewhere departs from the book. */
  readonly remarks?: readonly string[];
}

const NAME = 'roundhouse';
const GAMES = 'games';

const opened = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const asking = indexedDB.open(NAME, 1);
    asking.onupgradeneeded = () => {
      asking.result.createObjectStore(GAMES, { keyPath: 'id' });
    };
    asking.onsuccess = () => resolve(asking.result);
    asking.onerror = () => reject(asking.error);
  });

let base: Promise<IDBDatabase> | undefined;

const inGames = async <T>(mode: IDBTransactionMode, ask: (games: IDBObjectStore) => IDBRequest<T>): Promise<T> => {
  base ??= opened();
  const transaction = (await base).transaction(GAMES, mode);
  const asking = ask(transaction.objectStore(GAMES));
  await completed(transaction);
  return asking.result;
};

const completed = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
  });

/** Writes a new game down; done when the browser says it is. */
export const keepGame = (kept: Kept): Promise<unknown> => inGames('readwrite', games => games.put(kept));

/**
 * Writes down a game that went on from so many entries, and tells the other pages of this browser. If it went on in one
 * of them meanwhile, nothing is written: what comes back is the game as it stands.
 */
export const goOnWith = async (kept: Kept, from: number): Promise<Kept | undefined> => {
  base ??= opened();
  const transaction = (await base).transaction(GAMES, 'readwrite');
  const games = transaction.objectStore(GAMES);
  const asking = games.get(kept.id) as IDBRequest<Kept | undefined>;
  asking.onsuccess = () => {
    if (!isElsewhere(asking.result, from)) games.put(kept);
  };
  await completed(transaction);
  if (isElsewhere(asking.result, from)) return asking.result;
  otherPages().postMessage(kept.id);
  return undefined;
};

const isElsewhere = (stands: Kept | undefined, from: number): boolean => !!stands && stands.record.log.length > from;

let pages: BroadcastChannel | undefined;

/** The other pages of this browser that have our games open. */
const otherPages = (): BroadcastChannel => {
  pages ??= new BroadcastChannel(NAME);
  return pages;
};

/** Hears when another page has written this game down, until told to stop. */
export const onWritten = (id: string, hear: () => void): (() => void) => {
  const listen = (e: MessageEvent<unknown>) => {
    if (e.data === id) hear();
  };
  otherPages().addEventListener('message', listen);
  return () => otherPages().removeEventListener('message', listen);
};

const read = (id: string): Promise<Kept | undefined> =>
  inGames('readonly', games => games.get(id) as IDBRequest<Kept | undefined>);

let expected: { readonly id: string; readonly kept: Promise<Kept | undefined> } | undefined;

/** Begins to read a game that will be asked for next. */
export const expectGame = (id: string): Promise<Kept | undefined> => {
  const kept = read(id);
  expected = { id, kept };
  return kept;
};

export const keptGame = (id: string): Promise<Kept | undefined> => {
  const ahead = expected?.id === id ? expected.kept : undefined;
  expected = undefined;
  return ahead ?? read(id);
};

/** Every game of this browser, latest first. */
export const keptGames = async (): Promise<readonly Kept[]> => {
  const all = await inGames('readonly', games => games.getAll() as IDBRequest<Kept[]>);
  return all.sort((a, b) => b.changed - a.changed);
};

/** Forgets a game, and what was said about it. */
export const forgetGame = (id: string): Promise<unknown> => {
  import('../review/keptReview.ts').then(
    m => m.forgetReview(id),
    () => undefined,
  );
  return inGames('readwrite', games => games.delete(id));
};
