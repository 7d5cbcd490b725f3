import { type Game, question } from '@roundhouse/engine';
import { cited, earns, lays, noLay, noRun, type Scenario, turnOf } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { rhl } from './index.ts';

type Position = Omit<Scenario, 'at'>;
/** With the sites of an order card: 1 has none on any of these routes. */
const run = (company: string, trains: readonly string[], more: Position, card = 1): Game =>
  turnOf(rhl, company, 'run', {
    phase: '4',
    trains: { [company]: trains },
    slices: { sites: { card } },
    privates: { P1: { closed: true } },
    ...more,
  });

describe('Eiserner Rhein', () => {
  /** From Antwerpen by Roermond and Düsseldorf to Essen and the Ruhr. */
  const west = { G4: '8/1', F5: '1/0', F7: '8/5', G8: '7/2', F9: '921/0' };
  const east = { E10: '8/4', E12: '1/0', D13: '934/0' };
  const iron = { phase: '5', tokens: { DEE: ['F9.1'] }, tiles: { ...west, ...east } };
  const way = 'G2 G4 F5 F7 G8 F9.0 F9.1 E10 E12 D13';
  const STOPS = 20 + 10 + 30 + 10 + 40;

  test.each(['C14.0', 'D15.1'])('[RHL-6.2.4.1-a] [RHL-6.2.4.1-b] Antwerpen to the Ruhr at %s brings 80', ruhr => {
    const g = run('DEE', ['5'], iron);
    expect(earns(g, ['5', `H1 ${way} ${ruhr}`])).toBe(STOPS + 30 + 80);
    expect(earns(g, ['5', `${way} ${ruhr}`])).toBe(STOPS + 30);
  });

  test('[RHL-6.2.4.1-a] together with other bonuses', () => {
    // Coal in Duisburg is not on the way; steel in Essen and coal of the link by E14 are.
    const tiles = { ...iron.tiles, D13: '934/2', E14: '7/2' };
    const g = run('DEE', ['5'], { ...iron, tiles }, 4);
    expect(earns(g, ['5', `H1 ${way} E14 D15.0`])).toBe(STOPS + 30 + 80 + 40);
  });

  test('[RHL-6.2.4.1-c] [RHL-N-14] Antwerpen serves no other route: without the Ruhr they end in Roermond', () => {
    const g = run('DEE', ['5'], iron);
    expect(noRun(g, ['5', `H1 ${way}`])).toBe('route.needs RHL-6.2.4.1-c');
    expect(noRun(g, ['5', 'H1 G2 G4 F5 F7 G8 F9.0 F9.1'])).toBe('route.needs RHL-6.2.4.1-c');
    expect(earns(g, ['5', way])).toBe(STOPS);
    const alone = run('DEE', ['5'], { ...iron, tokens: { DEE: ['F9.1', 'G2'] }, tiles: west });
    expect(noRun(alone, ['5', 'G2 H1'])).toBe('route.needs RHL-6.2.4.1-c');
    expect(earns(alone, ['5', 'G2 G4 F5'])).toBe(20 + 10);
  });

  test('[RHL-6.2.4.1-c] it is worth nothing and counts one', () => {
    const five = run('DEE', ['5'], iron);
    expect(earns(five, ['5', `H1 ${way} C14.0`])).toBe(STOPS + 30 + 80);
    expect(noRun(run('DEE', ['4'], iron), ['4', `H1 ${way} C14.0`])).toBe('route.length RHL-6.2.3-b');
    expect(earns(run('DEE', ['4'], iron), ['4', `${way} C14.0`])).toBe(STOPS + 30);
  });

  test('[RHL-6.2.4.1-c] it alone is no income route, so nobody must run or buy a train for it', () => {
    const roermond = { tokens: { GVE: ['G2'] } };
    const g = run('GVE', ['2'], roermond);
    expect([question(g)?.step, g.state.companies['GVE']?.revenue]).toEqual(['trains', 0]);
    expect(cited(turnOf(rhl, 'GVE', 'trains', roermond), 'pass')).toBeUndefined();
    const town = { ...roermond, tiles: { G4: '9/1' } };
    expect(cited(turnOf(rhl, 'GVE', 'trains', town), 'pass')).toBeUndefined();
    const linked = { ...roermond, tiles: { G4: '8/1', F5: '1/0' } };
    expect(cited(turnOf(rhl, 'GVE', 'trains', linked), 'pass')).toBe('trains.duty RHL-6.2.6.1-a');
  });
});

