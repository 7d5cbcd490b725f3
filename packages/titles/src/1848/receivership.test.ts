import { borderId, type Game, play, priceOf, question, sharesOf } from '@roundhouse/engine';
import { action, cited, does, inStock, inTurn, type Scenario, scenario } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { t1848 } from './index.ts';

const fallen = (...seats: readonly number[]) => ({
  receivership: seats.map((seat, i) => ({ company: ['WA', 'QR', 'CAR', 'NSW', 'FED', 'COM'][i] ?? '', seat })),
});

/** SAR is one loan away from receivership; VR acts after it. */
const base = {
  phase: '3',
  shares: { SAR: { 0: 4, 1: 2, pool: 2 }, VR: { 3: 6 } },
  par: { SAR: 80, VR: 70 },
  cells: { SAR: '3.2', VR: '4.5' },
  tiles: { G3: '5/2', F3: '57/2' },
  tokens: { SAR: ['G3', 'F3'], VR: ['H6'] },
  cash: { SAR: 200 },
} as const;
const near = (more: Partial<Scenario> = {}) => scenario(t1848, { ...base, at: inTurn('SAR', 'track'), ...more });
const falls = (g: Game) => does(g, 'takeLoan');
const isClosed = (g: Game) => !!g.state.companies['SAR']?.closed;
const cash = (g: Game, ...who: readonly (number | string)[]) => who.map(w => g.state.money?.[w]);
const limit = (g: Game, seat: number) => t1848.rules.shares.certificateLimit(g, seat);
const plays = (g: Game, type: string, fields: object) => {
  const outcome = play(g, action(g, type, fields));
  if (outcome.violation) throw new Error(outcome.violation.clause);
  return { game: outcome.game, events: outcome.events.map(e => e.type).filter(e => e !== 'closed') };
};

