import { type Game, onSale } from '@roundhouse/engine';
import { cited, does, earns, type Scenario, turnOf } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { t1848 } from './index.ts';

type Position = Omit<Scenario, 'at'>;
const FIVE = { phase: '5', sold: { 2: 6, 3: 5, 4: 4, 5: 1 } };
const no = (g: Game, fields: object) => cited(g, 'buyTrain', { train: '2E', from: 'bank', ...fields });
const south = { tokens: { SAR: ['G3'] }, tiles: { G3: '57/2', F3: '57/2' } };
const trains = (more: Position = {}): Game =>
  turnOf(t1848, 'SAR', 'trains', { ...FIVE, ...south, trains: { SAR: ['5'] }, ...more });

/** From Port Augusta to Alice Springs. */
const NORTH = { E2: '15/2', F3: '57/2', G3: '57/2', D3: '9/0', C3: '8/0', B3: '9/2' };
/** From Melbourne by Adelaide and Port Pirie to Alice Springs; from Broken Hill to Adelaide. */
const LONG = { H6: '5/1', H5: '57/1', H4: '6/2', G3: '236/2', F3: '6/3', E3: '8/0', D3: '8/3', C3: '8/0', B3: '9/2' };
const OUTBACK = { D5: '57/1', D4: '7/4', E4: '8/0', F4: '9/0' };

describe('the card', () => {
  test('[48-8.2.5-a] on sale from the first 5/5+, for 200, beside the sequence and without end', () => {
    expect(no(trains({ phase: '4', sold: { 2: 6, 3: 5, 4: 3 } }), {})).toBe('ghan.phase 48-8.2.5-a');
    const g = does(trains(), 'buyTrain', { train: '2E', from: 'bank' });
    expect(g.state.money?.['SAR']).toBe(300);
    expect(g.state.phase).toBe('5');
    expect(onSale(g).map(c => c.id)).toEqual(['5', '2E']);
    expect(no(trains({ sold: { ...FIVE.sold, '2E': 50 } }), {})).toBeUndefined();
    expect(t1848.parts.trains.sides['2E']).not.toHaveProperty('rusts');
  });

  test('[48-8.2.5-a] it survives the last phase', () => {
    const sold = { 2: 6, 3: 5, 4: 4, 5: 3, 6: 2 };
    const last = trains({ phase: '6', sold, trains: { SAR: ['2E', '5'] }, cash: { SAR: 800 } });
    const g = does(last, 'buyTrain', { train: '8', from: 'bank' });
    expect(g.state.companies['SAR']?.trains).toEqual(['2E', '5', '8']);
  });

  test('[48-8.2.5-d] it is no train by duty, takes no room, and there is one a company', () => {
    const bare = trains({ trains: { SAR: ['2E'] }, cash: { SAR: 900 } });
    expect(cited(bare, 'pass')).toBe('trains.duty 48-8.1-a');
    expect(no(trains({ trains: { SAR: ['5', '4'] } }), {})).toBeUndefined();
    expect(no(trains({ trains: { SAR: ['5', '2E'] } }), { train: '5' })).toBeUndefined();
    expect(no(trains({ trains: { SAR: ['5', '2E'] } }), {})).toBe('trains.one-extra 48-8.2.5-d');
  });

  test('[48-8.2.5-d] it is not sold to another company', () => {
    const own = { shares: { QR: { 0: 6 } }, par: { QR: 90 }, trains: { SAR: ['5'], QR: ['2E', '4'] } };
    expect(no(trains(own), { from: 'QR', price: 1 })).toBe('trains.not-for-trade 48-8.2.5-d');
    expect(no(trains(own), { from: 'QR', price: 1, train: '4' })).toBeUndefined();
  });

  test('[48-8.2.4-b] nothing is taken in part payment for a train of another company', () => {
    const own = trains({ shares: { QR: { 0: 6 } }, par: { QR: 90 }, trains: { SAR: ['5'], QR: ['4'] } });
    const other = { from: 'QR', price: 1, train: '4' };
    for (const part of [{ exchange: '5' }, { using: 'P4' }])
      expect(no(own, { ...other, ...part })).toBe('trains.discount 48-8.2.4-b');
  });

  test('[N-28] [48-8.2.5-d] with the Ghan alone a company must buy; at its limit it may still buy the Ghan', () => {
    const bare = trains({ trains: { SAR: ['2E'] }, cash: { SAR: 900 } });
    expect(cited(bare, 'pass')).toBe('trains.duty 48-8.1-a');
    const bought = does(bare, 'buyTrain', { train: '5', from: 'bank' });
    expect(cited(bought, 'pass')).toBeUndefined();
    const full = trains({ trains: { SAR: ['5', '5'] }, cash: { SAR: 900 } });
    expect(no(full, { train: '5' })).toBe('trains.limit 48-8.3.5-a');
    expect(no(full, {})).toBeUndefined();
  });
});

