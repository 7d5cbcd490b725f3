import { expect, test } from 'vitest';
import { slotsOf } from '../../words/message.ts';
import { de } from './de.ts';
import { en } from './en.ts';

test('every line of practice takes the same fillings in both languages', () => {
  for (const [key, line] of Object.entries(en))
    expect([key, ...slotsOf(de[key as keyof typeof en])].sort()).toEqual([key, ...slotsOf(line)].sort());
});
