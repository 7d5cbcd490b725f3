import type { Game } from '@roundhouse/engine';
import { cited, earns, noRun, type Scenario, turnOf } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { lra } from './index.ts';

type Position = Omit<Scenario, 'at'>;
const run = (company: string, trains: readonly string[], more: Position): Game =>
  turnOf(lra, company, 'run', { phase: '3', trains: { [company]: trains }, ...more });

describe('places', () => {
  test('[LRA-6.2.2-a] a foreign token on a red destination bars nobody; it is ended in and never passed', () => {
    const tiles = { J14: '9/2', J4: '4/0', J10: '6/5' };
    const g = run('ADR', ['2'], { tokens: { ADR: ['K3', 'J10'], RhE: ['K11'] }, tiles });
    expect(earns(g, ['2', 'J10 K11'])).toBe(20 + 30);
    const aachen = run('RhE', ['3'], { tokens: { RhE: ['K11', 'I3'] }, tiles: { I3: '14/0', J4: '3/0' } });
    expect(noRun(aachen, ['3', 'I3 J2 K3 J4'])).toBe('route.through RHL-6.1.2-g');
    expect(earns(aachen, ['3', 'I3 J2 K3'])).toBe(30 + 20 + 20);
  });

  test('[LRA-6.2.2-b] stations in Essen, Elberfeld and Venlo', () => {
    const tiles = { G15: 'L15/0', E15: '58/3', C15: 'L16/0', F2: '4/2' };
    const bme = turnOf(lra, 'BME', 'token', { phase: '3', tokens: { BME: ['G15', 'C15'] }, tiles });
    for (const hex of ['B16', 'H16']) expect(cited(bme, 'placeToken', { hex, city: 0 })).toBeUndefined();
    const gve = turnOf(lra, 'GVE', 'token', { tokens: { GVE: ['G7', 'B4.0'] }, tiles });
    expect(cited(gve, 'placeToken', { hex: 'E1', city: 0 })).toBeUndefined();
  });

  test('[LRA-6.2.3-a] no area twice; Köln left and right are two', () => {
    const { hexes } = lra.parts.map;
    for (const [a, b] of [
      ['K5', 'K7'],
      ['A1', 'A3'],
    ] as const)
      expect(hexes[a]?.place).toBe(hexes[b]?.place);
    for (const id of ['A13', 'H2', 'K1']) expect(hexes[id]?.layout.nodes).toEqual([]);
    expect([hexes['K11']?.place, hexes['K15']?.place]).toEqual([undefined, undefined]);
    const tiles = { J4: '3/4', J6: '142/4', J8: '3/0', I7: 'L06/0' };
    const g = run('ADR', ['4'], { tokens: { ADR: ['K3', 'I7'] }, tiles });
    expect(noRun(g, ['4', 'K5 J4 J6 J8 K7'])).toBe('route.visit LRA-6.2.3-a');
    expect(earns(g, ['4', 'I7 J6 J8 K7'])).toBe(30 + 10 + 10 + 10);
    const koeln = run('RhE', ['3'], { tokens: { RhE: ['K11'] }, tiles: { J10: '5/4', J12: '9/1', J14: '8/5' } });
    expect(earns(koeln, ['3', 'K11 J10 J12 J14 K15'])).toBe(30 + 20 + 30);
  });
});

describe('ferries', () => {
  const tiles = { G15: 'L15/0', E15: '58/3', H14: 'L28/0' };
  const bme = (more: Position = {}) => run('BME', ['3'], { tokens: { BME: ['G15'] }, tiles, ...more });

  test('[LRA-6.2.3.2-b] [LRA-6.2.3.2-EX1] [LRA-N-12] the ferry lowers its tile, also where the route ends there', () => {
    expect(earns(bme(), ['3', 'E15 F16 G15 H16'])).toBe(10 + 40 + 20);
    expect(earns(bme(), ['3', 'H14 G15 H16'])).toBe(30 + 30 + 20);
    expect(earns(bme(), ['3', 'H14 G15'])).toBe(30 + 30);
    expect(earns(bme(), ['3', 'G15 H14'])).toBe(30 + 30);
  });

  test('[LRA-6.2.3.2-c] from brown on there is a bridge', () => {
    expect(earns(bme({ phase: '5', tiles: { ...tiles, G15: 'L34/0' } }), ['3', 'H14 G15 H16'])).toBe(30 + 60 + 40);
  });

  test('[LRA-6.2.3.2-a] at Ruhrort, Rheinhausen and Düsseldorf, once green', () => {
    const line = { B14: 'L44/0', C13: '58/1', C11: 'L26/4', C15: 'L16/0', D14: 'L30/0' };
    const g = run('MKB', ['4'], { tokens: { MKB: ['C11'] }, tiles: line });
    expect(earns(g, ['4', 'C11 C13 B14 A15'])).toBe(30 + 10 + 20 - 10 + 20);
    expect(earns(run('MKB', ['2'], { tokens: { MKB: ['C11', 'D14'] }, tiles: line }), ['2', 'D14 C15'])).toBe(
      20 - 10 + 40,
    );
  });

  test('[LRA-N-13] two ferries on one route, each lowers its own tile', () => {
    const line = { B14: 'L44/0', C13: '58/1', C11: 'L26/4', C15: 'L16/0', D14: 'L30/0' };
    const g = run('MKB', ['5'], { tokens: { MKB: ['C11'] }, tiles: line });
    expect(earns(g, ['5', 'C11 C13 B14 C15 D14'])).toBe(30 + 10 + (20 - 10) + 40 + (20 - 10));
  });

  test('[LRA-6.2.3.2-d] crossing hexes are blocked like any other', () => {
    const full = { BME: ['G15'], ADR: ['K3', 'H14'], CCE: ['A5', 'H14+harbour'], RhE: ['K11', 'G15'] };
    const line = { ...tiles, H12: '9/1', G13: '3/0' };
    const g = run('CME', ['4'], { tokens: { ...full, CME: ['K15', 'H16'] }, tiles: line });
    expect(noRun(g, ['4', 'H16 G15 H14'])).toBe('route.blocked RHL-6.1.2-e');
    expect(earns(g, ['4', 'H16 G15'])).toBe(60);
  });
});