describe('its route', () => {
  const run = (company: string, more: Position): Game =>
    turnOf(t1848, company, 'run', { phase: '5', trains: { [company]: ['2E'] }, ...more });
  const car = { tokens: { CAR: ['E2'] }, tiles: NORTH };

  test('[48-8.2.5-b] it runs from an own token to Alice Springs and earns both', () => {
    const g = run('CAR', car);
    expect(earns(g, ['2E', 'E2 D3 C3 B3 A2'])).toBe(70);
    expect(earns(g, ['2E', 'A2 B3 C3 D3 E2'])).toBe(70);
    expect(earns(g, ['2E', 'F3 E2 D3 C3 B3 A2'])).toBe('route.ends 48-8.2.5-b');
    expect(earns(g, ['2E', 'E2 F3 G3'])).toBe('route.ends 48-8.2.5-b');
  });

  test('[48-8.2.5-b] it skips what lies between, but not a city full of others’ tokens', () => {
    const from = (more: Position['tokens']) => run('SAR', { ...car, tokens: { SAR: ['G3'], ...more } });
    expect(earns(from({}), ['2E', 'G3 F3 E2 D3 C3 B3 A2'])).toBe(60);
    expect(earns(from({ CAR: ['E2'] }), ['2E', 'G3 F3 E2 D3 C3 B3 A2'])).toBe(60);
    expect(earns(from({ CAR: ['E2'], QR: ['E2'] }), ['2E', 'G3 F3 E2 D3 C3 B3 A2'])).toBe('route.blocked 48-10.1.2-d');
  });

  test('[48-8.2.5-b] [48-10.4-b] towns and the K bonus never count', () => {
    const g = run('VR', { tokens: { VR: ['H6'] }, tiles: LONG });
    expect(earns(g, ['2E', 'H6 H5 H4 G3 F3 E3 D3 C3 B3 A2'])).toBe(60);
    const tiles = { ...NORTH, D2: '1/2', C2: '9/0', B3: '9/0' };
    expect(earns(run('CAR', { ...car, tiles }), ['2E', 'E2 D2 C2 B3 A3'])).toBe(70);
    expect(earns(run('CAR', { ...car, tiles, trains: { CAR: ['3'] } }), ['3', 'E2 D2 C2 B3 A3'])).toBe(80);
  });

  test('[48-8.2.5-c] gauge markers do not matter to it', () => {
    const tiles = { ...LONG, ...OUTBACK };
    expect(earns(run('FED', { tokens: { FED: ['D5'] }, tiles }), ['2E', 'D5 D4 E4 F4 G3 F3 E3 D3 C3 B3 A2'])).toBe(60);
  });

  test('[48-8.2.5-e] its track is separate from that of the other trains', () => {
    const g = run('CAR', { ...car, trains: { CAR: ['2E', '4'] } });
    expect(earns(g, ['2E', 'E2 D3 C3 B3 A2'], ['4', 'E2 F3 G3'])).toBe(140);
    const both = run('SAR', { ...car, tokens: { SAR: ['G3', 'E2'] }, trains: { SAR: ['2E', '4'] } });
    expect(earns(both, ['2E', 'G3 F3 E2 D3 C3 B3 A2'], ['4', 'G3 F3'])).toBe('route.shared 48-10.1.3-a');
  });

  test('[N-26] [48-8.2.5-b] [48-8.2.5-c] over three markers and through two open cities, but not through a full one', () => {
    const tiles = { ...LONG, ...OUTBACK };
    const way = 'D5 D4 E4 F4 G3 F3 E3 D3 C3 B3 A2';
    expect(earns(run('FED', { tokens: { FED: ['D5'], SAR: ['G3'] }, tiles }), ['2E', way])).toBe(60);
    expect(earns(run('FED', { tokens: { FED: ['D5'], SAR: ['G3'], QR: ['F3'] }, tiles }), ['2E', way])).toBe(
      'route.blocked 48-10.1.2-d',
    );
  });

  test('[N-27] [48-8.2.5-e] only one train uses the only track to Alice Springs', () => {
    const g = run('CAR', { ...car, trains: { CAR: ['2E', '3'] } });
    const way = 'E2 D3 C3 B3 A2';
    expect(earns(g, ['2E', way])).toBe(70);
    expect(earns(g, ['3', way])).toBe(70);
    expect(earns(g, ['2E', way], ['3', way])).toBe('route.shared 48-10.1.3-a');
  });
});
