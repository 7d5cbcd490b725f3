import type { Review } from '@roundhouse/bots/review';

/** A review as it is kept beside its game. */
interface KeptReview {
  readonly id: string;
  /** Names the position it goes up to, and how it was made. */
  readonly of: string;
  readonly review: Review;
}

const STORE = 'reviews';

const opened = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const asking = indexedDB.open('roundhouse-reviews', 1);
    asking.onupgradeneeded = () => {
      asking.result.createObjectStore(STORE, { keyPath: 'id' });
    };
    asking.onsuccess = () => resolve(asking.result);
    asking.onerror = () => reject(asking.error);
  });

const inReviews = async <T>(
  mode: IDBTransactionMode,
  ask: (reviews: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> => {
  const base = await opened();
  const transaction = base.transaction(STORE, mode);
  const asking = ask(transaction.objectStore(STORE));
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => {
      base.close();
      resolve(asking.result);
    };
    transaction.onabort = () => reject(transaction.error);
  });
};

/** The review of this game, if one was made of just this position. */
export const keptReview = async (id: string, of: string): Promise<Review | undefined> => {
  const kept = await inReviews('readonly', r => r.get(id) as IDBRequest<KeptReview | undefined>).catch(() => undefined);
  return kept?.of === of ? kept.review : undefined;
};

/** Keeps a review; without room for it, it is made again next time. */
export const keepReview = (kept: KeptReview): Promise<unknown> =>
  inReviews('readwrite', r => r.put(kept)).catch(() => undefined);

/** Forgets the review of a game that is forgotten. */
export const forgetReview = (id: string): Promise<unknown> =>
  inReviews('readwrite', r => r.delete(id)).catch(() => undefined);