describe('bonuses', () => {
  /** From Antwerpen by Dalheim, Uerdingen, Rheinhausen and Duisburg to Essen. */
  const iron = {
    ...{ I3: '14/0', H4: '9/0', G5: '9/0', F6: '1/0', F8: '8/1', E9: '1/0', E11: '9/1' },
    ...{ E13: 'L43/0', D14: 'L41/0', C15: 'L35/5' },
  };
  const WAY = 'I1 I3 H4 G5 F6 F8 E9 E11 E13 D14 C15 B16';
  const stops = 30 + 30 + 10 + 10 + 30 + 30 + 60 + 50;
  const adr = (tokens: readonly string[], more: Position = {}) =>
    run('ADR', ['6'], { phase: '5', tokens: { ADR: tokens }, tiles: iron, ...more });

  test('[LRA-6.2.4.1-a] the Iron Rhine: Antwerpen and Oberhausen or Essen', () => {
    expect(earns(adr(['K3', 'E13']), ['6', WAY])).toBe(stops + 80);
    const short = WAY.replace(' B16', '');
    expect(earns(adr(['K3', 'E13']), ['6', short])).toBe(stops - 50);
  });

  test('[LRA-6.2.4.1-b] any route may end in Antwerpen', () => {
    expect(earns(adr(['K3', 'I3']), ['6', 'I1 I3'])).toBe(60);
    expect([lra.parts.map.hexes['I1']?.name, lra.parts.map.hexes['H2']?.name]).toEqual(['Antwerpen', 'Antwerpen']);
  });

  test('[LRA-6.2.4.5-EX2] [LRA-N-15] harbour, camp and Iron Rhine on one route', () => {
    const g = adr(['K3', 'E13+harbour'], { slices: { camp: { owner: 0, company: 'ADR' } } });
    expect(earns(g, ['6', WAY])).toBe(stops + 30 + 20 + 80);
  });

  test('[LRA-6.2.4.5-a] [LRA-6.2.4.5-EX1] ten for every coalmine and steel mill on a route with the own harbour', () => {
    const ruhr = { B14: 'L44/0', C15: 'L16/0' };
    const cme = (tokens: readonly string[], more: Position['tokens'] = {}) =>
      run('CME', ['4'], { tokens: { CME: tokens, ...more }, tiles: ruhr });
    expect(earns(cme(['K15', 'B14+harbour']), ['4', 'B16 C15 B14 A15'])).toBe(20 + 40 + 20 + 20 + 30);
    expect(earns(cme(['K15', 'B14']), ['4', 'B16 C15 B14 A15'])).toBe(100);
  });

  test('[LRA-6.2.4.5-b] each hex once; not for harbours of others, nor for the 2+4 train', () => {
    const ruhr = { B14: 'L44/0', C15: 'L16/0' };
    const other = run('CME', ['4'], { tokens: { CME: ['K15', 'C15'], BME: ['G15', 'B14+harbour'] }, tiles: ruhr });
    expect(earns(other, ['4', 'B16 C15 B14 A15'])).toBe(100);
    const tags = (hex: string, node: number) => lra.rules.routes.tags(other, hex, node, 'BME');
    expect(tags('B14', 0)).toContain('own harbour');
    expect(lra.parts.trains.sides['2+4']?.spec.bonuses).toEqual([]);
  });

  test('[LRA-6.2.4.2-a] there is no industry bonus', () => {
    const ruhr = { B14: 'L44/0', C15: 'L16/0' };
    const g = run('CME', ['4'], { tokens: { CME: ['K15', 'C15'] }, tiles: ruhr });
    expect(earns(g, ['4', 'B16 C15 B14 A15'])).toBe(100);
    expect(lra.rules.routes.terms.bonuses.map(b => b.id)).toEqual(['iron', 'harbour', 'camp']);
  });
});

describe('trains and phases', () => {
  const { cards, sides } = lra.parts.trains;
  test('[LRA-6.2.6-a] 6-trains from the first 5-train on; 2 goes with 4, 3 with 6; no 8', () => {
    expect(Object.values(sides).map(s => [s.id, s.rusts?.[0]])).toEqual([
      ['2', '4'],
      ['3', '6'],
      ['4', undefined],
      ['5', undefined],
      ['6', undefined],
      ['2+4', undefined],
    ]);
    expect(cards.find(c => c.id === '6')?.from).toBe('5');
  });

  test('[LRA-6.3-a] yellow, green from the first 3, brown from the first 5', () => {
    expect(lra.parts.phases.map(p => [p.id, p.colour, p.trainLimit, p.rounds])).toEqual([
      ['start', 'yellow', 4, 1],
      ['2', 'yellow', 4, 1],
      ['3', 'green', 4, 2],
      ['4', 'green', 3, 2],
      ['5', 'brown', 2, 3],
      ['6', 'brown', 2, 3],
    ]);
  });
});
