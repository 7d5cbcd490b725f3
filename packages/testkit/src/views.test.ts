import { type Action, choices, decide, isUnknown, leaves, play, start, view, withState } from '@roundhouse/engine';
import { shelf, t18czBohemia } from '@roundhouse/titles';
import { describe, expect, test } from 'vitest';
import { dice } from './dice.ts';
import { broken, LAWS } from './laws.ts';
import { choose } from './random.ts';
import { STYLES } from './style.ts';

const law = { viewsSuffice: LAWS['viewsSuffice'] as (typeof LAWS)[string] };

/** Each title as printed, and with each other value of each of its options. */
const games = Object.values(shelf).flatMap(title => [
  { title, options: {} },
  ...Object.entries(title.options).flatMap(([name, { values }]) =>
    values.slice(1).map(value => ({ title, options: { [name]: value } })),
  ),
]);

/** A random game, looked at after every so many actions. */
const along = (
  { title, options }: (typeof games)[number],
  every: number,
  look: (m: Parameters<typeof broken>[1]) => void,
) => {
  const players = title.players[0] as number;
  const roll = dice(`${title.id} ${JSON.stringify(options)}`);
  let g = start(title, { players, options, seed: 'views' });
  for (let n = 0; n < 300 && decide(g); n++) {
    const action = choose(g, roll, STYLES.investor) as Action;
    const outcome = play(g, action);
    if (outcome.violation) throw new Error(outcome.violation.clause);
    if (n % every === 0) look({ before: g, action, after: outcome.game, asked: decide(outcome.game), roll });
    g = outcome.game;
  }
};

describe('whoever is asked can try every answer on what it sees', () => {
  test.each(games.map(game => [game.title.id, JSON.stringify(game.options), game] as const))('%s %s', (_, __, game) => {
    along(game, 12, m => expect(broken(law, m)).toBeUndefined());
  });

  test('an action whose outcome is drawn is offered, and what follows is unknown', () => {
    let unknown = 0;
    along({ title: t18czBohemia, options: {} }, 1, ({ after, asked }) => {
      const seen = asked && withState(after, view(after, asked.by));
      if (!seen || !asked.verbs.includes('buyTrain')) return;
      for (const action of leaves(choices(seen, 'buyTrain'))) {
        if (!isUnknown(play(seen, action))) continue;
        unknown++;
        expect(play(after, action).violation).toBeUndefined();
      }
    });
    expect(unknown).toBeGreaterThan(0);
  });
});

test('nobody else, nor a spectator, can make the rules stumble over what is hidden', () => {
  for (const game of games)
    along(game, 100, ({ after, asked }) => {
      for (const seat of [undefined, ...after.state.seating]) {
        const seen = withState(after, view(after, seat));
        expect(decide(seen)?.step).toBe(asked?.step);
        for (const verb of asked?.verbs ?? []) for (const a of leaves(choices(seen, verb))) play(seen, a);
      }
    });
});
