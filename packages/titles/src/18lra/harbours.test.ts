import { cashOf, type Game, question, tokensAt } from '@roundhouse/engine';
import { barred, cited, does, earns, noRun, type Scenario, turnOf } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { HARBOURS } from './harbours.ts';
import { lra } from './index.ts';

type Position = Omit<Scenario, 'at'>;
/** Krefeld's track leads by F12 to the green tile of Uerdingen, and by Moers to Orsoy. */
const tiles = { E13: 'L29/1', F12: '56/0', C11: 'L25/0', B12: 'L27/0' };
const at = (company: string, step: string, more: Position = {}): Game =>
  turnOf(lra, company, step, { phase: '3', tiles, ...more });
const harbour = (hex: string) => ({ hex, city: 0, kind: 'harbour' });
const open = (owner: number) => ({ privates: { P2: { owner }, P3: { owner }, P4: { owner } } });
const closed = {
  phase: '5',
  privates: Object.fromEntries(['P2', 'P3', 'P4'].map(id => [id, { owner: 1, closed: true as const }])),
};
const keg = { tokens: { KEG: ['F10'] } };
const paid = (g: Game, hex: string): number => {
  const company = (g.state.agenda.at(-1) as { company?: string }).company as string;
  return cashOf(g, company) - cashOf(does(g, 'placeToken', harbour(hex)), company);
};

describe('harbour places', () => {
  test('[LRA-6.2.2.1-a] [LRA-4.1.2-k] are on green and brown tiles of four hexes, for harbour tokens alone', () => {
    expect([...HARBOURS].sort()).toEqual(['B12', 'B14', 'E13', 'H14']);
    const asking = Object.values(lra.parts.tiles).filter(t => t.layout.nodes.some(n => n.asks));
    expect(asking.map(t => `${t.label} ${t.id}`).sort()).toEqual(
      ['NE L28', 'NE L39', 'OY L27', 'OY L40', 'RU L42', 'RU L44', 'UE L29', 'UE L43'].sort(),
    );
    expect(Object.values(lra.parts.map.hexes).filter(h => h.layout.nodes.some(n => n.asks))).toEqual([]);
    const yellow = at('KEG', 'token', { ...keg, ...open(0), tiles: { F12: '56/0' } });
    expect(cited(yellow, 'placeToken', harbour('E13'))).toBe('token.place RHL-6.2.2-a');
    const full = at('KEG', 'token', { ...open(0), tokens: { KEG: ['F10'], BME: ['G15', 'E13'] } });
    expect(cited(full, 'placeToken', { hex: 'E13', city: 0 })).toBe('token.place RHL-6.2.2-a');
    expect(cited(full, 'placeToken', harbour('E13'))).toBeUndefined();
  });

  test('[LRA-4.1.2-l] [LRA-6.2.2.1-b] [LRA-4.1.2-a] a reserved one serves its owner’s companies, with a route', () => {
    expect(cited(at('KEG', 'token', { ...keg, ...open(0) }), 'placeToken', harbour('E13'))).toBeUndefined();
    expect(cited(at('KEG', 'token', { ...keg, ...open(1) }), 'placeToken', harbour('E13'))).toBe(
      'token.reserved LRA-4.1.2-l',
    );
    const apart = at('KEG', 'token', { ...keg, ...open(0), tiles: { ...tiles, F12: '56/2' } });
    expect(barred(apart, 'KEG', 'token', 'placeToken', harbour('E13'))).toBe('token.connected RHL-6.2.2-b');
  });

  test('[LRA-4.1.2-EX2] either of A’s corporations, once; B’s not even with a route', () => {
    const both = { BME: ['G15', 'F10'], RhE: ['K11', 'F10'] };
    for (const company of ['BME', 'RhE'])
      expect(cited(at(company, 'token', { tokens: both, ...open(0) }), 'placeToken', harbour('E13'))).toBeUndefined();
    expect(cited(at('RhE', 'token', { tokens: both, ...open(1) }), 'placeToken', harbour('E13'))).toBe(
      'token.reserved LRA-4.1.2-l',
    );
    const taken = { BME: ['G15', 'E13+harbour'], RhE: ['K11', 'F10'] };
    expect(cited(at('RhE', 'token', { tokens: taken, ...open(0) }), 'placeToken', harbour('E13'))).toBe(
      'token.place RHL-6.2.2-a',
    );
  });

  test('[LRA-4.1.2-m] the reservation concerns neither ordinary places nor tiles', () => {
    const g = at('KEG', 'token', { ...keg, ...open(1) });
    expect(cited(g, 'placeToken', { hex: 'E13', city: 0 })).toBeUndefined();
    const lay = at('KEG', 'track', { ...keg, ...open(1), tiles: { F12: '56/0' } });
    expect(cited(lay, 'layTile', { hex: 'E13', tile: 'L29', turn: 1 })).toBeUndefined();
  });

  test('[LRA-4.1.2-n] [LRA-6.2.2.1-e] [LRA-N-8] with the first 5-train anybody takes it, at the higher price', () => {
    const g = at('KEG', 'token', { ...keg, ...closed });
    expect(paid(g, 'E13')).toBe(80);
    const [poor, rich] = [79, 80].map(KEG => at('KEG', 'token', { ...keg, ...closed, cash: { KEG } }));
    expect(cited(poor as Game, 'placeToken', harbour('E13'))).toBe('token.funds RHL-6.2.2-a');
    expect(cited(rich as Game, 'placeToken', harbour('E13'))).toBeUndefined();
  });

  test('[LRA-4.1.2-o] [LRA-N-9] Orsoy is nobody’s: MKB pays 20, others the higher price', () => {
    const adr = at('ADR', 'token', { tokens: { ADR: ['K3', 'C11'] }, ...open(1) });
    expect(paid(adr, 'B12')).toBe(100);
    const first = at('MKB', 'token', { tokens: { MKB: ['C11'], ADR: ['K3', 'B12+harbour'] } });
    expect(cited(first, 'placeToken', harbour('B12'))).toBe('token.place RHL-6.2.2-a');
  });

  test('[LRA-4.2.3-h] MKB pays 20 in Orsoy in every phase, elsewhere as all', () => {
    for (const phase of ['3', '5'])
      expect(paid(at('MKB', 'token', { tokens: { MKB: ['C11'] }, phase }), 'B12')).toBe(20);
    const uerdingen = at('MKB', 'token', { ...closed, tokens: { MKB: ['F10'] } });
    expect(paid(uerdingen, 'E13')).toBe(80);
    const yellow = at('MKB', 'token', { tokens: { MKB: ['C11'] }, tiles: { C11: 'L25/0' } });
    expect(barred(yellow, 'MKB', 'token', 'placeToken', harbour('B12'))).toBe('token.city RHL-6.2.2-a');
  });

  test('[LRA-6.2.2.1-d] [LRA-6.2.2.1-EX2] three prices', () => {
    expect(paid(at('KEG', 'token', { ...keg, ...open(0) }), 'E13')).toBe(40);
    const brown = (company: string) => at(company, 'token', { ...closed, tokens: { [company]: ['C11'] } });
    expect([paid(brown('ADR'), 'B12'), paid(brown('MKB'), 'B12')]).toEqual([100, 20]);
  });
});