describe('receivership', () => {
  test('[48-5.5.1-a] a marker entering column 0 is taken over at once', () => {
    expect(isClosed(falls(near()))).toBe(true);
    const retaining = (cell: string) =>
      does(near({ cells: { SAR: cell }, at: inTurn('SAR', 'dividend', { income: 50 }) }), 'payDividend', {
        how: 'withhold',
      });
    expect([isClosed(retaining('3.1')), isClosed(retaining('3.2'))]).toEqual([true, false]);
    const idle = (cell: string) => near({ cells: { SAR: cell }, at: inTurn('SAR', 'dividend') });
    expect([isClosed(idle('3.1')), isClosed(idle('3.2'))]).toEqual([true, false]);
  });

  test.each([
    ['2.1', '3.1'],
    ['5.1', '5.1'],
  ])('[48-5.5.1-a] a sale never causes it: %s to %s', (from, to) => {
    const g = near({ cells: { SAR: from }, at: inStock(0) });
    const after = does(g, 'sellShares', { company: 'SAR', shares: 1 });
    expect(after.state.companies['SAR']).toMatchObject({ cell: to });
    expect(isClosed(after)).toBe(false);
  });

  test('[48-5.5.1-b] its turn ends at once and the next company acts', () => {
    const g = near({ trains: { SAR: ['3'] } });
    expect(cited(g, 'layTile', { hex: 'F3', tile: '15', turn: 2 })).toBeUndefined();
    const after = falls(g);
    expect(question(after)).toMatchObject({ company: 'VR', step: 'track' });
    expect(cited(after, 'layTile', { company: 'SAR', hex: 'F3', tile: '15', turn: 2, by: 3 })).toBe(
      'turn.company 48-7.1-a',
    );
  });

  test.each([
    [3, [20, 18, 16, 14, 12, 10, 10]],
    [4, [17, 15, 13, 11, 10, 9, 9]],
    [5, [14, 13, 12, 10, 9, 8, 8]],
    [6, [12, 11, 10, 9, 8, 7, 7]],
  ])('[48-5.5.4-a] %i players hold by companies in receivership %j', (players, limits) => {
    const at = (n: number) => near({ players, slices: fallen(...Array(n).fill(1)), shares: { SAR: { 2: 6 } } });
    expect(limits.map((_, n) => limit(at(n), 0))).toEqual(limits);
    expect(limit(falls(at(0)), 0)).toBe(limits[1]);
  });

  test('[48-5.5.4-a] what was within the limit is not any more', () => {
    const shares = { SAR: { 1: 6 }, VR: { 3: 6 }, QR: { 0: 6 }, WA: { 0: 6 }, BOE: { 0: 5 } };
    const par = { ...base.par, QR: 70, WA: 70 };
    const g = near({ shares, par, floated: ['QR', 'WA'], at: inStock(0) });
    expect(cited(g, 'buyShare', { company: 'BOE', from: 'pool' })).toBeUndefined();
    const later = near({ shares, par, floated: ['QR', 'WA'], slices: fallen(3), at: inStock(0) });
    expect(cited(later, 'buyShare', { company: 'BOE', from: 'pool' })).toBe('shares.certificates 48-12.2.1-a');
  });

  test.each([
    [3, 18 - 2, 14 - 6],
    [4, 15 - 2, 11 - 6],
    [5, 13 - 1, 10 - 3],
    [6, 11 - 1, 9 - 3],
  ])(
    '[48-5.5.4-b] with %i players the director may hold %i after one, %i after three of his',
    (players, one, three) => {
      const g = near({ players, shares: { SAR: { 0: 6 } } });
      expect(limit(falls(g), 0)).toBe(one);
      expect(limit(falls(near({ players, shares: { SAR: { 0: 6 } }, slices: fallen(0, 0) })), 0)).toBe(three);
    },
  );

  test('[N-10] [48-5.5.4-a] [48-5.5.4-b] a director who holds it alone pays nothing, but both reductions apply', () => {
    const g = near({ shares: { SAR: { 0: 6, pool: 2 } }, cash: { 0: 50, 1: 60, SAR: 0 } });
    const after = falls(g);
    expect(cash(after, 0, 1)).toEqual([50, 60]);
    expect(after.state.debts).toBeUndefined();
    expect([limit(after, 0), limit(after, 1)]).toEqual([13, 15]);
  });

  test('[48-5.5.5-a] treasury to the bank, papers out of the game, tokens flipped', () => {
    const g = near({ trains: { SAR: ['3', '2'] }, cash: { SAR: 200, bank: 1000, 1: 0 } });
    const after = falls(g);
    expect(cash(after, 'SAR', 'bank', 1)).toEqual([0, 1140, 160]);
    expect(after.state.companies['SAR']).toMatchObject({ trains: [], tokens: [] });
    for (const holder of [0, 1, 'pool', 'ipo']) expect(sharesOf(after, 'SAR', holder)).toBe(0);
    expect(after.state.map.tokens).toMatchObject({
      G3: [{ by: 'BOE', city: 0 }],
      F3: [{ by: 'BOE', city: 0 }],
    });
    const stock = { ...after, state: { ...after.state, agenda: inStock(1) } };
    expect(cited(stock, 'buyShare', { company: 'SAR', from: 'ipo' })).toBe('shares.gone 48-5.5.5-a');
    expect(cited(stock, 'startCompany', { company: 'SAR', par: 80 })).toBe('shares.gone 48-5.5.5-a');
    expect(cited(stock, 'sellShares', { company: 'SAR', shares: 1 })).toBe('sell.owned 48-12.1.1-a');
  });

  test('[48-5.5.5-b] its privates and the rights it kept leave the game', () => {
    const owned = { P1: { owner: 'SAR' }, P2: { owner: 'SAR', closed: true }, P3: { owner: 'VR' } } as const;
    const after = falls(near({ privates: owned }));
    for (const id of ['P1', 'P2']) expect(after.state.privates[id]).toMatchObject({ owner: 'gone', closed: true });
    expect(after.state.privates['P3']).toEqual({ owner: 'VR' });
  });

  const through = {
    tiles: { G8: '6/1', G7: '6/2', F7: '6/5' },
    shares: { SAR: { 0: 6 }, NSW: { 3: 6 } },
    par: { SAR: 80, NSW: 70 },
    tokens: { SAR: ['G7'], NSW: ['G8'] },
    cells: { SAR: '3.2', NSW: '4.5' },
    trains: { NSW: ['3'] },
  } as const;
  const path = (g: Game) => ['G8.0', borderId(g, 'G7', 'G8'), 'G7.0', borderId(g, 'F7', 'G7'), 'F7.0'];

  test('[N-22] [48-5.5.5-c] its token keeps the place and blocks; more places open the city again', () => {
    const shut = does(falls(near(through)), 'pass');
    const run = (g: Game, length: number) =>
      cited(g, 'runRoutes', { company: 'NSW', routes: [{ train: '3', path: path(g).slice(0, length) }] });
    expect(run(shut, 5)).toBe('route.blocked 48-10.1.2-d');
    expect(run(shut, 3)).toBeUndefined();
    const tiles = { ...through.tiles, G7: '15/1' };
    const open = near({ ...through, tiles, tokens: { BOE: ['G7'], NSW: ['G8'] }, at: inTurn('NSW', 'run') });
    expect(run(open, 5)).toBeUndefined();
  });

  test('[48-5.5.5-c] a token beside its city still slides into a new place', () => {
    const tokens = { ...base.tokens, BOE: ['G3', 'G3*'], SAR: ['F3'] };
    const g = near({ tokens, cash: { SAR: 100 } });
    const after = does(g, 'layTile', { hex: 'G3', tile: '238', turn: 2 });
    expect(after.state.map.tokens['G3']).toEqual([
      { by: 'BOE', city: 0 },
      { by: 'BOE', city: 0 },
    ]);
  });

  test('[48-5.5.5-d] its loans stay issued', () => {
    const g = near({ slices: { loans: { issued: 7, by: { SAR: 3 }, thisTurn: 0 } } });
    expect(priceOf(falls(g), 'BOE')).toBe(150);
    expect(falls(g).state.slices['loans']).toMatchObject({ issued: 8 });
  });

  test('[48-5.5.6-a] with the fifth company the game ends after the set of rounds', () => {
    const fifth = (n: number) => {
      const at = inTurn('SAR', 'track', { of: 2, acted: ['VR', 'SAR'] });
      return falls(near({ slices: fallen(...[1, 2, 3, 1].slice(0, n)), at, phase: '4' }));
    };
    expect(fifth(3).state.ending).toBeUndefined();
    const g = fifth(4);
    expect(g.state.ending).toBe('receivership');
    expect(question(g)).toMatchObject({ company: 'VR' });
    expect(does(does(g, 'pass'), 'pass').state.over).toBe(true);
  });

  test('[48-5.5.8-a] off the chart, compensation, papers, train removal, end, next company: in this order', () => {
    const g = near({
      shares: { ...base.shares, BOE: { 0: 1 } },
      cells: { SAR: '3.1', VR: '4.5' },
      cash: { SAR: 0, 0: 20, bank: 5000 },
      privates: { P1: { owner: 'SAR' }, P3: { owner: 2 } },
      slices: fallen(1, 1, 2, 3),
      at: inTurn('SAR', 'dividend'),
    });
    expect(g.state.chart).toEqual(['VR']);
    expect(question(g)).toMatchObject({ by: 0, step: 'compensate', company: 'SAR' });
    expect([g.state.ending, g.state.phase, g.state.map.tokens['G3']?.[0]?.by]).toEqual([undefined, '3', 'SAR']);
    const sold = plays(g, 'sellShares', { company: 'BOE', shares: 1 });
    expect(sold.events).toEqual(['sharesSold', 'debt', 'exported', 'phase']);
    expect(sold.game.state.privates['P1']).toMatchObject({ owner: 'gone' });
    expect(question(sold.game)).toMatchObject({ by: 2, step: 'tasmania' });
    expect(plays(sold.game, 'placeTasmania', { hex: 'I4' }).events).toEqual(['laid', 'ending', 'turn']);
  });
});
