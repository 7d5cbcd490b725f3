import {
  type Action,
  decide,
  type Event,
  type Game,
  play,
  type Seat,
  type Secret,
  type State,
  start,
  withState,
} from '@roundhouse/engine';
import { choose, dice, STYLES } from '@roundhouse/testkit';
import { rhl } from '@roundhouse/titles';
import { expect, test } from 'vitest';
import type { KeptEntry } from '../store/entries.ts';
import type { Opened } from './opened.ts';
import { tell, viewHash } from './tell.ts';

const KEEPER: Seat = 2;
const OTHERS = [undefined, 0, 1, 3] as const;

type Hands = Readonly<Record<Seat, Secret<readonly string[]>>>;
const handsOf = (g: Game<State>): Hands => (g.state.slices['destinies'] as { readonly hands: Hands }).hands;

/** The same game with cards in one hand that nobody was dealt. */
const withOtherHand = (g: Game<State>): Game<State> => {
  const dealt = Object.values(handsOf(g)).flatMap(hand => hand.value);
  const left = Array.from({ length: 12 }, (_, i) => `D${i + 1}`).filter(card => !dealt.includes(card));
  const hands = { ...handsOf(g), [KEEPER]: { sees: [KEEPER], value: left.slice(0, 2) } };
  const destinies = { ...(g.state.slices['destinies'] as object), hands };
  return withState(g, { ...g.state, slices: { ...g.state.slices, destinies } });
};

const entryOf = (n: number, action: Action, events: readonly Event[]): KeptEntry => ({
  ...{ n, key: `key ${n}`, engine: '1', at: n, hash: 'never told', seat: action.by },
  deed: { do: action },
  events,
});

test('of two games that differ in a destiny card all others are told the same, word for word', () => {
  let games = [start(rhl, { players: 4, options: { destinies: true }, seed: 'told' })] as readonly Game<State>[];
  games = [games[0] as Game<State>, withOtherHand(games[0] as Game<State>)];
  const roll = dice('told');
  let chosen = 0;
  for (let n = 1; n <= 160 && decide(games[0] as Game<State>); n++) {
    const action = choose(games[0] as Game<State>, roll, STYLES.builder) as Action;
    if (action.type === 'discardDestiny') chosen++;
    const told = games.map(before => {
      const outcome = play(before, action);
      if (outcome.violation) throw new Error(outcome.violation.clause);
      const opened = { table: 'table', title: before.title } as Opened;
      const entry = entryOf(n, action, outcome.events);
      const words = (seat: Seat | undefined) => [
        tell(opened, entry, before.state, outcome.game.state, seat),
        // Taken back, the change goes the other way.
        tell(opened, { ...entry, deed: { undo: 1 }, events: [] }, outcome.game.state, before.state, seat),
        viewHash(outcome.game, seat),
      ];
      return { after: outcome.game, others: JSON.stringify(OTHERS.map(words)), own: JSON.stringify(words(KEEPER)) };
    });
    expect(told[0]?.others).toBe(told[1]?.others);
    expect(told[0]?.others).not.toContain('never told');
    expect(told[0]?.own).not.toBe(told[1]?.own);
    games = told.map(t => t.after);
  }
  expect(chosen).toBe(4);
});