describe('harbour tokens', () => {
  test('[LRA-6.2.2.1-c] [LRA-N-7] come before ordinary ones or after, and are the station of the turn', () => {
    const g = does(at('KEG', 'token', { ...keg, ...open(0) }), 'placeToken', harbour('E13'));
    expect(tokensAt(g, 'E13')).toEqual([{ by: 'KEG', city: 0, kind: 'harbour' }]);
    expect(g.state.companies['KEG']?.tokens).toEqual([60]);
    expect(question(g)?.step).not.toBe('token');
    const later = at('KEG', 'token', { tokens: { KEG: ['F10', 'E7'] }, ...open(0) });
    expect(paid(later, 'E13')).toBe(40);
  });

  test('[LRA-6.2.2.1-f] the last token may be turned and stands as an ordinary one, without bonus', () => {
    const last = at('KEG', 'token', { tokens: { KEG: ['F10', 'E7'] }, ...open(1) });
    const g = does(last, 'placeToken', { hex: 'E13', city: 0 });
    expect(cashOf(last, 'KEG') - cashOf(g, 'KEG')).toBe(80);
    expect([tokensAt(g, 'E13'), g.state.companies['KEG']?.tokens]).toEqual([[{ by: 'KEG', city: 0 }], []]);
    expect(lra.rules.routes.tags(g, 'E13', 0, 'KEG')).not.toContain('own harbour');
    // While another is left it is that one that is built.
    const two = at('KEG', 'token', { ...keg, ...open(1) });
    const plain = does(two, 'placeToken', { hex: 'E13', city: 0 });
    expect(cashOf(two, 'KEG') - cashOf(plain, 'KEG')).toBe(60);
    expect(plain.state.companies['KEG']?.tokens).toHaveLength(1);
    const gve = at('GVE', 'token', { tokens: { GVE: ['G7', 'F10'] }, ...closed });
    expect(cited(gve, 'placeToken', harbour('E13'))).toBe('token.left RHL-2.6-a');
  });

  test('[LRA-6.2.2.1-g] [LRA-N-10] are stations: one token a hex, and trains run from them', () => {
    const ordinary = at('KEG', 'token', { tokens: { KEG: ['F10', 'E13'] }, ...open(0) });
    expect(barred(ordinary, 'KEG', 'token', 'placeToken', harbour('E13'))).toBe('token.one-a-hex RHL-6.2.2-c');
    const run = at('BME', 'run', { trains: { BME: ['2'] }, tokens: { BME: ['G15', 'E13+harbour'] } });
    expect(earns(run, ['2', 'E13 F12 F10'])).toBe(20 + 10 + 30 + 10);
  });

  test('[LRA-6.2.2.1-EX1] [LRA-N-11] an empty reserved place does not block, a foreign token in it does', () => {
    const way = ['3', 'F10 F12 E13 D14'] as const;
    const rhein = { trains: { KEG: ['3'] }, ...open(1), tiles: { ...tiles, D14: 'L30/0' } };
    const one = at('KEG', 'run', { ...rhein, tokens: { KEG: ['F10'], BME: ['G15', 'E13'] } });
    expect(earns(one, way)).toBe(30 + 10 + 20 + 20);
    const both = { KEG: ['F10'], BME: ['G15', 'E13'], RhE: ['K11', 'E13+harbour'] };
    expect(noRun(at('KEG', 'run', { ...rhein, tokens: both }), way)).toBe('route.blocked RHL-6.1.2-e');
  });
});
