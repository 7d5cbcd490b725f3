import { cashOf, countedPapers, type Frame, type Game, priceOf, question, tokensAt } from '@roundhouse/engine';
import {
  barred,
  barredIn,
  cited,
  does,
  earns,
  inStock,
  lays,
  noLay,
  noRun,
  type Scenario,
  scenario,
  trackThrough,
  turnOf,
} from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { camp } from './camp.ts';
import { lra } from './index.ts';
import { light } from './light.ts';

type Position = Omit<Scenario, 'at'>;
const sold = { 2: 5, 3: 4, 4: 2 };
/** BME of seat 0 is about to buy the first 5-train; seat 1 owns DEC and GKB and directs KEG. */
const before = (more: Position = {}): Game =>
  turnOf(lra, 'BME', 'trains', {
    phase: '4',
    sold,
    cash: { BME: 900 },
    trains: { BME: ['4'], KEG: ['3', '4'] },
    par: { KEG: 80 },
    shares: { BME: { 0: 6 }, KEG: { 1: 6 } },
    floated: ['KEG'],
    tokens: { BME: ['G15'], KEG: ['F10'] },
    privates: Object.fromEntries(['P1', 'P2', 'P6'].map(id => [id, { owner: 1 }])),
    ...more,
  });
const buy = (g: Game): Game => does(g, 'buyTrain', { train: '5', from: 'bank' });

describe('the first 5-train', () => {
  test('[LRA-6.3-b] [LRA-6.3-EX1] [LRA-N-1] [LRA-4.1.2-b] camp, light railway, closing, discards, then play goes on', () => {
    const bought = buy(before());
    expect(question(bought)).toMatchObject({ by: 1, step: 'assignCamp' });
    expect(Object.values(bought.state.privates).every(p => p.closed)).toBe(true);
    const given = does(bought, 'assignCamp', { company: 'KEG' });
    expect(question(given)).toMatchObject({ by: 1, step: 'assignLightRailway' });
    expect(cited(given, 'pass')).toBe('grant.compulsory LRA-4.1.2-v');
    const placed = does(given, 'assignLightRailway', { company: 'KEG' });
    expect(question(placed)).toMatchObject({ by: 1, step: 'discard', company: 'KEG' });
    const done = does(placed, 'discardTrain', { train: '3' });
    expect(question(done)).toMatchObject({ by: 1, step: 'track', company: 'KEG' });
    expect([camp.of(done).company, light.of(done).company]).toEqual(['KEG', 'KEG']);
  });

  test('[LRA-4.1.2-t] [LRA-4.1.2-c] the light railway floats with brown, and the camp opens', () => {
    const g = before();
    expect(tokensAt(g, 'A1')).toEqual([{ by: 'GKB', city: 0, faceDown: true }]);
    const bought = buy(g);
    expect(tokensAt(bought, 'A1')).toEqual([{ by: 'GKB', city: 0 }]);
  });

  test('[LRA-4.1.2-ad] [LRA-4.1.2-EX3] [LRA-N-3] who has too many gives up an ordinary train', () => {
    const placed = does(does(buy(before()), 'assignCamp', { company: 'KEG' }), 'assignLightRailway', {
      company: 'KEG',
    });
    expect(cited(placed, 'discardTrain', { train: '2+4' })).toBe('discard.stays LRA-4.1.2-v');
    for (const train of ['3', '4']) expect(cited(placed, 'discardTrain', { train })).toBeUndefined();
    expect(does(placed, 'discardTrain', { train: '4' }).state.trainPool).toEqual(['4']);
  });

  test('[LRA-4.1.2-ad] [LRA-N-31] the buyer itself takes it and gives up one, possibly the new one', () => {
    const own = buy(before({ privates: { P6: { owner: 0 } } }));
    const placed = does(own, 'assignLightRailway', { company: 'BME' });
    expect([question(placed)?.step, placed.state.companies['BME']?.trains]).toEqual(['discard', ['4', '5', '2+4']]);
    expect(cited(placed, 'discardTrain', { train: '5' })).toBeUndefined();
    // The train to come does not count when the 5-train is bought.
    expect(
      barred(before({ trains: { BME: ['4', '4'] } }), 'BME', 'trains', 'buyTrain', { train: '5', from: 'bank' }),
    ).toBe('trains.new-limit RHL-6.2.6-f');
  });

  test('[LRA-4.1.2-w] [LRA-N-2] an owner who directs nothing gives it later; meanwhile it is nothing', () => {
    const g = buy(before({ privates: { P6: { owner: 2 } } }));
    expect([light.of(g), question(g)?.company]).toEqual([{ owner: 2 }, 'KEG']);
    expect(countedPapers(g, 2)).toBe(0);
    const later = scenario(lra, {
      phase: '5',
      sold: { ...sold, 5: 1 },
      slices: { light: { owner: 0 } },
      at: inStock(0),
    });
    const started = does(later, 'startCompany', { company: 'CCE', par: 60 });
    expect(question(started)).toMatchObject({ by: 0, step: 'assignLightRailway' });
    expect(does(started, 'assignLightRailway', { company: 'CCE' }).state.companies['CCE']?.trains).toEqual(['2+4']);
  });

  test('[LRA-4.1.2-v] it goes to a company of its owner, and stays', () => {
    const asked = does(buy(before()), 'assignCamp', { company: 'KEG' });
    expect(cited(asked, 'assignLightRailway', { company: 'BME' })).toBe('grant.company LRA-4.1.2-v');
    const trade = turnOf(lra, 'BME', 'trains', {
      phase: '5',
      sold: { ...sold, 5: 1 },
      trains: { KEG: ['2+4'], BME: ['5'] },
      shares: { BME: { 0: 6 }, KEG: { 0: 6 } },
      par: { KEG: 80 },
      floated: ['KEG'],
      slices: { light: { owner: 0, company: 'KEG' } },
    });
    expect(cited(trade, 'buyTrain', { train: '2+4', from: 'KEG', price: 1 })).toBe('trains.not-for-trade LRA-4.1.2-v');
    expect(lra.parts.trains.sides['2+4']?.rusts).toBeUndefined();
  });
});

