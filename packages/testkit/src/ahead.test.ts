import {
  type Action,
  answers,
  apply,
  check,
  choices,
  decide,
  hashOf,
  leaves,
  play,
  rightAfter,
  start,
  type Title,
  topFrame,
} from '@roundhouse/engine';
import { shelf } from '@roundhouse/titles';
import { expect, test } from 'vitest';
import { dice } from './dice.ts';
import { answersTo, choose } from './random.ts';
import { STYLES } from './style.ts';

test.each(Object.values(shelf).map(title => [title.id, title] as const))(
  '%s: all answers at once are those on offer, and lead where playing them leads',
  (_, title) => {
    const roll = dice(title.id);
    let g = start(title, { players: title.players[0] as number, options: {}, seed: 'ahead' });
    for (let n = 0; n < 150; n++) {
      const asked = decide(g);
      if (!asked) break;
      if (n % 5 === 0) {
        const all = answers(g);
        expect(all).toEqual(answersTo(asked).flatMap(verb => [...leaves(choices(g, verb))]));
        expect(all.filter(a => check(g, a))).toEqual([]);
      }
      const action = choose(g, roll, STYLES.investor, asked) as Action;
      const outcome = play(g, action);
      if (outcome.violation) throw new Error(outcome.violation.clause);
      expect(hashOf(apply(g, action)?.state ?? {})).toBe(hashOf(outcome.game.state));
      g = outcome.game;
    }
  },
);

test('right after a lay the tile lies and its turn goes on, whatever comes next', () => {
  const roll = dice('right after');
  let g = start(shelf['18rhl'] as Title, { players: 4, options: {}, seed: 'ahead' });
  let [lays, ended] = [0, 0];
  for (let asked = decide(g); asked && lays < 40; asked = decide(g)) {
    const action = choose(g, roll, STYLES.investor, asked) as Action;
    const after = apply(g, action) as typeof g;
    if (action.type === 'layTile') {
      const here = rightAfter(g, action) as typeof g;
      const step = topFrame(g);
      expect(here.state.map).toEqual(after.state.map);
      expect(topFrame(here)).toEqual({ ...step, done: [...(step?.done ?? []), action] });
      lays++;
      if (decide(after)?.step !== asked.step) ended++;
    }
    g = after;
  }
  expect([lays, ended > 0]).toEqual([40, true]);
});
