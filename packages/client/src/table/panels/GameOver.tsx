import type { ReactNode } from 'react';
import { isShared, shownIn, useTable } from '../../store/table.ts';
import { Rematch } from '../people/Rematch.tsx';
import { OnceMore } from './OnceMore.tsx';
import { ResultView } from './ResultView.tsx';

/** Who won the game on the table, and the way to another one. */
export const GameOver = (): ReactNode => {
  const game = useTable(shownIn);
  const isOnlineTable = useTable(isShared);
  return game && <ResultView game={game}>{isOnlineTable ? <Rematch /> : <OnceMore />}</ResultView>;
};
