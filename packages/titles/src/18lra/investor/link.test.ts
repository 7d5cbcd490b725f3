import {
  board,
  type Game,
  type HexId,
  inTurn,
  layTile,
  lying,
  NODE,
  openTable,
  opposite,
  putTile,
  type Title,
  type Turn,
  tileBar,
  tokensAt,
  topFrame,
  upgradesOf,
  withState,
} from '@roundhouse/engine';
import { type Dice, dice, pickOne, scenario } from '@roundhouse/testkit';
import { expect, test } from 'vitest';
import { lraInvestor } from './index.ts';
import { INVESTOR } from './investor.ts';
import { lowers, needed } from './link.ts';

/** `LINK_POSITIONS=1000 npx vitest run packages/titles/src/18lra/investor/link` tries more. */
const POSITIONS = Number(process.env['LINK_POSITIONS'] ?? 25);

/** From Köln to Neuss, and from Kleve to nowhere: small boards cut out of the map. */
const BOARDS = ['K11 J10 I11 I13 H14 J12', 'K11 J10 J12 I11 H12 H14', 'K11 J10 I11 H12 I13 J12 H14'];

/** The title on these hexes alone. */
const cut = (ids: readonly HexId[]): Title => {
  const { map } = lraInvestor.parts;
  const hexes = ids.flatMap(id => map.hexes[id] ?? []);
  const beside = (id: HexId, side: number) => map.ids[map.near[(map.index[id] ?? 0) * 6 + side] ?? -1];
  const step = [
    [1, -1],
    [0, -2],
    [-1, -1],
    [-1, 1],
    [0, 2],
    [1, 1],
  ];
  const next = (id: HexId, side: number) =>
    String.fromCharCode(id.charCodeAt(0) + (step[side]?.[0] ?? 0)) + (Number(id.slice(1)) + (step[side]?.[1] ?? 0));
  const closed = ids.flatMap(id => [0, 1, 2, 3, 4, 5].flatMap(s => (beside(id, s) ? [] : [`${id}:${next(id, s)}`])));
  const small = board(
    hexes,
    (row, column, side) => [row + (step[side]?.[0] ?? 0), column + (step[side]?.[1] ?? 0)],
    closed,
  );
  return { ...lraInvestor, parts: { ...lraInvestor.parts, map: small } };
};

/** A random position: some tiles, some tokens of others, yellow or green. */
const position = (title: Title, roll: Dice): Game => {
  const phase = pickOne(roll, ['2', '3']) ?? '2';
  const { state } = scenario(lraInvestor, {
    players: 2,
    options: { scenario: 3 },
    phase,
    sold: { 2: 5, 3: 1 },
    par: { RhE: 70 },
    shares: { RhE: { Investor: 5, RhE: 5 } },
    director: { RhE: INVESTOR },
    tokens: { RhE: ['K11'] },
    slices: { investor: { company: 'RhE', card: 3, manager: 0 } },
    at: inTurn('RhE', 'track'),
  });
  const on = (all: Readonly<Record<HexId, unknown>>) =>
    Object.fromEntries(Object.entries(all).filter(([hex]) => title.parts.map.hexes[hex]));
  const map = { tiles: on(state.map.tiles), tokens: on(state.map.tokens) } as Game['state']['map'];
  const t = openTable({ title, state: { ...state, map, agenda: inTurn('RhE', 'track') } });
  for (const hex of title.parts.map.ids)
    if (roll(3) === 0) {
      const lays = upgradesOf(t, hex).filter(l => !tileBar(t, hex, l.tile));
      const lay = pickOne(roll, lays);
      if (lay && (phase === '3' || t.title.parts.tiles[lay.tile]?.colour === 'yellow'))
        putTile(t, hex, lay.tile, lay.turn);
    }
  const tokens = Object.fromEntries(
    title.parts.map.ids.map(hex => {
      const city = lying(t, hex).nodes.findIndex(n => n.kind === 'city');
      const foreign = city >= 0 && hex !== 'K11' && roll(3) === 0 ? [{ by: 'CME', city }] : [];
      return [hex, [...tokensAt(t, hex), ...foreign]];
    }),
  );
  return { title, state: { ...t.state, map: { ...t.state.map, tokens } } };
};

