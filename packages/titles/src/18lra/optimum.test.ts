import { type Game, routeProblem, type Turns, upgradesOf } from '@roundhouse/engine';
import { solve } from '@roundhouse/optimiser';
import { denseGame, dice, type Scenario, turnOf } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { bruteForce } from '../../../optimiser/src/testing/brute.ts';
import { lra } from './index.ts';

/** Corners of the map with a harbour, a ferry, coal, Kevelaer or Dalheim in them, small enough to try everything. */
const CORNERS: readonly { readonly hexes: string; readonly tokens: Scenario['tokens']; readonly company: string }[] = [
  { hexes: 'B14 C15 D14 E13 C13', tokens: { MKB: ['C15', 'B14+harbour'], RhE: ['K11', 'C15'] }, company: 'MKB' },
  { hexes: 'E13 D14 F12 F10 C15 E11', tokens: { KEG: ['F10', 'E13+harbour'] }, company: 'KEG' },
  { hexes: 'G15 H14 E15 H12 G13 I13', tokens: { BME: ['G15', 'H14+harbour'], CME: ['K15', 'H14'] }, company: 'BME' },
  { hexes: 'B2 B4 F2 C5 D4 G3', tokens: { CCE: ['A5', 'E1'], GVE: ['G7', 'E1'] }, company: 'CCE' },
  { hexes: 'I3 J4 I5 J6 H4 H6', tokens: { ADR: ['K3', 'I3'] }, company: 'ADR' },
];

/** Lays tiles of these hexes at random, colour by colour. */
const built = (hexes: readonly string[], roll: (n: number) => number): Scenario['tiles'] => {
  const tiles: Record<string, { tile: string; turn: Turns }> = {};
  const bare = turnOf(lra, 'ADR', 'track', { phase: '5' });
  for (const hex of hexes)
    for (let colour = roll(4); colour > 0; colour--) {
      const g: Game = { ...bare, state: { ...bare.state, map: { ...bare.state.map, tiles } } };
      const lays = upgradesOf(g, hex);
      const lay = lays[roll(lays.length)];
      if (lay) tiles[hex] = lay;
    }
  return Object.fromEntries(Object.entries(tiles).map(([hex, { tile, turn }]) => [hex, `${tile}/${turn}`]));
};

/** What the search does in a tenth of a second. */
const TENTH = 2_500_000;

describe('the search on the map of 18LRA', () => {
  test('proves dense late boards, 2+4 trains and harbours among them, in the work of a tenth of a second', () => {
    const trains = new Set<string>();
    for (let n = 1; n <= 10; n++) {
      const { game, company } = denseGame(lra, `1.${n}`);
      const p = routeProblem(game, company);
      for (const { name } of p.trains) trains.add(name);
      expect([n, solve(p, { budget: TENTH }).proven]).toEqual([n, true]);
    }
    expect([...trains].sort()).toEqual(['2+4', '6']);
  });

  test.each(CORNERS)('finds what trying everything finds around $hexes', ({ hexes, tokens, company }) => {
    const roll = dice(`18lra ${hexes}`);
    let earning = 0;
    for (let n = 0; n < 60; n++) {
      const trains = [['2+4', '3'], ['2'], ['4'], ['3', '2'], ['2+4']][roll(5)] as string[];
      const g = turnOf(lra, company, 'run', {
        phase: roll(2) ? '5' : '3',
        tokens: tokens ?? {},
        tiles: built(hexes.split(' '), roll) ?? {},
        trains: { [company]: trains },
        slices: {
          light: { owner: 0, company },
          ...(roll(2) ? { camp: { owner: 0, company } } : {}),
        },
      });
      const p = routeProblem(g, company);
      const { revenue, proven } = solve(p);
      expect([n, revenue, proven]).toEqual([n, bruteForce(p).revenue, true]);
      if (revenue) earning++;
    }
    expect(earning).toBeGreaterThan(10);
  });
});
