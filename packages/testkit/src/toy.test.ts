import { choices, decide, leaves, play, start, winners } from '@roundhouse/engine';
import { expect, test } from 'vitest';
import { plan, toy } from './toy.ts';

test('a title without money or chart sets a handful of policies and can be played to its end', () => {
  expect(Object.keys(plan.rules).length).toBeLessThanOrEqual(10);
  let game = start(toy, { players: 2, options: {}, seed: 'toy' });
  for (let asked = decide(game); asked; asked = decide(game)) {
    const action = [...leaves(choices(game, asked.verbs[0] ?? ''))].at(-1);
    const outcome = play(game, action);
    if (outcome.violation) throw new Error(outcome.violation.clause);
    game = outcome.game;
  }
  expect(game.state.over).toBe(true);
  expect(winners(game)).toEqual([1]);
  expect(play(start(toy, { players: 2, options: {}, seed: 'toy' }), { type: 'pass', by: 0, at: 'take' })).toEqual({
    violation: { clause: 'turn.verb' },
  });
});