/** Whether a walk along the track leads from Köln to Neuss, trying every way and using nothing twice. */
const walks = (g: Game): boolean => {
  const { map } = g.title.parts;
  const mayPass = (hex: HexId, node: number): boolean => {
    const stop = lying(g, hex).nodes[node];
    if (!stop || stop.end) return false;
    const here = tokensAt(g, hex).filter(t => t.city === node && !t.faceDown);
    return stop.kind !== 'city' || here.some(t => t.by === 'RhE') || here.length < stop.slots;
  };
  const go = (hex: HexId, end: number, used: ReadonlySet<string>): boolean => {
    if (end >= NODE && hex === 'H14') return true;
    if (end < NODE) {
      const next = map.ids[map.near[(map.index[hex] ?? 0) * 6 + end] ?? -1];
      const border = [`${hex}${end}`, `${next}${opposite(end)}`].sort().join();
      return next !== undefined && !used.has(border) && out(next, opposite(end), new Set([...used, border]));
    }
    return mayPass(hex, end - NODE) && out(hex, end, used);
  };
  const out = (hex: HexId, end: number, used: ReadonlySet<string>): boolean =>
    lying(g, hex).paths.some(([a, b], i) => {
      const piece = `${hex} ${i}`;
      if ((a !== end && b !== end) || used.has(piece)) return false;
      return go(hex, a === end ? b : a, new Set([...used, piece]));
    });
  return out('K11', NODE, new Set());
};

const keyOf = (g: Game): string => JSON.stringify(Object.entries(g.state.map.tiles).sort());

/** Every tile the corporation could lay, by the general rules alone. */
const tries = (g: Game) =>
  g.title.parts.map.ids.flatMap(hex =>
    upgradesOf(g, hex).flatMap(({ tile, turn }) => {
      const action = { type: 'layTile', by: 0, at: 'track', company: 'RhE', hex, tile, turn } as const;
      return layTile.forbid(g, topFrame(g) as Turn, action) ? [] : [action];
    }),
  );

const laid = (g: Game, hex: HexId, tile: string, turn: Turn['step'] | number): Game => {
  const t = openTable(g);
  putTile(t, hex, tile, turn as 0);
  return withState(g, t.state);
};

/** All ways to lay so many tiles: how few join the two, and with which first ones. */
const byTrying = (
  g: Game,
  most: number,
): { readonly actions: number; readonly first: ReadonlySet<string> } | undefined => {
  let level = new Map([[keyOf(g), { g, first: new Set<string>() }]]);
  for (let actions = 0; actions <= most; actions++) {
    const joined = [...level.values()].filter(p => walks(p.g));
    if (joined.length) return { actions, first: new Set(joined.flatMap(p => [...p.first])) };
    if (actions === most) return undefined;
    const next: typeof level = new Map();
    for (const p of level.values())
      for (const a of tries(p.g)) {
        const now = laid(p.g, a.hex, a.tile, a.turn);
        const first = actions ? p.first : new Set([`${a.hex} ${a.tile}/${a.turn}`]);
        const known = next.get(keyOf(now));
        next.set(keyOf(now), { g: now, first: known ? new Set([...known.first, ...first]) : first });
      }
    level = next;
  }
  return undefined;
};

test('[LRA-9.2.2-c] laying every tile in every order agrees on what lowers the number', () => {
  const titles = BOARDS.map(ids => cut(ids.split(' ')));
  const roll = dice('link');
  const seen = { joined: 0, needed: 0, lowering: 0 };
  for (let n = 0; n < POSITIONS; n++) {
    const g = position(titles[n % titles.length] as Title, roll);
    const tried = byTrying(g, 3);
    const found = needed(g, 'RhE');
    const short = found && !found.all && found.actions <= 3 ? found.actions : undefined;
    expect([n, short]).toEqual([n, tried?.actions]);
    if (!tried?.actions) {
      if (tried) seen.joined++;
      continue;
    }
    seen.needed++;
    const legal = tries(g).filter(a => lowers(g, 'RhE', a.hex, a));
    seen.lowering += legal.length;
    expect([n, legal.map(a => `${a.hex} ${a.tile}/${a.turn}`).sort()]).toEqual([n, [...tried.first].sort()]);
  }
  expect(seen.needed).toBeGreaterThan(POSITIONS / 5);
}, 3_600_000);
