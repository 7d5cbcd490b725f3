import type { Action, Entry } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { storyOf } from './story.ts';

const a = (type: string): Action => ({ type, by: 0, at: 'x' });
const told = (...log: readonly Entry[]): readonly string[] =>
  storyOf(log).map(l =>
    l.kind === 'done' ? `${l.nth} ${l.action.type}` : `− ${l.actions.map(x => x.type).join(' ')}`,
  );

describe('the story of a record', () => {
  test('what was taken back leaves a line', () => {
    expect(told({ do: a('one') }, { do: a('two') }, { undo: 1 }, { do: a('three') })).toEqual([
      '1 one',
      '− two',
      '2 three',
    ]);
  });

  test('unless it was brought back', () => {
    expect(told({ do: a('one') }, { do: a('two') }, { undo: 2 }, { redo: true })).toEqual(['1 one', '2 two']);
    expect(told({ do: a('one') }, { do: a('two') }, { undo: 1 }, { undo: 1 }, { redo: true })).toEqual([
      '− two',
      '1 one',
    ]);
  });
});
