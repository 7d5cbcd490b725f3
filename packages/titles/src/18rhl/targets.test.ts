import { cashOf, type Game, linked, question, start } from '@roundhouse/engine';
import {
  along,
  cited,
  does,
  earns,
  inOperating,
  type Scenario,
  scenario,
  trackThrough,
  turnOf,
} from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { rhl } from './index.ts';
import { TARGETS, targets } from './targets.ts';

const OPTIONS = { targets: true };
const begin = (players: number, seed = 'targets'): Game => start(rhl, { players, options: OPTIONS, seed });
const pickAll = (first: Game): Game => {
  let g = first;
  while (question(g)?.step === 'targets') g = does(g, 'pickTarget', { card: targets.of(g).open[0] });
  return g;
};
type More = Omit<Scenario, 'at'>;
/** Seat 0 has this card. */
const holding = (card: string, owner = 0) => ({ targets: { open: [], held: { [owner]: card } } });
const turn = (card: string, company: string, step: string, more: More & { owner?: number } = {}): Game => {
  const { owner, ...rest } = more;
  return turnOf(rhl, company, step, { options: OPTIONS, slices: holding(card, owner), ...rest });
};
const lay = (g: Game, text: string): Game => {
  const [hex, tile, way] = text.split(/[ /]/);
  return does(g, 'layTile', { hex, tile, turn: Number(way) });
};
/** What seat 0 has been paid, and whether the card is gone. */
const paid = (g: Game, seat = 0) => [cashOf(g, seat) - 450, targets.of(g).held[seat] === undefined];

describe('target cards', () => {
  test.each([3, 4, 5])('[RHL-8.4.1-a] with %i players two more are laid open, each player picks one', players => {
    const g = begin(players);
    expect(targets.of(g).open).toHaveLength(players + 2);
    const [first, second] = g.state.seating;
    expect(question(g)).toEqual({ by: first, step: 'targets' });
    const card = targets.of(g).open[1] as string;
    const next = does(g, 'pickTarget', { card });
    expect([targets.of(next).held[first as number], question(next)?.by]).toEqual([card, second]);
    expect(cited(next, 'pickTarget', { card })).toBe('target.open RHL-8.4.1-a');
    expect(cited(next, 'pass')).toBe('target.compulsory RHL-8.4.1-a');
    const done = pickAll(next);
    expect([targets.of(done).open, Object.keys(targets.of(done).held)]).toEqual([
      [],
      expect.objectContaining({ length: players }),
    ]);
  });

  test('[RHL-8.4.1-EX1] four players: six laid out, four picked, two put away', () => {
    const g = begin(4);
    expect(targets.of(g).open).toHaveLength(6);
    expect(Object.values(targets.of(pickAll(g)).held)).toHaveLength(4);
  });

  test('[RHL-8.4.1-b] the lowest number has priority, the others sit by their numbers; sites are still drawn', () => {
    const g = pickAll(begin(5));
    const cards = g.state.seating.map(seat => targets.of(g).held[seat]);
    expect(cards).toEqual([...cards].sort());
    expect([g.state.priority, question(g)]).toEqual([g.state.seating[0], { by: g.state.seating[0], step: 'lots' }]);
    expect(g.state.slices['sites']).toMatchObject({ card: expect.any(Number) });
    expect(g.state.slices['orderCards']).toBeUndefined();
    const orders = new Set(Array.from({ length: 20 }, (_, n) => begin(3, `order ${n}`).state.seating.join()));
    expect(orders.size).toBeGreaterThan(3);
  });

  test.each(Object.entries({ T1: 150, T2: 130, T3: 120, T4: 110, T5: 100, T6: 90, T7: 80, T8: 60 }))(
    '%s is worth %i',
    (card, bonus) => {
      expect(TARGETS[card]?.bonus).toBe(bonus);
    },
  );

  test('[RHL-8.4.1-c] the bank pays at once and once; the card is gone; unfulfilled it is worth nothing', () => {
    const g = turn('T8', 'BME', 'token', { tiles: { G14: '9/2' } });
    const built = does(g, 'placeToken', { hex: 'J15', city: 0 });
    expect(paid(built)).toEqual([60, true]);
    expect(cashOf(g, 'bank') - cashOf(built, 'bank')).toBe(60 - 60);
    const over = scenario(rhl, { options: OPTIONS, slices: holding('T8'), ending: 'bank', at: inOperating() });
    expect(over.state.over).toBe(true);
    expect(rhl.rules.worth(over, 0)).toEqual([{ what: 'cash', amount: 450 }]);
  });

  test('[RHL-8.4.1-d] track alone matters for T2, T3 and T6, but it must be a run', () => {
    const tiles = trackThrough(rhl, 'K2 K4 K6 K8 J9 I10 H11 G10 F11 E12 D13 C12 B13 B15');
    const full = { tokens: { RhE: ['I10.0'], CCE: ['I10.0', 'E6'], CME: ['I10.1'], DEE: ['K6'] } };
    const g = scenario(rhl, { tiles, ...full, at: inOperating() });
    expect(linked(g, 'K2', 'B15')).toBe(true);
    const broken = scenario(rhl, { tiles: { ...tiles, I10: '924/0', H11: '9/1' }, at: inOperating() });
    expect(linked(broken, 'K2', 'B15')).toBe(false);
    const past = scenario(rhl, { tiles: trackThrough(rhl, 'C12 C14'), at: inOperating() });
    expect(linked(past, 'C12', 'D13')).toBe(false);
  });
});

