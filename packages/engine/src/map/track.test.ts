import { often } from '@roundhouse/testkit/often';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Board, board, opposite, shifted } from './board.ts';
import { type Geometry, layout, NODE, turned } from './layout.ts';
import { type Reached, type Start, walk } from './track.ts';

/** A little board from lines such as `A1: C10{4}`. */
interface Country {
  readonly b: Board;
  readonly grid: readonly Geometry[];
}

const country = (lines: readonly string[]): Country => {
  const hexes = lines.map(line => {
    const [id = '', print = ''] = line.split(': ');
    return { id, layout: layout(print) };
  });
  return { b: board(hexes, shifted), grid: hexes.map(h => turned(h.layout, 0)) };
};

const starting = ({ b }: Country, hexes: string): readonly Start[] =>
  hexes
    .split(' ')
    .filter(Boolean)
    .map(place => {
      const [hex = '', node = '0'] = place.split('.');
      return { hex: b.index[hex] as number, node: Number(node) };
    });

/** Walks from the first stop of these hexes; the stops of others may be shut. */
const from = (c: Country, hexes: string, shut = ''): Reached => {
  const closed = starting(c, shut);
  return walk(c.b, c.grid, starting(c, hexes), (hex, node) => !closed.some(s => s.hex === hex && s.node === node));
};

const stopsIn = (c: Country, r: Reached): string =>
  c.b.ids
    .flatMap((id, i) =>
      (c.grid[i]?.nodes ?? []).flatMap((_, n) => ((r.stops[i] as number) & (1 << n) ? `${id}.${n}` : [])),
    )
    .join(' ');

describe('reach', () => {
  test('track leads on to the next stop, and to the side of an empty hex', () => {
    const c = country(['A1: C10{4}', 'A2: 1-4', 'A3: T10{1,4}', 'A4: ']);
    const r = from(c, 'A1');
    expect(stopsIn(c, r)).toBe('A1.0 A3.0');
    expect([...r.entries]).toEqual([0, 1 << 1, 1 << 1, 1 << 1]);
    expect([...r.track]).toEqual([1, 1, 0b11, 0]);
    expect(r.joined).toBe(true);
  });

  test('a stop alone, or one that leads back to itself, joins nothing', () => {
    expect(from(country(['A1: C10{4}', 'A2: 1-4']), 'A1').joined).toBe(false);
    expect(from(country(['A1: C10{4,5}', 'A2: 0-1', 'B2: 2-3']), 'A1').joined).toBe(false);
  });

  // A2 joins A1 and B2 to A3, not to each other.
  const junction = country(['A1: C10{4}', 'A2: 1-4 0-4', 'A3: C10{1}', 'B2: C10{3}']);
  test('there is no reversing at a junction', () => {
    expect(stopsIn(junction, from(junction, 'A1'))).toBe('A1.0 A3.0');
    expect(stopsIn(junction, from(junction, 'B2'))).toBe('A3.0 B2.0');
    expect(stopsIn(junction, from(junction, 'A3'))).toBe('A1.0 A3.0 B2.0');
    const r = from(junction, 'A1');
    expect(r.entries[junction.b.index['B2'] as number]).toBe(0);
    expect(r.track[junction.b.index['A2'] as number]).toBe(0b01);
  });

  test('nor in a stop beyond it, whose only track is the way in', () => {
    const c = country(['A1: C10{4}', 'A2: 1-4 0-4', 'A3: T10{1}', 'B2: C10{3}']);
    expect(stopsIn(c, from(c, 'A1'))).toBe('A1.0 A3.0');
  });

  test('a turning loop does not bring a train back over its own track', () => {
    // A3, A4 and B4 are a loop with its stem to A2; B2 hangs on the stem the other way.
    const c = country(['A1: C10{4}', 'A2: 1-4 0-4', 'A3: 1-4 1-5', 'A4: 0-1', 'B2: C10{3}', 'B4: 2-3']);
    const r = from(c, 'A1');
    expect(stopsIn(c, r)).toBe('A1.0');
    expect(r.track[c.b.index['A3'] as number]).toBe(0b11);
  });

  test('a loop may be run the long way round to come back through its junction', () => {
    // Only from C4 does C3 lead to D3; the short way to C4 uses up the side between them.
    const c = country([
      'A4: 5-0',
      'B4: 3-0 4-5',
      'B5: 1-2',
      'C1: C10{4}',
      'C2: 1-4',
      'C3: 0-4 1-3 1-4',
      'C4: 4-1 5-1 5-2',
      'C5: 0-1',
      'D3: C10{3}',
      'D5: 2-3',
    ]);
    expect(stopsIn(c, from(c, 'C1'))).toBe('C1.0 D3.0');
    const short = country(['C1: C10{4}', 'C2: 1-4', 'C3: 0-4 1-4', 'C4: 4-1 5-1', 'C5: 0-1', 'D3: C10{3}', 'D5: 2-3']);
    expect(stopsIn(short, from(short, 'C1'))).toBe('C1.0');
  });

  test('a stop reached by two arms is left by either', () => {
    // A3 has arms over A2 and over B2 and B3; only back from A3 does A2 lead to the stop of B2.
    const c = country(['A1: C10{4,5}', 'A2: 1-4 0-4', 'A3: C10{1,0}', 'B2: 2-4 C10{3}', 'B3: 1-3']);
    expect(stopsIn(c, from(c, 'A1'))).toBe('A1.0 A3.0 B2.0');
    expect(stopsIn(c, from(c, 'A1', 'A3'))).toBe('A1.0 A3.0');
  });

  test('a shut city is reached and ends the way', () => {
    const c = country(['A1: C10{4}', 'A2: C10{1,4}', 'A3: C10{1,4}', 'A4: ']);
    expect(stopsIn(c, from(c, 'A1'))).toBe('A1.0 A2.0 A3.0');
    const r = from(c, 'A1', 'A2');
    expect(stopsIn(c, r)).toBe('A1.0 A2.0');
    expect(r.joined).toBe(true);
    expect(r.entries[c.b.index['A3'] as number]).toBe(0);
    expect(stopsIn(c, from(c, 'A1 A3', 'A2'))).toBe('A1.0 A2.0 A3.0');
  });

  test('two cities of one hex are two stops', () => {
    const c = country(['A1: C10{4}', 'A2: C10{1} C10{4}', 'A3: C10{1}']);
    expect(stopsIn(c, from(c, 'A1'))).toBe('A1.0 A2.0');
    expect(stopsIn(c, from(c, 'A2.1'))).toBe('A2.1 A3.0');
  });

  test('two starts join each other though each has a shorter loop of its own', () => {
    const loops = ['A1: 4-5', 'A2: C10{0,1}', 'B3: 5-0 5-1', 'C2: C10{3,4}', 'C3: 1-2'];
    expect(from(country([...loops, 'B2: 2-3 2-4']), 'A2 C2').joined).toBe(true);
    expect(from(country([...loops, 'B2: 2-3']), 'A2 C2').joined).toBe(false);
  });
});

