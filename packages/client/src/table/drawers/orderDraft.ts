import type { Game } from '@roundhouse/engine';
import type { NewOrder } from '@roundhouse/protocol';
import { stepsWith } from '../people/orders.ts';

/** What may end an order before its time. */
export const BREAKS = ['sold', 'fell', 'bought', 'started', 'director', 'bid', 'any'] as const;
type BreakName = (typeof BREAKS)[number];

/** What can be left behind, by the verb without which it makes no sense. */
export const KINDS = {
  pass: 'pass',
  buy: 'buyShare',
  bid: 'bid',
  lot: 'buyLot',
  run: 'runRoutes',
  lay: 'layTile',
  answer: 'answer',
} as const;
export type KindName = keyof typeof KINDS;

/** An order as the form has it so far. */
export interface OrderDraft {
  readonly kind: KindName;
  readonly step: string;
  readonly company: string;
  readonly lot: string;
  readonly money: string;
  readonly times: string;
  readonly how: string;
  readonly lasts: 'round' | 'game';
  readonly breaks: readonly BreakName[];
}

/** The order a filled form describes; nothing, as long as something is missing. */
export const orderOf = (d: OrderDraft, game: Game): NewOrder | undefined => {
  const { lasts } = d;
  const breaks = d.breaks.map(what => ({ what }));
  const common = { lasts, breaks };
  const sum = d.money === '' ? {} : { limit: Number(d.money) };
  const times = Number(d.times) ? { times: Number(d.times) } : {};
  switch (d.kind) {
    case 'pass':
      return { kind: 'pass', at: [d.step], ...common };
    case 'lay':
      return d.company
        ? { kind: 'pass', at: [...stepsWith(game.title, KINDS.lay)], company: d.company, times: 1, ...common }
        : undefined;
    case 'buy': {
      const often = d.times === 'floats' ? { floats: true as const } : times;
      return d.company
        ? { kind: 'take', verb: KINDS.buy, fields: { company: d.company }, ...sum, ...often, ...common }
        : undefined;
    }
    case 'bid':
    case 'lot':
      return d.lot && d.money !== ''
        ? {
            kind: 'take',
            verb: KINDS[d.kind],
            fields: { lot: d.lot },
            ...sum,
            ...(d.kind === 'lot' ? { times: 1 } : {}),
            ...common,
          }
        : undefined;
    case 'run':
      return d.company ? { kind: 'run', company: d.company, how: d.how, ...times, ...common } : undefined;
    case 'answer':
      return { kind: 'answer', yes: d.how === 'yes', ...(d.money === '' ? {} : { least: Number(d.money) }), ...common };
  }
};
