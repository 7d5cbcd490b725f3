import { type Action, type Game, hexOf } from '@roundhouse/engine';
import type { ReactNode } from 'react';
import { eventsOf } from '../../store/foresight.ts';
import { money, phrase } from '../../words/index.ts';
import css from './map.module.css';

/** What a lay costs, opened up: what is printed for the terrain, and what is taken off or comes on top. */
export const Cost = ({ game, action }: { readonly game: Game; readonly action: Action }): ReactNode => {
  const laid = eventsOf(game, action).find(e => e.type === 'laid');
  const terrain = laid && !game.state.map.tiles[laid.hex] ? hexOf(game, laid.hex).terrain : undefined;
  if (!laid || !terrain?.cost) return null;
  const other = laid.cost - terrain.cost;
  const sum = (n: number) => money(n, game.title);
  return (
    <p className={css['gain']}>
      {phrase(`terrain.${terrain.kind}`) ?? terrain.kind} {sum(terrain.cost)}
      {other < 0 ? ` − ${sum(-other)}` : other > 0 ? ` + ${sum(other)}` : ''}
      {other ? ` = ${sum(laid.cost)}` : ''}
    </p>
  );
};
