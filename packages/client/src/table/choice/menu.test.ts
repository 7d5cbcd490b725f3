import { check, choices, decide, type Game, leaves, play, start, verbsIn } from '@roundhouse/engine';
import { shelf } from '@roundhouse/titles';
import { describe, expect, test } from 'vitest';
import { hasThoughts, menuOf, whyNotVerb } from './menu.ts';

const first = (id: string): Game => {
  const title = shelf[id];
  if (!title) throw new Error(id);
  return start(title, { players: title.players[0] ?? 3, options: {}, seed: 'menu' });
};

/** Plays the first legal action so many times. */
const along = (g: Game, steps: number): readonly Game[] => {
  const games = [g];
  for (let i = 0; i < steps; i++) {
    const now = games.at(-1) as Game;
    const d = decide(now);
    const verb = d?.verbs.at(-1) ?? (d?.mayPass ? 'pass' : undefined);
    const action = verb && leaves(choices(now, verb)).next().value;
    const outcome = action ? play(now, action) : undefined;
    if (!outcome || outcome.violation) break;
    games.push(outcome.game);
  }
  return games;
};

describe.each(Object.keys(shelf))('the things on the table of %s', id => {
  test('every button is legal, and every thing without one has its reason', () => {
    let offered = 0;
    for (const g of along(first(id), 60)) {
      const d = decide(g);
      for (const item of d ? menuOf(g, d.verbs) : []) {
        for (const { choice } of item.offers)
          for (const action of leaves(choice)) {
            offered++;
            expect(check(g, action)).toBeUndefined();
          }
        if (!item.offers.length) expect(item.reason, `${item.what} ${item.value}`).toBeDefined();
      }
    }
    expect(offered).toBeGreaterThan(0);
  });

  test('a verb that is shown as not possible now says why', () => {
    for (const g of along(first(id), 60)) {
      const d = decide(g);
      for (const verb of d ? verbsIn(g, d.step) : [])
        if (!d?.verbs.includes(verb) && hasThoughts(g, verb)) expect(whyNotVerb(g, verb), verb).toBeDefined();
    }
  });
});
