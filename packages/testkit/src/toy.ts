import {
  act,
  amend,
  type Cites,
  defineTitle,
  defineVerb,
  endGame,
  type Frame,
  kind,
  type Plan,
  type Procedure,
  pick,
  pushFrame,
  type Seat,
  shape,
  slice,
  step,
  unless,
  write,
} from '@roundhouse/engine';

declare module '@roundhouse/engine' {
  interface Clauses {
    toy: 'heap.left';
  }
}

/** Players take turns at a heap of stones. */
export interface Heap extends Frame {
  readonly at: 'heap';
  readonly turn: Seat;
}
export const Heap = kind<Heap>('heap');

const STONES = 10;
const heap = slice<{ readonly stones: number }>('heap', { stones: STONES });

/** Takes one, two or three stones. */
export const take = defineVerb(
  'take',
  { stones: shape.among([1, 2, 3]) },
  {
    in: Heap,
    offer: (_, f) =>
      pick('stones', [1, 2, 3] as const, stones => act({ type: 'take', by: f.turn, at: 'take', stones })),
    forbid: (g, _, a) => unless(a.stones <= heap.of(g).stones, 'heap.left', { stones: heap.of(g).stones }),
    perform: (t, _, a) => {
      heap.write(t).stones -= a.stones;
      if (!heap.of(t).stones) write(t).winner = a.by;
    },
  },
);

const takeStep = step('take', { in: Heap, verbs: [take], compels: () => ({ clause: 'turn.verb' }) });

export const round: Procedure<Heap> = {
  at: 'heap',
  steps: [takeStep],
  ask: (g, f) => (f.done.length || !heap.of(g).stones ? undefined : { by: f.turn, step: takeStep.name }),
  next: (t, f) => {
    if (!heap.of(t).stones) endGame(t);
    else amend<Heap>(t, { done: [], turn: 1 - f.turn });
  },
};

export const cites: Cites<'toy'> = { 'heap.left': 'T-1', 'turn.verb': 'T-2' };

/** A title without money, map, trains or chart: whoever takes the last stone has won. */
export const plan: Plan<never, never> = {
  id: 'toy',
  name: 'Stones',
  currency: '',
  players: [2],
  options: {},
  parts: {},
  rules: { worth: () => [] },
  rounds: [round],
  turn: {},
  anytime: [],
  owed: [],
  effects: {},
  zones: {},
  watches: [],
  course: {},
  set: t => pushFrame<Heap>(t, { at: 'heap', done: [], turn: 0 }),
  cites,
};

export const toy = defineTitle(plan);
