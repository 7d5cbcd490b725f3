import { borderId, type Game, hasRoute, question, tokensAt } from '@roundhouse/engine';
import { cited, does, inOperating, inStock, inTurn, type Scenario, scenario } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { t1848 } from './index.ts';

/** Sydney – Wollongong – Canberra – Wagga Wagga – Adelaide. */
const LINK = { F9: '57/0', G8: '6/1', G7: '6/2', F7: '6/5', F6: '9/1', F5: '9/1', F4: '8/4', G3: '5/2' };
const { F5: _gap, ...GAP } = LINK;
const closeGap = { hex: 'F5', tile: '9', turn: 1 };

/** FED in Canberra can close the gap; six shares of COM are sold. */
const base = {
  phase: '3',
  shares: { COM: { 0: 4, 1: 2 }, FED: { 2: 6 }, VR: { 3: 6 } },
  par: { COM: 90, FED: 90, VR: 70 },
  tiles: GAP,
  tokens: { FED: ['G7'], VR: ['H6'] },
  trains: { FED: ['3'] },
  cash: { COM: 0 },
} as const;

const fed = (more: Partial<Scenario> = {}, acted: readonly string[] = ['FED']) =>
  scenario(t1848, { ...base, at: inTurn('FED', 'track', { acted }), ...more });
const com = (more: Partial<Scenario> = {}) =>
  scenario(t1848, { ...base, tiles: LINK, floated: ['COM'], at: inTurn('COM', 'begin'), ...more });
const floated = (g: Game) => !!g.state.companies['COM']?.floated;
const cashOf = (g: Game) => g.state.money?.['COM'];
const turnOf = (g: Game) => question(g)?.company;
/** Lets the company in turn do nothing more. */
const idle = (g: Game, company: string): Game => {
  if (turnOf(g) !== company) return g;
  return idle(cited(g, 'pass') ? does(g, 'runRoutes', { routes: [] }) : does(g, 'pass'), company);
};

