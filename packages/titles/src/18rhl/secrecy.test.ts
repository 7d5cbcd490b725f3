import {
  type Action,
  type Chronicle,
  check,
  choices,
  decide,
  enter,
  type Game,
  hashOf,
  leaves,
  newRecord,
  play,
  redact,
  type Seat,
  type State,
  seedOf,
  start,
  view,
  withState,
} from '@roundhouse/engine';
import { attempt, choose, dice, type Memory, remember, STYLES, toldApart } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { destinies } from './destinies.ts';
import { DESTINIES } from './fates.ts';
import { rhl } from './index.ts';

const KEEPER: Seat = 2;

/** A name for all that a verb offers. */
const offer = (g: Game, verb: string): string => hashOf([...leaves(choices(g, verb))]);

/** Everything another seat receives: its view and the name of it, what happened, what is asked, what is refused. */
const received = (g: Game, events: readonly object[], tried: readonly unknown[], seat: Seat | undefined): string => {
  const seen = view(g, seat);
  const own = withState(g, seen);
  return JSON.stringify([
    seen,
    hashOf(seen),
    redact(events, seat),
    decide(own),
    tried.map(action => [check(g, action), check(own, action)]),
  ]);
};

/** The same game with two cards that were not dealt in the hand of one seat. */
const withOtherHand = (g: Game): Game => {
  const book = destinies.of(g);
  const dealt = Object.values(book.hands).flatMap(h => ('value' in h ? h.value : []));
  const left = Object.keys(DESTINIES).filter(card => !dealt.includes(card));
  const hands = { ...book.hands, [KEEPER]: { sees: [KEEPER], value: left.slice(0, 2) } };
  return withState(g, { ...g.state, slices: { ...g.state.slices, destinies: { ...book, hands } } });
};

const OPTIONS: Readonly<Record<string, State['setup']['options']>> = {
  a: { destinies: true },
  b: { destinies: true, targets: true },
  c: { destinies: true, lot1: 'alternative', lot3: 'alternative', lot6: 'alternative', bankruptcy: true },
};

describe('destiny cards are nobody else’s business', () => {
  test.each(['a', 'b', 'c'])('two games that differ in a hidden card look the same to all others (%s)', seed => {
    let left: Game = start(rhl, { players: 4, options: OPTIONS[seed] ?? {}, seed });
    let right = withOtherHand(left);
    expect(hashOf(left.state)).not.toBe(hashOf(right.state));
    const roll = dice(seed);
    const memory: Memory = new Map();
    const others = [undefined, 0, 1, 3];
    for (let n = 0; n < 2000 && decide(left); n++) {
      const action = choose(left, roll, STYLES.investor) as Action;
      // What others are asked and told, undone and redone actions included.
      if (n < 60 || n % 50 === 0) expect(toldApart(left, right, action, others, roll)).toBeUndefined();
      const outcomes = [play(left, action), play(right, action)] as const;
      const [a, b] = outcomes;
      if ('violation' in a && a.violation) throw new Error(a.violation.clause);
      if ('violation' in b && b.violation) throw new Error(`only one game allows ${JSON.stringify(action)}`);
      [left, right] = [(a as { game: Game }).game, (b as { game: Game }).game];
      remember(memory, action);
      if (left.state.over) break;
      if (n > 60 && n % 20) continue;
      const tried = Array.from({ length: 4 }, () => attempt(left, roll, memory));
      const events = outcomes.map(o => ('events' in o ? o.events : []));
      for (const seat of others)
        expect(received(left, events[0] ?? [], tried, seat)).toBe(received(right, events[1] ?? [], tried, seat));
    }
    expect([left.state.over, right.state.over]).toEqual([true, true]);
    expect(view(left, 0).slices['destinies']).not.toEqual(view(right, 0).slices['destinies']);
  });

  test('what is offered to others does not depend on it, and the keeper’s own choice is told from his view', () => {
    let g = start(rhl, { players: 4, options: { destinies: true }, seed: 'offers' });
    const roll = dice('offers');
    for (let n = 0; n < 120; n++) {
      const asked = decide(g);
      if (!asked) break;
      const seen = withState(g, view(g, asked.by));
      for (const verb of asked.verbs) expect(offer(seen, verb)).toBe(offer(g, verb));
      const outcome = play(g, choose(g, roll, STYLES.builder));
      if (outcome.violation) throw new Error(outcome.violation.clause);
      g = outcome.game;
    }
  });

  test('nothing is shown before the end, and undo does not go back behind it', () => {
    let g = start(rhl, { players: 3, options: { destinies: true, lowerCapital: true }, seed: 'undo' });
    const roll = dice('undo');
    let last: readonly [Game, Action] | undefined;
    for (let n = 0; n < 3000 && decide(g); n++) {
      expect(g.state.revealed).toBeUndefined();
      const action = choose(g, roll, STYLES.investor) as Action;
      const outcome = play(g, action);
      if (outcome.violation) throw new Error(outcome.violation.clause);
      last = [g, action];
      g = outcome.game;
    }
    expect([g.state.over, g.state.revealed, Object.keys(destinies.of(g).shown)]).toEqual([true, 1, ['0', '1', '2']]);
    const [before, action] = last as readonly [Game, Action];
    const opened: Chronicle = {
      record: newRecord({ ...before.state.setup, seed: seedOf(before) }),
      games: [before],
      undone: [],
    };
    const ended = enter(opened, { do: action });
    expect('violation' in ended ? ended : enter(ended, { undo: 1 })).toEqual({
      violation: { clause: 'undo.revealed' },
    });
  });
});