describe('industry', () => {
  /** From the Ruhr by Essen, Mülheim, Duisburg, Elberfeld and the east to Siegerland. */
  const tiles = {
    ...{ E14: '7/2', D13: '934/5', D11: '942/1', D9: '925/0' },
    ...{ E10: '9/2', F11: '8/2', F13: '934/5', G14: '9/2' },
  };
  const ruhr = { tokens: { BME: ['F13'] }, tiles };
  const way = 'D15.0 E14 D13 D11.0 D9.1 E10 F11 F13';
  const long = `${way} G14 H15 I14 J15`;
  const [SHORT, J15] = [30 + 40 + 30 + 40 + 40, { 4: 20, 5: 40 }];

  test('[RHL-6.2.4.2-a] 20 for coal and steel on a route, 40 from the brown phase on', () => {
    for (const [phase, bonus] of [
      ['3', 20],
      ['4', 20],
      ['5', 40],
      ['6', 40],
      ['8', 40],
    ] as const) {
      const g = run('BME', ['6'], { ...ruhr, phase, tokens: { BME: ['F13', 'D13'] } }, 7);
      expect(earns(g, ['6', 'D15.0 E14 D13'])).toBe(30 + 40 + bonus);
      expect(earns(g, ['6', 'D13 C14.0'])).toBe(40 + 30);
    }
  });

  test('[RHL-6.2.4.2-a] for every route of its own', () => {
    const g = run('BME', ['2', '2'], { ...ruhr, tokens: { BME: ['F13', 'D13'] } }, 7);
    // Coal on one route and steel on another make no bonus.
    expect(earns(g, ['2', 'D15.0 E14 D13'], ['2', 'F13 G14 H15 I14 J15'])).toBe(30 + 40 + 20 + 40 + 20);
  });

  test.each([
    ['4', 40],
    ['5', 80],
  ] as const)('[RHL-6.2.4.2-b] phase %s: twice as much, %i, for two and two, and never more', (phase, bonus) => {
    expect(earns(run('BME', ['6'], { ...ruhr, phase }, 4), ['6', long])).toBe(SHORT + J15[phase] + bonus);
    const rates = rhl.rules.routes.terms.bonuses.filter(b => b.id === 'industry');
    for (const b of rates) expect('pays' in b && b.pays).toHaveLength(3);
  });

  test('[RHL-6.2.4.2-c] locations are printed or on tokens', () => {
    // Card 7 has coal at J3, off the route: one coal of the link, two steel.
    expect(earns(run('BME', ['6'], ruhr, 7), ['6', long])).toBe(SHORT + 20 + 20);
    // Card 1 has its tokens elsewhere: Siegerland and the link remain.
    expect(earns(run('BME', ['6'], ruhr, 1), ['6', long])).toBe(SHORT + 20 + 20);
    expect(earns(run('BME', ['6'], ruhr, 1), ['6', way])).toBe(SHORT);
  });

  test('[RHL-6.2.4.2-c] Moers has coal once it is brown', () => {
    const tokens = { MKB: ['D7'] };
    const at = (D7: Position['tiles']) => run('MKB', ['2'], { phase: '5', tokens, tiles: { D9: '929/0', ...D7 } }, 2);
    const coal = (g: Game) => rhl.rules.routes.tags(g, 'D7', 0, 'MKB').includes('coal');
    expect([coal(at({})), coal(at({ D7: '947/1' }))]).toEqual([false, true]);
    expect(earns(at({ D7: '947/1' }), ['2', 'D7 D9'])).toBe(30 + 50 + 40);
  });

  test('[RHL-6.2.4.2-d] at the Ruhr the location of the link used counts, no other', () => {
    const g = run('BME', ['2'], { ...ruhr, tokens: { BME: ['D13'] } }, 7);
    expect(earns(g, ['2', 'D15.0 E14 D13'])).toBe(30 + 40 + 20);
    expect(earns(g, ['2', 'C14.0 D13'])).toBe(30 + 40);
  });

  /** Mülheim has coal, Duisburg steel; the route comes to one city of D11, or to both. */
  const muelheim = {
    tokens: { BME: ['F13.1', 'D9.1'] },
    tiles: { D13: '934/5', D11: '942/1', D9: '925/0', E10: '7/2' },
  };
  test.each([
    ['one city', 'D9.1 D11.0', 40 + 30 + 20],
    ['the other city', 'D9.1 E10 D11.1', 40 + 30 + 20],
    ['both, with steel in Duisburg and at the link', 'C14.0 D13 D11.0 D9.1 E10 D11.1', 20 + 40 + 30 + 40 + 30 + 20],
  ])('[RHL-6.2.4.2-d] [RHL-N-29] coal on a hex with two cities: %s', (_, hexes, income) => {
    expect(earns(run('BME', ['5'], muelheim, 9), ['5', hexes])).toBe(income);
  });

  test.each([
    ['4', 'two coal and one steel', way, SHORT + 20],
    ['4', 'two coal and two steel', long, SHORT + 20 + 40],
    ['5', 'two coal and one steel', way, SHORT + 40],
    ['5', 'two coal and two steel', long, SHORT + 40 + 80],
  ])('[RHL-6.2.4.2-EX1] phase %s: %s', (phase, _, hexes, income) => {
    expect(earns(run('BME', ['6'], { ...ruhr, phase }, 4), ['6', hexes])).toBe(income);
  });

  test('[RHL-6.2.4.2-EX1] three coal, no steel: nothing', () => {
    const coal = { E14: '7/2', D13: '934/5', D11: '942/1', D9: '929/0', D7: '947/1' };
    const g = run('BME', ['5'], { phase: '5', tokens: { BME: ['D13'] }, tiles: coal }, 8);
    expect(earns(g, ['5', 'D15.0 E14 D13 D11.0 D9 D7'])).toBe(30 + 40 + 30 + 50 + 30);
  });
});

