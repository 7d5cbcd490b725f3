import fc from 'fast-check';
import { expect, test } from 'vitest';
import { often } from './often.ts';

test('a property that fails prints its seed and the command that repeats it', () => {
  const fails = () =>
    fc.assert(
      fc.property(fc.nat(), n => n < 0),
      { ...often<[number]>(10), seed: 7 },
    );
  expect(fails).toThrow(/seed: 7/);
  expect(fails).toThrow(
    /PROPERTY_SEED=7 PROPERTY_PATH=[\d:]+ npx vitest run packages\/testkit\/src\/often\.test\.ts -t 'a property that fails/,
  );
});