/** From Kevelaer by Walbeck, Straelen and Venlo to Kaldenkirchen, Brüggen and Wickrath. */
const tiles = { B2: '4/2', F2: '4/2', G3: '4/2', H4: '9/2', I5: '9/2', J6: '3/2', F12: '56/0' };
const given = { slices: { light: { owner: 0, company: 'KEG' } } };
const at = (step: string, more: Position = {}): Game =>
  turnOf(lra, 'KEG', step, {
    phase: '5',
    sold: { ...sold, 5: 1, '2+4': 1 },
    trains: { KEG: ['2+4'] },
    tokens: { KEG: ['F10'] },
    tiles,
    ...given,
    ...more,
  });
const VENLO = 'A1 B2 C3 D2 E1';

describe('the 2+4 train', () => {
  test('[LRA-4.1.2-y] runs from Kevelaer to one more city and four towns, in any order', () => {
    const g = at('run');
    expect(earns(g, ['2+4', VENLO])).toBe(20 + 10 + 10 + 40);
    expect(earns(g, ['2+4', 'A1 B2'])).toBe(30);
    expect(earns(g, ['2+4', `${VENLO} F2 G3`])).toBe(20 + 10 + 10 + 40 + 10 + 10);
    expect(noRun(g, ['2+4', `${VENLO} F2 G3 H4 I5 J6`])).toBe('route.length LRA-4.1.2-y');
    expect(noRun(g, ['2+4', 'F10 F12'])).toBe('route.ends LRA-4.1.2-y');
    expect(cited(g, 'pass')).toBe('run.compulsory RHL-6.2-a');
  });

  test('[LRA-4.1.2-z] [LRA-N-5] passes a full city only with a token of its company there', () => {
    const full = { BME: ['G15', 'E1'], RhE: ['K11', 'E1'] };
    const shut = at('run', { tokens: { KEG: ['F10'], ...full } });
    expect(noRun(shut, ['2+4', `${VENLO} F2`])).toBe('route.blocked RHL-6.1.2-e');
    expect(earns(shut, ['2+4', VENLO])).toBe(80);
    const own = at('run', { tokens: { KEG: ['F10', 'E1'], BME: ['G15', 'E1'] } });
    expect(earns(own, ['2+4', `${VENLO} F2`])).toBe(90);
  });

  test('[LRA-4.1.2-u] Kevelaer is one place with two ways in, and only ends routes', () => {
    const { A1, A3 } = lra.parts.map.hexes;
    expect([A1?.place, A3?.place, A1?.layout.nodes[0]?.end, A3?.layout.nodes[0]?.end]).toEqual([
      'Kevelaer',
      'Kevelaer',
      true,
      true,
    ]);
    const both = at('run', { tiles: { ...tiles, B4: 'L14/0', C5: '9/2' } });
    expect(earns(both, ['2+4', 'A3 B4.1 C5 D6'])).toBe(20 + 20 + 10);
    const round = at('run', { tiles: { B2: '4/2', D4: '3/2', C5: '8/0', B4: 'L14/0' } });
    expect(noRun(round, ['2+4', 'A1 B2 C3 D4 C5 B4.1 A3'])).toBe('route.visit LRA-6.2.3-a');
  });

  test('[LRA-4.1.2-t] its station is its own alone; others end in Kevelaer and never build there', () => {
    const run = turnOf(lra, 'BME', 'run', {
      phase: '5',
      tiles,
      trains: { BME: ['2'] },
      tokens: { BME: ['G15', 'E1'] },
      ...given,
    });
    expect(earns(run, ['2', 'E1 D2 C3 B2 A1'])).toBe(80);
    const token = (phase: string) => turnOf(lra, 'BME', 'token', { phase, tiles, tokens: { BME: ['G15', 'E1'] } });
    expect(cited(token('3'), 'placeToken', { hex: 'A1', city: 0 })).toBe('token.home LRA-4.1.2-t');
    const keg = at('run', { trains: { KEG: ['2+4', '3'] } });
    expect(noRun(keg, ['3', VENLO])).toBe('route.token RHL-6.1.2-j');
  });

  test('[LRA-4.1.2-aa] is in the limit, and not the train a company must have', () => {
    const lonely = at('trains', { cash: { KEG: 900 } });
    expect(cited(lonely, 'pass')).toBe('trains.duty RHL-6.2.6.1-a');
    const two = at('trains', { cash: { KEG: 900 }, trains: { KEG: ['2+4', '5'] } });
    expect(barred(two, 'KEG', 'trains', 'buyTrain', { train: '5', from: 'bank' })).toBe('trains.limit RHL-6.2.6-e');
  });

  test('[LRA-4.1.2-ab] earns no bonus and shares no track with the others', () => {
    expect(lra.parts.trains.sides['2+4']?.spec.bonuses).toEqual([]);
    const both = at('run', { trains: { KEG: ['2+4', '3'] }, tokens: { KEG: ['F10', 'E1'] } });
    expect(noRun(both, ['2+4', VENLO], ['3', 'E1 D2 C3'])).toBe('route.shared RHL-6.2.3-i');
  });

  test('[LRA-4.1.2-ac] [LRA-N-4] its income may be kept while the rest is paid, and not the other way round', () => {
    const run = at('run', { trains: { KEG: ['2+4', '3'] }, cells: {}, cash: { KEG: 100, 0: 0, 1: 0 } });
    const way = (train: string, path: readonly string[]) => ({ train, path });
    const routes = [
      way('2+4', ['A1.0', 'A1:B2', 'B2.0', 'B2:C3', 'C3.0', 'D2:C3', 'D2:E1', 'E1.0']),
      way('3', ['F10.0', 'F10:F12', 'F12.1']),
    ].map(r => ({ ...r, path: r.path.map(p => (p.includes(':') ? side(p) : p)) }));
    const ran = does(run, 'runRoutes', { routes });
    expect([ran.state.companies['KEG']?.revenue, question(ran)?.step]).toEqual([120, 'dividend']);
    const split = does(ran, 'payRest');
    expect([cashOf(split, 'KEG') - 100, cashOf(split, 0), priceOf(split, 'KEG')]).toEqual([
      80,
      24,
      priceOf(ran, 'KEG'),
    ]);
    expect(split.state.companies['KEG']?.revenue).toBe(120);
    expect(question(split)?.step).not.toBe('dividend');
    const kept = does(ran, 'payDividend', { how: 'withhold' });
    expect([cashOf(kept, 'KEG') - 100, (priceOf(kept, 'KEG') ?? 0) < (priceOf(ran, 'KEG') ?? 0)]).toEqual([120, true]);
    expect(cashOf(does(ran, 'payDividend', { how: 'pay' }), 0)).toBe(72);
    // There is nothing to keep apart without the 2+4, or with it alone.
    const alone = does(at('run'), 'runRoutes', { routes: routes.slice(0, 1) });
    expect(cited(alone, 'payRest')).toBe('light.income LRA-4.1.2-ac');
    const rest = { type: 'payRest', by: 0, at: 'dividend', company: 'KEG' };
    const idle = { at: 'turn', company: 'KEG', step: 'dividend', done: [], income: 100 } as Frame;
    expect(barredIn(ran, idle, rest)).toBe('light.income LRA-4.1.2-ac');
    expect(barred(ran, 'KEG', 'dividend', 'payRest', {}, [{ ...rest, type: 'payDividend' }])).toMatch(
      /^dividend\.once /,
    );
  });
  const side = (p: string): string => {
    const [a = '', b = ''] = p.split(':');
    const { index } = lra.parts.map;
    return (index[a] as number) < (index[b] as number) ? `${a}:${b}` : `${b}:${a}`;
  };
});

