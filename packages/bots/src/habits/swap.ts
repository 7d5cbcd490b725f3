import {
  type Action,
  apply,
  type CompanyId,
  choices,
  decide,
  directorOf,
  type Game,
  leaves,
  type Seat,
  sharesOf,
} from '@roundhouse/engine';
import { OPENING, PLAYING, spend } from '../effort.ts';
import type { Mind } from '../mind.ts';
import type { Outlook } from '../outlook.ts';
import { gainOf, type ShareDeed } from './returns.ts';

/** So much better must be what is bought. */
const MARGIN = 20;

/** Sells what gains little to buy what gains more, where money or a limit stands in the way of it. */
export const swap = (
  g: Game,
  seat: Seat,
  ways: readonly ShareDeed[],
  outlook: (company: CompanyId) => Outlook,
  mind: Mind,
): Action | undefined => {
  let best: { readonly sale: Action; readonly gain: number } | undefined;
  for (const sale of ways) {
    if (sale.type !== 'sellShares' || directorOf(g, sale.company) === seat) continue;
    spend(mind.on, PLAYING + OPENING);
    const after = apply(g, sale);
    if (!after || !asksToBuy(after, seat)) continue;
    const sold = sharesOf(g, sale.company, seat) - sharesOf(after, sale.company, seat);
    const lost = sold * gainOf(g, seat, { ...sale, from: 'pool' }, outlook(sale.company), mind);
    for (const buy of leaves(choices(after, 'buyShare')) as Iterable<ShareDeed>) {
      if (buy.company === sale.company || !after.state.companies[buy.company]?.floated) continue;
      const gain = gainOf(after, seat, buy, outlook(buy.company), mind) - lost;
      if (gain > (best?.gain ?? MARGIN)) best = { sale, gain };
    }
  }
  return best?.sale;
};

const asksToBuy = (g: Game, seat: Seat): boolean => {
  const asked = decide(g);
  return asked?.by === seat && asked.verbs.includes('buyShare');
};
