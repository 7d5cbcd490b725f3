import { type Game, since } from '@roundhouse/engine';
import type { ReactNode } from 'react';
import { cardName, say } from '../../words/index.ts';
import css from './panels.module.css';
import { rustersOf } from './radar.ts';

interface ChipProps {
  readonly game: Game;
  readonly train: string;
}

/** A train as a small ticket; its edge says how near it is to rusting. */
export const TrainChip = ({ game, train }: ChipProps): ReactNode => {
  const rusters = rustersOf(game.title, train);
  const [next] = rusters;
  const state = !next ? 'permanent' : isNear(game, next) ? 'near' : 'rusts';
  return (
    <span
      className={css['train']}
      data-state={state}
      title={next ? say('table.rusts', { train: cardName(game.title, next) }) : say('table.permanent')}
    >
      {train}
    </span>
  );
};

/** Whether the card that ends it is the next to open a phase. */
const isNear = (g: Game, card: string): boolean => {
  const { phases } = g.title.parts;
  const at = phases.findIndex(p => p.id === card);
  return !since(g, card) && since(g, phases[at - 1]?.id ?? card);
};
