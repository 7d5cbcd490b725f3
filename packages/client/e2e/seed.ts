import type { GameRecord, View } from '@roundhouse/engine';
import type { Page } from 'playwright-core';

/** Puts a game into the browser's own store, as if it had been played there. */
export const seed = (page: Page, id: string, record: GameRecord, state: View): Promise<void> =>
  page.evaluate(
    kept =>
      new Promise<void>((resolve, reject) => {
        const asking = indexedDB.open('roundhouse', 1);
        asking.onupgradeneeded = () => asking.result.createObjectStore('games', { keyPath: 'id' });
        asking.onerror = () => reject(asking.error);
        asking.onsuccess = () => {
          const transaction = asking.result.transaction('games', 'readwrite');
          transaction.objectStore('games').put(kept);
          transaction.oncomplete = () => {
            asking.result.close();
            resolve();
          };
        };
      }),
    {
      id,
      record,
      state,
      sitters: Array.from({ length: record.setup.players }, () => 'person'),
      changed: Date.now(),
      glance: { actions: record.log.length, over: !!state.over },
    } as unknown as Parameters<Page['evaluate']>[1],
  ) as Promise<void>;