describe('targets on the map', () => {
  test('[RHL-8.4.1-g] T2: Aachen to Berlin', () => {
    const { K4: last = '', ...tiles } = trackThrough(rhl, 'K2 K4 K6 K8 J9 I10 H11 G10 F11 E12 D13 C12 B13 B15');
    const g = turn('T2', 'ADR', 'track', { phase: '3', tiles });
    expect(paid(g)).toEqual([0, false]);
    expect(paid(lay(g, `K4 ${last}`))).toEqual([130, true]);
  });

  test('[RHL-8.4.1-h] T3: the Netherlands to Basel or Frankfurt, not through Venlo', () => {
    const { J9: last = '', ...tiles } = trackThrough(rhl, 'A4 B3 C4 D5 E6 F7 G8 H9 I10 J9 K10 L11');
    const g = turn('T3', 'RhE', 'track', { phase: '3', tiles });
    expect(paid(g)).toEqual([0, false]);
    expect(paid(lay(g, `J9 ${last}`))).toEqual([120, true]);
    const venlo = trackThrough(rhl, 'A4 B3 C4 D3 E2 F3 G4 H5 H7 H9 I10 J9 K10 L11');
    expect(paid(turn('T3', 'RhE', 'track', { phase: '3', tiles: venlo }))).toEqual([0, false]);
  });

  const ruhr = { D13: '216/0', C12: '919/0', E12: '2/2', E14: '8/1' };

  test('[RHL-8.4.1-i] T4: a company of the owner reaches all four links, tokens considered', () => {
    const { E14: last, ...tiles } = ruhr;
    const tokens = { BME: ['D13'] };
    const g = turn('T4', 'BME', 'track', { phase: '5', tiles, tokens });
    expect(paid(g)).toEqual([0, false]);
    expect(paid(lay(g, `E14 ${last}`))).toEqual([110, true]);
    const shut = { tokens: { BME: ['D13'], DEE: ['C12.1'] }, par: { DEE: 60 }, shares: { DEE: { 1: 5 } } };
    expect(paid(turn('T4', 'BME', 'track', { phase: '5', tiles: ruhr, ...shut }))).toEqual([0, false]);
  });

  test('[RHL-8.4.1-k] T6: Antwerpen to the Östliches Ruhrgebiet', () => {
    const { E8: _, ...tiles } = trackThrough(rhl, 'H1 G2 G4 F5 E6 E8 D9 D11 D13 D15');
    const g = turn('T6', 'CCE', 'track', { phase: '3', tiles });
    expect(paid(g)).toEqual([0, false]);
    expect(paid(lay(g, 'E8 56/0'))).toEqual([90, true]);
  });

  test('[RHL-8.4.1-l] T7: track reaches Venlo and Roermond', () => {
    const g = turn('T7', 'CCE', 'track', { tiles: { D3: '8/4', E6: '202/4', F5: '2/0' } });
    expect(paid(g)).toEqual([0, false]);
    expect(paid(lay(g, 'G4 9/0'))).toEqual([0, false]);
    expect(paid(lay(g, 'G4 8/1'))).toEqual([80, true]);
  });

  test('[RHL-8.4.1-e] maps pay the owner of the card whoever builds; runs and stations must be his company’s', () => {
    const { K4: last = '', ...tiles } = trackThrough(rhl, 'K2 K4 K6 K8 J9 I10 H11 G10 F11 E12 D13 C12 B13 B15');
    const g = lay(turn('T2', 'ADR', 'track', { phase: '3', tiles, owner: 2 }), `K4 ${last}`);
    expect(paid(g, 2)).toEqual([130, true]);
    const station = turn('T8', 'BME', 'token', { tiles: { G14: '9/2' }, owner: 2 });
    expect(paid(does(station, 'placeToken', { hex: 'J15', city: 0 }), 2)).toEqual([0, false]);
  });

  test('[RHL-8.4.1-n] T4 is looked at after a change of director, too', () => {
    const shares = { BME: { 0: 3, 1: 3, BME: 4 } };
    const g = scenario(rhl, {
      options: OPTIONS,
      slices: holding('T4', 1),
      phase: '5',
      tiles: ruhr,
      tokens: { BME: ['D13'] },
      par: { BME: 80 },
      shares,
      director: { BME: 0 },
      at: [{ at: 'stock', done: [], number: 2, turn: 1, passes: 0, cleared: [], sold: {} } as never],
    });
    const led = does(g, 'buyShare', { company: 'BME', from: 'charter' });
    expect([targets.of(led).held, cashOf(led, 1)]).toEqual([{}, 450 - 80 + 110]);
  });
});

