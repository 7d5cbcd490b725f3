import type { ReactNode } from 'react';
import { useDraft } from '../store/draft.ts';
import { isShared, useTable } from '../store/table.ts';
import { aimOf, verbAsks } from '../words/index.ts';
import type { Asked } from './asked.ts';
import { Outcomes } from './choice/Outcomes.tsx';
import { Tray } from './choice/Tray.tsx';
import { chosen } from './choice/unfold.ts';
import { HexStory } from './map/HexStory.tsx';
import { TilePicker } from './map/TilePicker.tsx';
import { Later } from './people/Later.tsx';
import { BillView } from './run/BillView.tsx';
import css from './table.module.css';

interface WorkProps {
  readonly asked: Asked;
  /** Whether room is kept for it, so that a hint may stand where nothing else does. */
  readonly hasRoom?: boolean;
}

/** What the question needs besides map and charters: tiles for the chosen hex, what is to be chosen from, the bill. */
export const Work = ({ asked, hasRoom = false }: WorkProps): ReactNode => {
  const { game, mayAct, verb, unfolded } = asked;
  const looked = useDraft(s => s.hex);
  const isOnlineTable = useTable(isShared);
  const isOnHex = chosen(unfolded, 'hex') !== undefined;
  return (
    <>
      {isOnHex && <TilePicker asked={asked} />}
      {!isOnHex && looked && <HexStory game={game} hex={looked} />}
      <Tray asked={asked} />
      <BillView asked={asked} />
      <Outcomes asked={asked} />
      {game.state.over && <Later part="GameOver" />}
      {isOnlineTable && <Later part="Agreed" />}
      {hasRoom && mayAct && verb && !isOnHex && (
        <p className={css['hint']}>
          {aimOf(game)} {verbAsks(game.title, verb)}
        </p>
      )}
    </>
  );
};