describe('against trying all ways', () => {
  const PRINTS = [
    ...['', '0-3', '0-2', '0-1', '0-3 0-4', '0-2 0-4', '0-2 0-3 1-2 1-3', '0-3 0-4 1-3 1-4', '0-1 0-2 1-3 2-3'],
    ...['C10{0,1,3,4}', 'C10{0,1,2,3,4}', 'C10{0,3} C10{2,4}', 'C10{0,2}'],
  ].map(layout);
  const ids = ['A', 'B', 'C', 'D'].flatMap(row => [1, 2, 3, 4].map(n => `${row}${n}`));
  const { b } = country(ids.map(id => `${id}: `));

  const drawn = fc.record({
    hexes: fc.array(fc.tuple(fc.constantFrom(...PRINTS), fc.nat(5)), { minLength: 16, maxLength: 16 }),
    starts: fc.array(fc.nat(15), { minLength: 1, maxLength: 2 }),
    shut: fc.array(fc.nat(15), { maxLength: 3 }),
  });

  test('the same stops and sides are reached on boards at random', () => {
    fc.assert(
      fc.property(drawn, ({ hexes, starts, shut }) => {
        const grid = hexes.map(([print, turn]) => turned(print, turn));
        const places = [...new Set(starts)].filter(hex => grid[hex]?.nodes.length).map(hex => ({ hex, node: 0 }));
        const passable = (hex: number, node: number) => node > 0 || !shut.includes(hex) || starts.includes(hex);
        const [found, all] = [walk(b, grid, places, passable), everyWay(b, grid, places, passable)];
        expect([...found.stops]).toEqual(all.stops);
        expect([...found.entries]).toEqual(all.entries);
        expect([...found.track].map(Boolean)).toEqual(all.track.map(Boolean));
        expect(found.joined).toBe(all.joined);
      }),
      often(1000),
    );
  });
});

/** The same question answered without cleverness: every way is tried to its end. */
const everyWay = (
  b: Board,
  grid: readonly Geometry[],
  starts: readonly Start[],
  passable: (h: number, n: number) => boolean,
) => {
  const entries = grid.map(() => 0);
  const track = grid.map(() => 0);
  const stops = grid.map(() => 0);
  let joined = false;
  const used = new Set<string>();
  const mark = (list: number[], at: number, bit: number) => {
    list[at] = (list[at] as number) | (1 << bit);
  };
  const go = (hex: number, path: number, near: number, root: Start) => {
    const ends = grid[hex]?.paths[path] as readonly [number, number];
    const end = ends[0] === near ? ends[1] : ends[0];
    const next = end < NODE ? (b.near[hex * 6 + end] as number) : -1;
    const key = end < NODE ? [hex * 6 + end, next < 0 ? -1 : next * 6 + opposite(end)].sort().join() : `${hex} ${path}`;
    if (used.has(key)) return;
    used.add(key);
    mark(track, hex, path);
    if (next >= 0) {
      mark(entries, next, opposite(end));
      for (const p of grid[next]?.bySide[opposite(end)] ?? []) go(next, p, opposite(end), root);
    } else if (end >= NODE) {
      const node = end - NODE;
      mark(stops, hex, node);
      joined ||= hex !== root.hex || node !== root.node;
      if (passable(hex, node)) for (const p of grid[hex]?.byNode[node] ?? []) if (p !== path) go(hex, p, end, root);
    }
    used.delete(key);
  };
  for (const s of starts) {
    mark(stops, s.hex, s.node);
    for (const p of grid[s.hex]?.byNode[s.node] ?? []) go(s.hex, p, NODE + s.node, s);
  }
  return { entries, track, stops, joined };
};
