import { type Action, act, type Choice, pick } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { answering, chosen, unfold } from './unfold.ts';

const lay = (hex: string, tile: string, turn: number, using = ''): Action =>
  ({ type: 'lay', by: 0, at: 'track', hex, tile, turn, using }) as Action;

const choice: Choice<Action> = pick('hex', ['A1', 'B2'], hex =>
  pick('tile', ['7', '8'], tile =>
    pick('turn', [1, 3], turn =>
      pick('using', hex === 'B2' ? ['', 'P2'] : [''], using => act(lay(hex, tile, turn, using))),
    ),
  ),
);

describe('a choice as it is answered', () => {
  test('asks for the hex first, even a single one', () => {
    expect(unfold(choice, []).rest).toMatchObject({ kind: 'pick', what: 'hex' });
    expect(
      unfold(
        pick('hex', ['A1'], () => act(lay('A1', '7', 0))),
        [],
      ).rest,
    ).toMatchObject({ what: 'hex' });
  });

  test('turns begin with the first, so that there is something to see', () => {
    const u = unfold(choice, ['A1', '7']);
    expect(u.rest).toEqual({ kind: 'act', action: lay('A1', '7', 1) });
    expect(chosen(u, 'turn')).toBe(1);
  });

  test('another answer at a level forgets what came after', () => {
    const u = unfold(choice, ['B2', '7', 3, 'P2']);
    expect(u.rest).toEqual({ kind: 'act', action: lay('B2', '7', 3, 'P2') });
    expect(answering(u, 'turn', 1)).toEqual(['B2', '7', 1]);
    expect(answering(u, 'tile', '8')).toEqual(['B2', '8']);
    expect(answering(u, 'using', '')).toEqual(['B2', '7', 3, '']);
  });

  test('a single tile is in hand as soon as its hex is', () => {
    const single = pick('hex', ['A1', 'B2'], hex =>
      pick('tile', ['9'], tile => pick('turn', [0, 1], turn => act(lay(hex, tile, turn)))),
    );
    expect(unfold(single, ['B2']).rest).toEqual({ kind: 'act', action: lay('B2', '9', 0) });
  });

  test('an answer that is not on offer ends the walk', () => {
    expect(unfold(choice, ['C3']).rest).toMatchObject({ what: 'hex' });
  });
});