describe('Östliches Ruhrgebiet', () => {
  const essen = { tokens: { BME: ['D13'] } };
  test.each([
    [20, { D13: '201/2' }],
    [30, { D13: '201/3' }],
    [30, { D13: '201/2', C12: '937/0' }],
    [40, { D13: '201/3', C12: '937/0' }],
    [40, { D13: '201/2', C12: '937/0', E14: '9/0' }],
    [50, { D13: '201/3', C12: '937/0', E14: '9/0' }],
  ])('[RHL-6.2.4.3-a] is worth %i by its links, in every phase', (value, tiles) => {
    for (const phase of ['3', '5', '8'])
      expect(earns(run('BME', ['2'], { ...essen, phase, tiles }), ['2', 'D13 C14.0'])).toBe(30 + value);
  });

  test.each([
    ['C12', '937/0', '937/1'],
    ['D13', '201/2', '201/1'],
    ['D13', '201/4', '201/5'],
    ['E14', '8/3', '8/2'],
  ])(
    '[RHL-6.2.4.3-b] a link counts once track of %s reaches it (%s, not %s), joined to anything or not',
    (hex, yes, no) => {
      const via = { tokens: { CME: ['C12.1'] }, tiles: { C12: '937/0' } };
      const far = { tokens: { BME: ['F13.1'] }, tiles: { E14: '9/0' } };
      const worth = (tile: string) => {
        const base = hex === 'E14' || hex === 'D13' ? via : far;
        const company = base === via ? 'CME' : 'BME';
        const g = run(company, ['2'], { ...base, tiles: { ...base.tiles, [hex]: tile } });
        return earns(g, ['2', base === via ? 'C12.1 C14.1' : 'F13.1 E14 D15.0']);
      };
      expect(Number(worth(yes)) - Number(worth(no))).toBe(10);
    },
  );

  test('[RHL-6.2.4.3-c] [RHL-N-15] two trains by different links, each with its own coal or steel', () => {
    const tiles = { D13: '934/5', E14: '7/2' };
    const g = run('BME', ['2', '2'], { ...essen, tiles }, 7);
    // Coal by E14 with the steel of Essen, and steel with steel.
    expect(earns(g, ['2', 'D15.0 E14 D13'], ['2', 'D13 C14.0'])).toBe(30 + 40 + 20 + 40 + 30);
    const more = { tokens: { BME: ['D13', 'C12.1'] }, tiles: { D13: '934/5', C12: '938/1' } };
    const same = run('BME', ['2', '3'], more, 7);
    expect(noRun(same, ['2', 'D13 C14.0'], ['3', 'C12.1 D13 C14.0'])).toBe('route.shared RHL-6.2.3-i');
    expect(noRun(run('BME', ['3'], { ...essen, tiles }), ['3', 'D15.0 E14 D13 C14.0'])).toBe('route.visit RHL-6.2.3-f');
  });

  test('[RHL-6.2.4.3-EX1] a third link laid in this turn: 40 for this run', () => {
    const position = { tokens: { BME: ['F13.1'] }, tiles: { D13: '201/3' }, trains: { BME: ['2'] } };
    const g = turnOf(rhl, 'BME', 'track', { ...position, phase: '3', privates: { P1: { closed: true } } });
    expect(noLay(g, 'E14 9/0')).toBeUndefined();
    const laid = lays(g, 'E14 9/0');
    expect(question(laid)?.step).toBe('run');
    expect(earns(laid, ['2', 'F13.1 E14 D15.0'])).toBe(30 + 40);
  });
});
