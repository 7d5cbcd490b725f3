import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { openTable, putTile, start, type Turns, tileBar, tileOf, turnBar } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { rhl } from './index.ts';
import { terrainCost } from './track.ts';

/** Games of the edition before, recorded on 18xx.games. */
const GAMES = new URL('../../../../../shared/peer-games/18rhl/', import.meta.url);

interface Recorded {
  readonly type: string;
  readonly id: number;
  readonly action_id?: number;
  readonly entity: string | number;
  readonly entity_type?: string;
  readonly hex?: string;
  readonly tile?: string;
  readonly rotation?: number;
}

/** The actions that were not taken back, with their place in the record. */
const standing = (actions: readonly Recorded[]): readonly number[] => {
  let stand: number[] = [];
  let undone: number[][] = [];
  for (const [i, a] of actions.entries()) {
    if (a.type === 'undo') {
      const to = a.action_id;
      const keep = to === undefined ? stand.length - 1 : stand.findLastIndex(n => (actions[n]?.id ?? 0) <= to) + 1;
      undone.push(stand.slice(Math.max(0, keep)));
      stand = stand.slice(0, Math.max(0, keep));
    } else if (a.type === 'redo') stand = [...stand, ...(undone.pop() ?? [])];
    else {
      stand = [...stand, i];
      undone = [];
    }
  }
  return stand;
};

type Cash = Readonly<Record<string, number>>;

/** Cash of the corporations before and after each recorded action. */
const cashBy = (name: string): readonly (readonly [Cash, Cash])[] => {
  const lines = readFileSync(new URL(name.replace('.json', '.trace.jsonl'), GAMES), 'utf8')
    .trim()
    .split('\n');
  let cash: Cash = {};
  return lines.map(text => {
    const line = JSON.parse(text);
    const changed: Record<string, { c?: number } | null> = line.full?.k ?? line.d?.k ?? {};
    const before = cash;
    cash = { ...cash };
    for (const [id, part] of Object.entries(changed))
      if (part?.c !== undefined) cash = { ...cash, [id]: part.c ?? 0 };
      else if (part && 'c' in part) cash = { ...cash, [id]: 0 };
    return [before, cash];
  });
};

/** The one lay the present edition does not know: that very track is printed on B7 now. */
const PRINTED = { hex: 'B7', tile: '8', turn: 2, why: 'track.hex' };

/** Every lay of a game: what we say to it, and what it cost there and here. */
const laysOf = (name: string) => {
  const { actions }: { actions: readonly Recorded[] } = JSON.parse(readFileSync(new URL(name, GAMES), 'utf8'));
  const cash = cashBy(name);
  const t = openTable(start(rhl, { players: 3, options: {}, seed: name }));
  return standing(actions).flatMap(i => {
    const a = actions[i] as Recorded;
    if (a.type !== 'lay_tile') return [];
    const [hex = '', tile = '', turn] = [a.hex, a.tile?.replace('X', '').replace(/-\d+$/, ''), a.rotation as Turns];
    const right = a.entity_type === 'company';
    const why = tileOf(t, tile).special ? undefined : (tileBar(t, hex, tile) ?? turnBar(t, hex, tile, turn))?.clause;
    const [before, after] = cash[i + 1] ?? [{}, {}];
    const payer = String(a.entity);
    const lay = {
      by: payer,
      hex,
      tile,
      turn,
      why,
      right,
      ours: terrainCost(t, hex),
      theirs: (before[payer] ?? 0) - (after[payer] ?? 0),
    };
    if (hex !== 'B7') putTile(t, hex, tile, turn);
    return [lay];
  });
};

const names = existsSync(GAMES) ? readdirSync(GAMES).filter(f => f.endsWith('.json')) : [];

describe.skipIf(!names.length)('recorded games (skipped where they are absent)', () => {
  test.each(names)('every lay of %s fits, but for what the edition has changed', name => {
    const lays = laysOf(name);
    expect(lays.length).toBeGreaterThan(20);
    const odd = lays.filter(l => l.why !== undefined);
    expect(odd.length).toBeLessThanOrEqual(1);
    for (const lay of odd) expect(lay).toMatchObject(PRINTED);
  });

  test.each(names)('every lay of %s costs the same', name => {
    const paid = laysOf(name).filter(l => !l.right && l.hex !== 'B7');
    // When RhE itself completes its line the site pays it three times its par in the same moment.
    const bonus = paid.filter(l => [210, 225, 240].includes(l.ours - l.theirs) && l.by === 'RhE');
    expect(bonus.length).toBeLessThanOrEqual(1);
    expect(paid.filter(l => l.ours !== l.theirs && !bonus.includes(l))).toEqual([]);
  });
});
