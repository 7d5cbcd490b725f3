import { type Action, check, choices, decide, leaves, openRecord, type TileId, tilesLeft } from '@roundhouse/engine';
import { playGame } from '@roundhouse/testkit';
import { t1848 } from '@roundhouse/titles';
import { describe, expect, test } from 'vitest';
import { barredOn, differentTurns, firstTurns, nextTurn } from './positions.ts';

type Lay = Action & { readonly hex: string; readonly tile: TileId; readonly turn: number };

const { record } = playGame({ title: t1848, players: 4, seed: 'positions' }, 2);
const opened = openRecord(t1848, record);
if ('violation' in opened) throw new Error('a game that was played');
/** Positions of a whole game in which tiles may be laid. */
const LAYING = opened.games.filter(g => decide(g)?.verbs.includes('layTile'));
const [game] = LAYING;
if (!game) throw new Error('nobody lays a tile');

describe('the positions of a tile', () => {
  const all = [0, 1, 2, 3, 4, 5];

  test('each that looks different counts once: a straight has three, a curve six', () => {
    expect(differentTurns(game, '9', all)).toEqual([0, 1, 2]);
    expect(differentTurns(game, '8', all)).toEqual(all);
    expect(differentTurns(game, '9', [1, 2, 4, 5])).toEqual([1, 2]);
  });

  test('turning goes through them, there and back', () => {
    expect(nextTurn(game, '9', [1, 2, 4, 5], 1, 1)).toBe(2);
    expect(nextTurn(game, '9', [1, 2, 4, 5], 2, 1)).toBe(1);
    expect(nextTurn(game, '9', [1, 2, 4, 5], 5, -1)).toBe(1);
    expect(nextTurn(game, '8', all, 0, -1)).toBe(5);
  });

  test('a tile is shown as it may lie, and those that may not be laid say why', () => {
    const reasons = new Set<string>();
    for (const g of LAYING.filter((_, n) => n % 12 === 0)) {
      const hexes = choices(g, 'layTile');
      if (hexes.kind !== 'pick') throw new Error('a hex is chosen first');
      for (const { value: hex, then } of hexes.from) {
        const tiles = then();
        if (tiles.kind !== 'pick' || tiles.what !== 'tile') continue;
        const lays = [...leaves(tiles)] as unknown as readonly Lay[];
        const [like] = lays;
        if (!like) throw new Error('a hex that is offered has a tile');
        const offered = tiles.from.map(o => o.value);
        for (const [tile, turn] of Object.entries(firstTurns(tiles)))
          expect(lays.some(l => l.tile === tile && l.turn === turn)).toBe(true);
        for (const { tile, turn, isGone, reason } of barredOn(g, String(hex), like, offered)) {
          expect(offered).not.toContain(tile);
          expect(isGone).toBe(tilesLeft(g, tile) === 0);
          expect(reason).toBeDefined();
          expect(check(g, { ...like, hex: String(hex), tile, turn })).toBeDefined();
          reasons.add(isGone ? 'gone' : (reason?.clause ?? ''));
        }
      }
    }
    expect(reasons).toContain('gone');
    expect(reasons.size).toBeGreaterThan(1);
  });
});
