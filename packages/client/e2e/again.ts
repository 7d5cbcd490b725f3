import { levels, thinkThrough } from '@roundhouse/bots';
import { type Action, type GameRecord, openRecord, type Title, view, withState } from '@roundhouse/engine';
import { shelf } from '@roundhouse/titles';
import type { Page } from 'playwright-core';

interface Played {
  readonly id: string;
  readonly record: GameRecord;
  readonly sitters: readonly string[];
}

/** The one game this browser keeps. */
const kept = (page: Page): Promise<Played> =>
  page.evaluate(
    () =>
      new Promise<Played>(resolve => {
        const asking = indexedDB.open('roundhouse', 1);
        asking.onsuccess = () => {
          const getting = asking.result.transaction('games').objectStore('games').getAll();
          getting.onsuccess = () => {
            const [{ id, record, sitters }] = getting.result;
            asking.result.close();
            resolve({ id, record, sitters });
          };
        };
      }),
  );

/** What the bots of the game this browser keeps did there, and what they would have done in Node. */
export const thoughtAgain = async (page: Page): Promise<{ readonly here: Action[]; readonly there: Action[] }> => {
  const { id, record, sitters } = await kept(page);
  const line = openRecord(shelf[record.setup.title] as Title, record);
  if ('violation' in line) throw new Error(line.violation.clause);
  const [here, there]: [Action[], Action[]] = [[], []];
  for (const [entry, told] of record.log.entries()) {
    const level = 'do' in told ? levels[sitters[told.do.by] as keyof typeof levels] : undefined;
    const game = line.games[entry];
    if (!('do' in told) || !level || !game) continue;
    const { by } = told.do;
    there.push(told.do);
    here.push(thinkThrough(level, withState(game, view(game, by)), by, { table: id, entry }).action);
  }
  return { here, there };
};
