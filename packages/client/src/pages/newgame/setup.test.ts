import { lra, lraInvestor, shelf, t1848 } from '@roundhouse/titles';
import { describe, expect, test } from 'vitest';
import { boxes, boxOf, variantsOf } from '../frame/shelf.ts';
import { impossible, optionsFor, presets } from './setup.ts';

describe('setting up', () => {
  test.each(Object.values(shelf).map(t => [t.id, t] as const))('%s can be played as it comes', (_, title) => {
    for (const players of title.players)
      expect(impossible(title, { players, options: presets(title) })).toBeUndefined();
  });

  test('an option is offered to the numbers of players it is for', () => {
    expect(Object.keys(optionsFor(lra, 3))).toContain('scenario');
    expect(Object.keys(optionsFor(lra, 4))).not.toContain('scenario');
    expect(Object.keys(optionsFor(lraInvestor, 2))).toEqual(expect.arrayContaining(['scenario', 'investorCard']));
  });

  test('a wrong number of players has a reason', () => {
    expect(impossible(t1848, { players: 2, options: {} })).toBe('1848 Australia is for 3, 4, 5 and 6 players.');
  });

  test('every title belongs to a box, and no box is a variant', () => {
    for (const title of Object.values(shelf)) expect(variantsOf(boxOf(title)).map(t => t.id)).toContain(title.id);
    expect(boxes.length).toBeLessThanOrEqual(Object.keys(shelf).length);
  });
});
