import { start } from '@roundhouse/engine';
import { t1848 } from '@roundhouse/titles';
import { describe, expect, test } from 'vitest';
import { dice } from './dice.ts';
import { choose, modest, weighed } from './random.ts';
import { STYLE_NAMES, STYLES, stylesFor } from './style.ts';

describe('a random player', () => {
  test('does the same for the same dice, and other things for others', () => {
    const g = start(t1848, { players: 4, options: {}, seed: 'random' });
    const chosen = (seed: number) => choose(g, dice(seed), STYLES.drifter);
    expect(chosen(1)).toEqual(chosen(1));
    expect(new Set(Array.from({ length: 30 }, (_, n) => JSON.stringify(chosen(n)))).size).toBeGreaterThan(5);
  });

  test('chooses as often as the weights say', () => {
    const roll = dice('weights');
    const drawn = Array.from({ length: 4000 }, () =>
      weighed(roll, ['a', 'b', 'c'], w => ({ a: 3, b: 1, c: 0 })[w] ?? 0),
    );
    const share = drawn.filter(w => w === 'a').length / drawn.length;
    expect(share).toBeGreaterThan(0.72);
    expect(share).toBeLessThan(0.78);
    expect(drawn).not.toContain('c');
  });

  test('still chooses when nothing weighs anything, and not from nothing', () => {
    expect(weighed(dice(1), ['a'], () => 0)).toBe('a');
    expect(weighed(dice(1), [], () => 1)).toBeUndefined();
  });

  test('offers little as a rule, everything now and then, and never more', () => {
    const roll = dice('modest');
    const offers = Array.from({ length: 4000 }, () => modest(400, roll));
    expect(offers.filter(n => n < 40).length / offers.length).toBeGreaterThan(0.7);
    expect(Math.max(...offers)).toBeGreaterThan(350);
    expect(offers.every(n => Number.isInteger(n) && n >= 0 && n < 400)).toBe(true);
    expect(modest(1, roll)).toBe(0);
  });

  test('sits at tables of one style and of many', () => {
    const tables = Array.from({ length: 30 }, (_, n) => new Set(stylesFor(4, dice(n))).size);
    expect(tables).toContain(1);
    expect(Math.max(...tables)).toBeGreaterThan(2);
    expect(STYLE_NAMES.length).toBeGreaterThan(5);
  });
});