describe('Commonwealth Railways', () => {
  test.each([70, 80, 90, 100])('[48-5.3.1-a] par may be %i, and its shares trade at once', par => {
    const g = does(scenario(t1848, { at: inStock(0) }), 'startCompany', { company: 'COM', par });
    const next = does(g, 'pass');
    expect(cited(next, 'buyShare', { company: 'COM', from: 'ipo' })).toBeUndefined();
    expect(floated(next)).toBe(false);
  });

  test('[48-5.3.1-a] no other par', () => {
    const g = scenario(t1848, { at: inStock(0) });
    expect(cited(g, 'startCompany', { company: 'COM', par: 110 })).toBe('start.par 48-5.2.1-a');
  });

  test.each([
    ['six shares and the link', { 0: 4, 1: 2 }, LINK, true],
    ['six shares alone', { 0: 4, 1: 2 }, GAP, false],
    ['the link alone', { 0: 4, 1: 1 }, LINK, false],
  ])('[48-5.3.2-a] %s', (_, shares, tiles, launched) => {
    expect(floated(scenario(t1848, { ...base, shares: { COM: shares }, tiles, at: inStock(0) }))).toBe(launched);
  });

  test('[48-5.3.2-a] trains do not reverse on the way', () => {
    expect(floated(fed({ tiles: { ...LINK, F5: '23/1' } }))).toBe(true);
    expect(floated(fed({ tiles: { ...LINK, F5: '30/0' } }))).toBe(false);
  });

  /** Sydney – Canberra – Melbourne – Geelong, and Adelaide – Mount Gambier. */
  const ASHORE = {
    ...{ F9: '57/0', G8: '6/1', G7: '57/1', G6: '1/0', H6: '6/1', H5: '6/4' },
    ...{ H4: '57/2', G3: '6/3' },
  };

  test('[N-18] [48-5.3.2-a] the link counts through a city full of tokens, not through Tasmania', () => {
    expect(floated(fed({ tiles: LINK, tokens: { FED: ['G7'], VR: ['F7', 'G8', 'H6'] } }))).toBe(true);
    expect(floated(fed({ tiles: { ...ASHORE, I4: '241/0' } }))).toBe(false);
    expect(floated(fed({ tiles: { ...ASHORE, H5: '15/1', H4: '15/2' } }))).toBe(true);
  });

  test('[48-5.3.3-a] linked before its place in the order: it acts in this round, at its place', () => {
    const g = fed({ cells: { FED: '2.6', COM: '2.5', VR: '4.5' } });
    const after = idle(does(g, 'layTile', closeGap), 'FED');
    expect(turnOf(after)).toBe('COM');
  });

  test('[48-5.3.3-b] linked after its place: it acts first in the next round', () => {
    const g = fed({
      cells: { COM: '2.6', FED: '2.5', VR: '4.5' },
      at: inTurn('FED', 'track', { acted: ['COM', 'FED'], of: 2 }),
    });
    const linked = does(g, 'layTile', closeGap);
    expect(floated(linked)).toBe(true);
    const after = idle(linked, 'FED');
    expect(turnOf(after)).toBe('VR');
    expect(turnOf(idle(after, 'VR'))).toBe('COM');
  });

  test.each([
    ['above', ['FED', 'COM'], 'COM'],
    ['under', ['COM', 'FED'], 'VR'],
  ])('[N-17] [48-5.3.3-a] [48-5.3.3-b] linked by a company of the same cell %s COM', (_, order, next) => {
    const cells = Object.fromEntries([...order.map(c => [c, '2.5']), ['VR', '4.5']]);
    const g = scenario(t1848, { ...base, cells, at: inOperating() });
    expect(turnOf(g)).toBe('FED');
    expect(turnOf(idle(does(g, 'layTile', closeGap), 'FED'))).toBe(next);
  });

  test('[48-5.3.4-a] ten times par are paid at the launch, not at the sixth share', () => {
    const g = fed();
    expect(cashOf(g)).toBe(0);
    expect(cashOf(does(g, 'layTile', closeGap))).toBe(900);
  });

  const six = { phase: '5', sold: { 2: 6, 3: 5, 4: 4, 5: 3 }, cash: { COM: 0, FED: 700 } };
  const buySix = (g: Game) => does(g, 'buyTrain', { train: '6', from: 'bank' });

  test('[48-5.3.5-a] the first 6/6+ makes the link needless and launches it at once', () => {
    const g = fed({ ...six, at: inTurn('FED', 'trains') });
    expect(floated(g)).toBe(false);
    expect(cashOf(buySix(g))).toBe(900);
    const few = fed({ ...six, shares: { COM: { 0: 5 }, FED: { 2: 6 } }, at: inTurn('FED', 'trains') });
    expect(floated(buySix(few))).toBe(false);
    const later = scenario(t1848, { ...base, phase: '6', shares: { COM: { 0: 5 } }, at: inStock(0) });
    expect(floated(does(later, 'buyShare', { company: 'COM', from: 'ipo' }))).toBe(true);
  });

  test.each([
    ['before its place', ['FED'], 'COM'],
    ['after its place', ['COM', 'FED'], 'VR'],
  ])('[48-5.3.3-b] the first 6/6+ %s', (_, acted, next) => {
    const g = fed({ ...six, at: inTurn('FED', 'trains', { acted }) });
    expect(turnOf(idle(buySix(g), 'FED'))).toBe(next);
  });

  test.each([
    ['not yet passed', '4.6', 'COM'],
    ['passed', '1.5', 'VR'],
  ])(
    "[N-14] [48-5.3.5-a] [48-5.3.3-b] the fifth takeover removes the first 6/6+; COM's place has %s",
    (_, cell, next) => {
      const g = scenario(t1848, {
        ...base,
        ...six,
        shares: { ...base.shares, SAR: { 0: 6 } },
        par: { ...base.par, SAR: 80 },
        cells: { SAR: '3.2', COM: cell, FED: '5.1', VR: '4.1' },
        tokens: { ...base.tokens, SAR: ['G3'] },
        trains: { FED: ['3', '5'], VR: ['3+'] },
        slices: { receivership: ['WA', 'QR', 'CAR', 'NSW'].map(company => ({ company, seat: 3 })) },
        at: inTurn('SAR', 'track', { acted: cell === '1.5' ? ['COM', 'SAR'] : ['SAR'] }),
      });
      const after = does(g, 'takeLoan');
      expect(after.state.phase).toBe('6');
      expect(floated(after)).toBe(true);
      expect([after.state.companies['FED']?.trains, after.state.companies['VR']?.trains]).toEqual([['5'], []]);
      expect(turnOf(after)).toBe(next);
    },
  );

  test('[48-5.3.6-a] two free home tokens, beside the city where it has no place', () => {
    const tokens = { ...base.tokens, NSW: ['F9'] };
    const g = com({ tokens, tiles: { F9: '57/0', G3: '238/2' }, cash: { COM: 900 } });
    expect(tokensAt(g, 'F9')).toEqual([
      { by: 'NSW', city: 0 },
      { by: 'COM', city: 0, beside: true },
    ]);
    expect(tokensAt(g, 'G3')).toEqual([{ by: 'COM', city: 0 }]);
    expect(cashOf(g)).toBe(900);
    expect(tokensAt(com({ tokens, tiles: {} }), 'F9')[1]).toEqual({ by: 'COM', city: 0, beside: true });
  });

  const beside = {
    ...base,
    tokens: { ...base.tokens, NSW: ['F9'], COM: ['F9*', 'G3'] },
    trains: { COM: ['3'] },
  } as const;

  test('[48-5.3.6-b] a token beside its city starts routes, lets through and builds, but takes no place', () => {
    const g = com({ ...beside, at: inTurn('COM', 'track') });
    expect(hasRoute(g, 'COM')).toBe(true);
    expect(cited(g, 'layTile', { hex: 'E9', tile: '57', turn: 0 })).toBeUndefined();
    const run = does(does(g, 'pass'), 'pass');
    const path = ['F9.0', borderId(g, 'F9', 'G8'), 'G8.0'];
    expect(cited(run, 'runRoutes', { routes: [{ train: '3', path }] })).toBeUndefined();
    const through = ['E9.0', borderId(g, 'E9', 'F9'), ...path];
    const further = com({ ...beside, tiles: { ...LINK, E9: '57/0' }, at: inTurn('COM', 'run') });
    expect(cited(further, 'runRoutes', { routes: [{ train: '3', path: through }] })).toBeUndefined();
    const others = com({ ...beside, tiles: { ...LINK, F9: '236/0' }, at: inTurn('FED', 'token'), cash: { FED: 200 } });
    expect(cited(others, 'placeToken', { hex: 'F9', city: 0 })).toBeUndefined();
  });

  test('[48-5.3.6-c] an upgrade moves it into the new place at once', () => {
    const g = com({ ...beside, at: inTurn('COM', 'track') });
    const after = does(g, 'layTile', { hex: 'F9', tile: '236', turn: 0 });
    expect(tokensAt(after, 'F9')).toEqual([
      { by: 'NSW', city: 0 },
      { by: 'COM', city: 0 },
    ]);
  });

  test('[48-5.3.6-d] a place kept for NSW or SAR is none for COM', () => {
    const g = com();
    for (const hex of ['F9', 'G3']) expect(tokensAt(g, hex)).toEqual([{ by: 'COM', city: 0, beside: true }]);
    const begun = com({ tokens: { ...base.tokens, SAR: ['F3'] } });
    expect(tokensAt(begun, 'G3')).toEqual([{ by: 'COM', city: 0 }]);
  });

  test('[48-5.3.7-a] its three further tokens cost 100 each', () => {
    const g = com({ cash: { COM: 100 } });
    expect(g.state.companies['COM']?.tokens).toEqual([100, 100, 100]);
    const token = does(g, 'pass');
    expect(cashOf(does(token, 'placeToken', { hex: 'G8', city: 0 }))).toBe(0);
    expect(cited(token, 'placeToken', { hex: 'G7', city: 0 })).toBe('token.place 48-7.7.4-b');
    const poor = does(com({ cash: { COM: 99 } }), 'pass');
    expect(cited(poor, 'placeToken', { hex: 'G8', city: 0 })).toBe('token.funds 48-7.7.2-a');
  });

  test('[N-19] [48-5.3.6-c] [48-5.3.6-d] yellow Sydney kept for NSW: beside, into the second place when green, full with NSW', () => {
    const g = does(com(), 'layTile', { hex: 'F9', tile: '236', turn: 0 });
    expect(tokensAt(g, 'F9')).toEqual([{ by: 'COM', city: 0 }]);
    const nsw = scenario(t1848, {
      ...base,
      shares: { NSW: { 3: 6 } },
      par: { NSW: 80 },
      tiles: { F9: '236/0' },
      tokens: { COM: ['F9', 'G3'] },
      at: inTurn('NSW', 'begin'),
    });
    expect(tokensAt(nsw, 'F9').map(k => [k.by, k.beside])).toEqual([
      ['COM', undefined],
      ['NSW', undefined],
    ]);
  });

  test('[N-20] [48-5.3.6-b] beside an undeveloped Adelaide it may build there, run from there, and place no second token', () => {
    const { G3: _home, ...bare } = LINK;
    const g = com({ tiles: bare, cash: { COM: 900 } });
    expect(tokensAt(g, 'G3')).toEqual([{ by: 'COM', city: 0, beside: true }]);
    const built = does(g, 'layTile', { hex: 'G3', tile: '5', turn: 2 });
    expect(tokensAt(built, 'G3')).toEqual([{ by: 'COM', city: 0, beside: true }]);
    expect(hasRoute(built, 'COM')).toBe(true);
    const token = does(built, 'pass');
    expect(cited(token, 'placeToken', { hex: 'G3', city: 0 })).toBe('token.one-a-hex 48-7.7.2-b');
  });
});