describe('targets of companies', () => {
  const montan = { D7: '947/1', D9: '929/0', D11: '916/0', D13: '216/0' };
  const card4 = { sites: { card: 4 } };
  const run = (owner: number, train: string) =>
    turn('T1', 'MKB', 'run', {
      phase: '5',
      tiles: montan,
      trains: { MKB: [train] },
      slices: { ...holding('T1', owner), ...card4 },
    });

  test('[RHL-8.4.1-f] T1: one route with two coalmines and two steel mills', () => {
    const g = run(0, '5');
    expect(earns(g, ['5', 'D7 D9 D11 D13 C14'])).toBe(30 + 50 + 40 + 50 + 30 + 80);
    const routes = (way: string) => [{ train: '5', path: along(g, way) }];
    expect(paid(does(g, 'runRoutes', { routes: routes('D7 D9 D11 D13 C14') }))).toEqual([150, true]);
    expect(paid(does(g, 'runRoutes', { routes: routes('D7 D9 D11 D13') }))).toEqual([0, false]);
    const other = run(2, '5');
    expect(paid(does(other, 'runRoutes', { routes: routes('D7 D9 D11 D13 C14') }), 2)).toEqual([0, false]);
  });

  test('[RHL-8.4.1-f] T1: not with an 8-train', () => {
    const north = (train: string) =>
      turn('T1', 'MKB', 'run', {
        phase: '8',
        tiles: { ...montan, ...trackThrough(rhl, 'A4 B3 C4 D5 D7') },
        trains: { MKB: [train] },
        slices: { ...holding('T1'), ...card4 },
      });
    const way = 'A4 B3 C4 D5 D7 D9 D11 D13 C14';
    for (const [train, result] of [
      ['6', [150, true]],
      ['8', [0, false]],
    ] as const) {
      const g = north(train);
      expect(paid(does(g, 'runRoutes', { routes: [{ train, path: along(g, way) }] }))).toEqual(result);
    }
  });

  const boxtel = trackThrough(rhl, 'C2 C4 D5 E6 E8 D9 C10 B11 B13 B15');
  const berlin = { tokens: { CCE: ['E6', 'I10.1'], DEE: ['B15'] }, par: { DEE: 60 }, shares: { DEE: { 1: 5 } } };

  test('[RHL-8.4.1-j] [RHL-N-16] T5: Boxtel to Berlin, where a token of others does not stop it', () => {
    const g = turn('T5', 'CCE', 'run', { phase: '3', tiles: boxtel, trains: { CCE: ['4'] }, ...berlin });
    const way = 'C2 C4 D5 E6 E8 D9.0 D9.1 C10 B11 B13 B15';
    expect(earns(g, ['4', way])).toBe(10 + 10 + 30 + 10 + 30 + 10 + 10 + 50);
    expect(paid(does(g, 'runRoutes', { routes: [{ train: '4', path: along(g, way) }] }))).toEqual([100, true]);
    expect(earns(g, ['4', 'E6 E8 D9.0 D9.1 C10 B11 B13 B15'])).toBe('route.closed RHL-8.4.1-j');
    const without = turn('T8', 'CCE', 'run', { phase: '3', tiles: boxtel, trains: { CCE: ['4'] }, ...berlin });
    expect(earns(without, ['4', way])).toBe('route.closed RHL-6.2.3-h');
    const shut = { ...berlin, tokens: { ...berlin.tokens, DEE: ['C2'] } };
    const barred = turn('T5', 'CCE', 'run', { phase: '3', tiles: boxtel, trains: { CCE: ['4'] }, ...shut });
    expect(earns(barred, ['4', way])).toBe('route.closed RHL-6.2.3-h');
  });

  test('[RHL-8.4.1-m] T8: a station in Siegerland', () => {
    const g = turn('T8', 'BME', 'token', { tiles: { G14: '9/2' } });
    expect(paid(does(g, 'placeToken', { hex: 'J15', city: 0 }))).toEqual([60, true]);
    expect(paid(does(g, 'pass'))).toEqual([0, false]);
  });
});
