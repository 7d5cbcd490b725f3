import {
  act,
  acting,
  actorBar,
  amount,
  cashOf,
  defineVerb,
  emit,
  type Frame,
  type Game,
  hasDone,
  kind,
  leftOf,
  Owed,
  owe,
  type Procedure,
  pay,
  pick,
  popFrame,
  pushFrame,
  riseSoldOut,
  type Seat,
  type Stock,
  shape,
  step,
  type Table,
  Turn,
  unless,
  unlessPaid,
  write,
} from '@roundhouse/engine';
import { beginSet, closeStock } from '../../18rhl/common.ts';
import { played } from '../../18rhl/options.ts';
import { affairs, isHis } from './investor.ts';

/** Whether the Investor card is bid for: section 9.4. */
const isBidFor = played('investorCard');

const manage = (t: Table, by: Seat): void => {
  affairs.write(t).manager = by;
  emit(t, { type: 'managed', by });
};

/** Whoever has the Investor card runs its company: LRA-9.2.2-a. */
export const managerOf = (g: Game): Seat => affairs.of(g).manager ?? 0;

/** After the first stock round the richer player takes one of the two cards. */
export interface Cards extends Frame {
  readonly at: 'cards';
  readonly by: Seat;
}
const Cards = kind<Cards>('cards');

const CARDS = ['priority', 'investor'] as const;

/** Priority Deal or the Investor card; the other one goes to the other player: LRA-9.3-c. */
const chooseCard = defineVerb(
  'chooseCard',
  { card: shape.among(CARDS) },
  {
    in: Cards,
    offer: (_, f) => pick('card', CARDS, card => act({ type: 'chooseCard', by: f.by, at: f.at, card })),
    forbid: () => undefined,
    perform: (t, _, a) => {
      const other = leftOf(t, a.by);
      write(t).priority = a.card === 'priority' ? a.by : other;
      manage(t, a.card === 'investor' ? a.by : other);
    },
  },
);

const cardsStep = step('cards', { in: Cards, verbs: [chooseCard], compels: () => ({ clause: 'card.choose' }) });

export const cards: Procedure<Cards> = {
  at: 'cards',
  steps: [cardsStep],
  ask: (_, f) => (f.done.length ? undefined : { by: f.by, step: cardsStep.name }),
  next: t => {
    popFrame(t);
    beginSet(t, 1);
  },
};

/** Later whoever passed first of the last two has Priority Deal, never the Investor, who counts as a player for what is sold out: LRA-9.3-d, LRA-9.3-g. */
export const afterStock = (t: Table, f: Stock): void => {
  if (f.number > 1) {
    // Nothing of one round is kept for the next, so that a table on which nothing happens any more is known for one.
    delete affairs.write(t).round;
    write(t).priority = leftOf(t, f.turn);
    riseSoldOut(t);
    beginSet(t, f.number);
    return;
  }
  closeStock(t);
  pushFrame<Cards>(t, { at: 'cards', done: [], by: t.state.priority });
};

const OFFER = 'offerForCard';

/** What the holder offers for keeping the card for the next turn: LRA-9.4-a, LRA-9.4-c. */
const offerForCard = defineVerb(
  OFFER,
  { company: shape.company, amount: shape.whole() },
  {
    in: Turn,
    offer: (g, f) => {
      const who = acting(g, f);
      return amount('amount', 0, cashOf(g, who.by), n => act({ type: OFFER, ...who, amount: n }));
    },
    forbid: (g, f, a) =>
      actorBar(f, a) ??
      unless(!hasDone(f, OFFER), 'card.once') ??
      unlessPaid(a.amount <= cashOf(g, a.by), 'card.funds', { price: a.amount, cash: cashOf(g, a.by) }),
    perform: (t, _, a) => {
      emit(t, { type: 'cardOffer', by: a.by, amount: a.amount });
      owe(t, answerStep, { by: leftOf(t, a.by), amount: a.amount });
    },
  },
);

/** Accepted, the holder pays and keeps the card; refused, the other pays as much and gets it: LRA-9.4-b, LRA-9.4-EX1. */
const answerForCard = defineVerb(
  'answerForCard',
  { yes: shape.flag },
  {
    in: Owed,
    offer: (_, f) =>
      pick('yes', ['yes', 'no'], word => act({ type: 'answerForCard', by: f.by, at: f.step, yes: word === 'yes' })),
    forbid: (g, f, a) =>
      unless(!f.done.length, 'consent.once') ??
      unlessPaid(a.yes || cashOf(g, a.by) >= (f.amount ?? 0), 'card.refuse', {
        price: f.amount ?? 0,
        cash: cashOf(g, a.by),
      }),
    perform: (t, f, a) => {
      const holder = managerOf(t);
      emit(t, { type: 'answered', by: a.by, yes: a.yes });
      pay(t, a.yes ? holder : a.by, a.yes ? a.by : holder, f.amount ?? 0);
      manage(t, a.yes ? holder : a.by);
    },
  },
);

export const answerStep = step('cardOffer', {
  in: Owed,
  verbs: [answerForCard],
  compels: () => ({ clause: 'consent.answer' }),
});

/** After the last step of its company the card passes to the other player, unless something was offered: LRA-9.3-e. */
export const cardStep = step('card', {
  in: Turn,
  verbs: [offerForCard],
  rests: (g, f) => !isHis(g, f.company) || !isBidFor(g),
  leave: (t, f) => {
    if (isHis(t, f.company) && !hasDone(f, OFFER)) manage(t, leftOf(t, managerOf(t)));
  },
});
