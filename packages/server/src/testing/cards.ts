import {
  type Action,
  amend,
  defineTitle,
  defineVerb,
  drawNumber,
  endGame,
  type Frame,
  type Game,
  kind,
  nothing,
  type Procedure,
  pushFrame,
  question,
  reveal,
  type Seat,
  type Secret,
  seedOf,
  shape,
  slice,
  step,
  type Table,
  type Title,
  unless,
  write,
} from '@roundhouse/engine';

declare module '@roundhouse/engine' {
  interface Clauses {
    cards: `cards.${'empty' | 'frozen' | 'hand'}`;
  }
}

/** A made-up title with hidden hands, a hidden deck and hidden bids, to see what leaks and what undo may not cross. */
interface Turn extends Frame {
  readonly at: 'cards';
  readonly turn: Seat;
  readonly left: number;
}
const Turn = kind<Turn>('cards');

const hands = slice<Record<Seat, Secret<readonly string[]>>>('hands', {});
const deck = slice<{ rest?: Secret<readonly string[]> }>('deck', {});
const shown = slice<{ cards: readonly string[] }>('shown', { cards: [] });

const handOf = (g: Game, seat: Seat): readonly string[] => reveal(hands.of(g)[seat] as Secret<readonly string[]>);

const hold = (t: Table, seat: Seat, cards: readonly string[]): void => {
  hands.write(t)[seat] = { sees: [seat], value: cards };
};

const uncover = (t: Table): void => {
  write(t).revealed = (t.state.revealed ?? 0) + 1;
};

const nod = defineVerb('nod', {}, { offer: () => nothing, forbid: () => undefined, perform: () => {} });

const draw = defineVerb(
  'draw',
  {},
  {
    offer: () => nothing,
    forbid: g => unless(reveal(deck.of(g).rest as Secret<readonly string[]>).length > 0, 'cards.empty'),
    perform: (t, _, a) => {
      const [card = '', ...rest] = reveal(deck.of(t).rest as Secret<readonly string[]>);
      deck.write(t).rest = { sees: [], value: rest };
      hold(t, a.by, [...handOf(t, a.by), card]);
      uncover(t);
    },
  },
);

const show = defineVerb(
  'show',
  { card: shape.text },
  {
    offer: () => nothing,
    forbid: (g, _, a) => unless(handOf(g, a.by).includes(a.card), 'cards.hand'),
    perform: (t, _, a) => {
      hold(
        t,
        a.by,
        handOf(t, a.by).filter(c => c !== a.card),
      );
      shown.write(t).cards = [...shown.of(t).cards, a.card];
      uncover(t);
    },
  },
);

/** Something only the bidder may know, in the action itself. */
const bid = defineVerb(
  'bid',
  { bid: shape.fields({ sees: shape.list(shape.whole()), value: shape.text }) },
  { offer: () => nothing, forbid: () => undefined, perform: () => {} },
);

const dummyOf = (g: Game): Seat | undefined => (g.state.setup.options['dummy'] ? g.state.setup.players - 1 : undefined);

const play = step('play', { in: Turn, verbs: [nod, draw, show, bid] });

const round: Procedure<Turn> = {
  at: 'cards',
  steps: [play],
  ask: (_, f) => (f.done.length ? undefined : { by: f.turn, step: play.name }),
  next: (t, f) => {
    if (!f.left) return endGame(t);
    const turn = (f.turn + 1) % t.state.setup.players;
    return amend<Turn>(t, { done: [], turn, left: f.left - 1 });
  },
};

export const cards = defineTitle({
  id: 'cards',
  name: 'Cards',
  currency: '',
  players: [2, 3, 4],
  options: { long: { values: [false, true], cites: '1' }, dummy: { values: [false, true], cites: '2' } },
  parts: { companies: {}, privates: {}, phases: [] },
  rules: { worth: (g: Game, seat: Seat) => [{ what: 'hand', amount: handOf(g, seat).length }], income: [] },
  rounds: [round],
  owed: [],
  turn: {},
  anytime: [],
  effects: {},
  zones: {},
  watches: [],
  course: {},
  set: (t: Table) => {
    const { players, options } = t.state.setup;
    const all = Array.from({ length: 40 }, (_, i) => `card-${i}-${drawNumber(seedOf(t), `card ${i}`, 2 ** 52)}`);
    for (let seat = 0; seat < players; seat++) hold(t, seat, all.splice(0, 3));
    deck.write(t).rest = { sees: [], value: all };
    pushFrame<Turn>(t, { at: 'cards', done: [], turn: 0, left: options['long'] ? 5000 : 8 });
  },
  automatic: (g: Game): Action | undefined => {
    const q = question(g);
    return q && q.by === dummyOf(g) ? { type: 'nod', by: q.by, at: 'play' } : undefined;
  },
  cites: {},
  referee: { 'cards.hand': () => 'CARDS-1-a' },
} as unknown as Title);

/** A shelf with nothing but the made-up title. */
export const cardParts = { shelf: { cards }, titleOf: (id: string) => (id === 'cards' ? cards : undefined) };

/** Every card of a state, to look for where it should not be. */
export const cardsIn = (g: Game): Readonly<Record<Seat | 'deck', readonly string[]>> => ({
  ...Object.fromEntries(Array.from({ length: g.state.setup.players }, (_, s) => [s, handOf(g, s)])),
  deck: reveal(deck.of(g).rest as Secret<readonly string[]>),
});

export const act = (type: string, by: Seat, more: object = {}): { readonly do: Action } => ({
  do: { type, by, at: 'play', ...more } as Action,
});
