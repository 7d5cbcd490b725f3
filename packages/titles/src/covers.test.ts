import { describe, expect, test } from 'vitest';
import { covers, unpack } from './covers.ts';
import { shelf } from './index.ts';

describe('covers', () => {
  test('say of every title on the shelf what it says itself, in the order of the shelf', () => {
    const printed = Object.values(shelf).map(({ id, name, players, rulebook, inherits }) => ({
      id,
      name,
      players,
      ...(rulebook === undefined ? {} : { rulebook }),
      ...(inherits === undefined ? {} : { inherits }),
    }));
    expect(covers).toEqual(printed);
  });

  test('lead to the title, one by one', async () => {
    for (const { id } of covers) expect(await unpack(id)).toBe(shelf[id]);
    expect(await unpack('toString')).toBeUndefined();
  });
});
