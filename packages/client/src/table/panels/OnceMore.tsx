import type { ReactNode } from 'react';
import { go } from '../../app/useWhere.ts';
import { createGame } from '../../store/create.ts';
import { keptGame } from '../../store/kept.ts';
import { isShared, useTable } from '../../store/table.ts';
import { titleOf } from '../../store/titles.ts';
import { say } from '../../words/index.ts';

/** The same game with the same people and bots, dealt anew in this browser. */
const deal = async (id: string): Promise<void> => {
  const kept = await keptGame(id);
  const setup = kept?.record.setup;
  const title = setup && (await titleOf(setup.title));
  if (!title) return;
  const { names = [], options } = setup;
  go('table', { id: await createGame({ title, names, options, sitters: kept.sitters }) });
};

/** After a game at this screen: another one. */
export const OnceMore = (): ReactNode => {
  const id = useTable(s => s.id);
  const isOurs = useTable(s => !isShared(s) && !s.isReading);
  if (!isOurs) return null;
  return (
    <p>
      <button type="button" className="primary" onClick={() => void deal(id)}>
        {say('table.onceMore')}
      </button>
    </p>
  );
};
