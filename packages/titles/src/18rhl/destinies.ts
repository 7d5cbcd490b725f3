import {
  act,
  defineVerb,
  emit,
  type Frame,
  type Game,
  type Hidden,
  kind,
  type Money,
  type Procedure,
  pick,
  pushFrame,
  reveal,
  type Seat,
  type Secret,
  seedOf,
  shape,
  shuffled,
  slice,
  step,
  type Table,
  unless,
  type Worth,
  write,
} from '@roundhouse/engine';
import { eachInTurn } from './each-in-turn.ts';
import { DESTINIES } from './fates.ts';
import { withDestinies } from './options.ts';

type Cards = Secret<readonly string[]> | Hidden;

/** Cards in hand and put away, which only their owner sees; at the end what everybody kept and what it brought. [RHL-8.4.2] */
export const destinies = slice<{
  readonly hands: Readonly<Record<Seat, Cards>>;
  readonly away: Readonly<Record<Seat, Cards>>;
  readonly shown: Readonly<Record<Seat, { readonly card: string; readonly bonus: Money }>>;
}>('destinies', { hands: {}, away: {}, shown: {} });

/** The cards in hand, as far as this game or view of it shows them. */
export const handOf = (g: Game, seat: Seat): readonly string[] => {
  const hand = destinies.of(g).hands[seat];
  return hand && 'value' in hand ? hand.value : [];
};

const own = (seat: Seat, value: readonly string[]): Cards => ({ sees: [seat], value });

/** Two cards for everybody. */
export const dealDestinies = (t: Table): void => {
  if (!withDestinies(t)) return;
  const deck = shuffled(seedOf(t), 'destinies', Object.keys(DESTINIES));
  const seats = [...t.state.seating].sort((a, b) => a - b);
  destinies.write(t).hands = Object.fromEntries(
    seats.map((seat, i) => [seat, own(seat, deck.slice(2 * i, 2 * i + 2))]),
  );
};

/** After the first stock round everybody puts one card away. */
interface Choosing extends Frame {
  readonly at: 'destinies';
}
const Choosing = kind<Choosing>('destinies');

export const beginChoosing = (t: Table): void => pushFrame<Choosing>(t, { at: 'destinies', done: [] });

const next = (g: Game): Seat | undefined => g.state.seating.find(seat => !destinies.of(g).away[seat]);

/** Cards are named by their place in the hand, which tells nobody else anything. */
const discardDestiny = defineVerb(
  'discardDestiny',
  { card: shape.among([0, 1]) },
  {
    offer: g =>
      pick('destiny', [0, 1], card =>
        act({ type: 'discardDestiny', by: next(g) as Seat, at: 'destinies', card: card as 0 | 1 }),
      ),
    forbid: (g, _, a) => unless(!destinies.of(g).away[a.by], 'destiny.once'),
    perform: (t, _, a) => {
      const { hands, away } = destinies.of(t);
      const hand = hands[a.by] as Cards;
      const book = destinies.write(t);
      // A copy of the game that does not hold the cards moves them unseen.
      const part = (at: number): Cards => ('hidden' in hand ? hand : own(a.by, hand.value.slice(at, at + 1)));
      book.hands = { ...hands, [a.by]: part(1 - a.card) };
      book.away = { ...away, [a.by]: part(a.card) };
      emit(t, { type: 'cardChosen', by: a.by });
    },
  },
);

export const choosing = (then: (t: Table) => void): Procedure<Choosing> =>
  eachInTurn('destinies', destinyStep, next, then);

const destinyStep = step('destinies', {
  in: Choosing,
  verbs: [discardDestiny],
  compels: () => ({ clause: 'destiny.compulsory' }),
});

/** At the end all show what they kept, and fulfilled cards count. */
export const showDestinies = (t: Table): void => {
  if (!withDestinies(t)) return;
  const shown: Record<Seat, { card: string; bonus: Money }> = {};
  for (const seat of t.state.seating) {
    const hand = destinies.of(t).hands[seat];
    const card = hand && reveal(hand)[0];
    const fate = card === undefined ? undefined : DESTINIES[card];
    if (card !== undefined && fate) shown[seat] = { card, bonus: fate.fulfilled(t, seat) ? fate.bonus : 0 };
  }
  destinies.write(t).shown = shown;
  write(t).revealed = (t.state.revealed ?? 0) + 1;
};

export const destinyWorth = (g: Game, seat: Seat): readonly Worth[] => {
  const kept = destinies.of(g).shown[seat];
  return kept ? [{ what: 'destiny', of: kept.card, amount: kept.bonus }] : [];
};
