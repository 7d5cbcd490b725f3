import { type Game, inOrder, markerAfter, soldOut } from '@roundhouse/engine';
import { eventsOf } from '../../store/foresight.ts';
import type { Asked } from '../asked.ts';

/** A marker that would move, and where to. */
export interface Move {
  readonly company: string;
  readonly to: string;
}

/** Moves an action would bring. */
export const movesOf = (g: Game, preview: Parameters<typeof eventsOf>[1]): readonly Move[] =>
  eventsOf(g, preview).flatMap(e => (e.type === 'moved' ? [{ company: e.company, to: e.to }] : []));

/** Moves that are in the air: of the company acting, and at the end of a stock round. */
export const waitingMoves = ({ game, decision }: Pick<Asked, 'game' | 'decision'>): readonly Move[] => {
  const to = (company: string, cause: string) => {
    const cell = markerAfter(game, company, cause);
    return cell !== undefined && cell !== game.state.companies[company]?.cell ? [{ company, to: cell }] : [];
  };
  if (!decision) return [];
  if (decision.company !== undefined)
    return decision.step === 'dividend' ? ['paid', 'withheld'].flatMap(c => to(decision.company ?? '', c)) : [];
  return inOrder(game)
    .filter(c => soldOut(game, c))
    .flatMap(c => to(c, 'soldOut'));
};