describe('its own tile', () => {
  const B2 = { hex: 'B2', tile: '4', turn: 2 };
  /** The first turn of a company that has the light railway. */
  const first = (company: string, more: Position = {}): Game =>
    turnOf(lra, company, 'track', {
      phase: '5',
      sold: { ...sold, 5: 1, '2+4': 1 },
      trains: { [company]: ['2+4'] },
      slices: { light: { owner: 0, company } },
      ...more,
    });
  test('[LRA-4.1.2-x] one more a turn, before or after the normal one, from Kevelaer alone', () => {
    const g = at('track', { tiles: { F12: '56/0' } });
    const laid = does(g, 'layLight', B2);
    expect(cited(laid, 'layLight', { hex: 'D4', tile: '4', turn: 2 })).toBe('light.once LRA-4.1.2-x');
    expect(cited(laid, 'layTile', { hex: 'G11', tile: '9', turn: 2 })).toBeUndefined();
    const normal = does(g, 'layTile', { hex: 'G11', tile: '9', turn: 2 });
    expect(cited(normal, 'layLight', B2)).toBeUndefined();
    expect(cited(g, 'layLight', { hex: 'G11', tile: '9', turn: 2 })).toBe('light.connected LRA-4.1.2-x');
    expect(cited(g, 'layTile', B2)).toBe('track.connected RHL-6.2.1-b');
    const other = turnOf(lra, 'BME', 'track', {
      phase: '5',
      tokens: { BME: ['G15'] },
      tiles: { G15: 'L04/0' },
      ...given,
    });
    expect(cited(other, 'layLight', B2)).toBe('light.company LRA-4.1.2-x');
  });

  test.each([
    ['BME', 'G15 L04/0'],
    ['GVE', 'G7 57/0'],
    ['MKB', 'C11 L08/0'],
  ])(
    '[LRA-4.1.2-x] [RHL-6.2.1-d] before or after the home tile of %s, which stays the duty of the normal one',
    (company, home) => {
      const g = first(company);
      const early = does(g, 'layLight', B2);
      expect([noLay(early, 'F2 4/2'), cited(early, 'pass')]).toEqual([
        'track.home RHL-6.2.1-d',
        'track.home RHL-6.2.1-d',
      ]);
      expect(question(lays(early, home))?.step).not.toBe('track');
      const late = lays(g, home);
      expect([cited(late, 'pass'), cited(late, 'layLight', B2)]).toEqual([undefined, undefined]);
    },
  );

  test('[LRA-4.1.2-x] [RHL-6.2.1-e] a home tile that cannot be paid neither keeps it off nor forces it', () => {
    const g = first('BME', { cash: { BME: 20 } });
    expect(question(g)).toMatchObject({ step: 'track', company: 'BME' });
    expect(noLay(g, 'G15 L04/0')).toBe('track.funds RHL-6.2.1-k');
    expect([cited(g, 'layLight', B2), cited(g, 'pass')]).toEqual([undefined, undefined]);
    expect(cited(first('BME', { cash: { BME: 30 } }), 'pass')).toBe('track.home RHL-6.2.1-d');
  });

  test('[LRA-4.1.2-x] [RHL-6.2.1-k] what the terrain costs is paid from the treasury', () => {
    const tiles = { ...trackThrough(lra, 'A1 B2 C3 D4 E5 E7 E9 E11 F12 E13'), E13: 'L29/1' };
    const D14 = { hex: 'D14', tile: 'L30', turn: 0 };
    const rich = (KEG: number) => at('track', { tiles, cash: { KEG } });
    expect(cited(rich(29), 'layLight', D14)).toBe('track.funds RHL-6.2.1-k');
    expect(cashOf(does(rich(30), 'layLight', D14), 'KEG')).toBe(0);
  });

  test('[LRA-N-6] both tiles of a turn may need the last of a kind; whichever comes second is refused', () => {
    // One tile 4 is left: the light railway wants it for B2, the company itself for F2 beside Venlo.
    const tiles = { D4: '4/0', G3: '4/0', G9: '4/0', G13: '4/0', I13: '4/0' };
    const one = () => at('track', { tiles, tokens: { KEG: ['F10', 'E1'] } });
    const F2 = { hex: 'F2', tile: '4', turn: 2 };
    expect([cited(one(), 'layLight', B2), cited(one(), 'layTile', F2)]).toEqual([undefined, undefined]);
    expect(cited(does(one(), 'layLight', B2), 'layTile', F2)).toBe('track.supply RHL-6.2.1-m');
    expect(cited(does(one(), 'layTile', F2), 'layLight', B2)).toBe('track.supply RHL-6.2.1-m');
  });
});
