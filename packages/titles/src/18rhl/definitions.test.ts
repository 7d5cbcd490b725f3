import { borderId, type Game, lying, routeProblem } from '@roundhouse/engine';
import { cited, earns, noLay, noRun, type Scenario, turnOf } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { rhl } from './index.ts';

type Position = Omit<Scenario, 'at'>;
const run = (company: string, trains: readonly string[], more: Position): Game =>
  turnOf(rhl, company, 'run', { phase: '3', trains: { [company]: trains }, ...more });
/** Why a route given point by point is refused. */
const broken = (g: Game, train: string, path: readonly string[]) =>
  cited(g, 'runRoutes', { routes: [{ train, path }] });

/** From Aachen by K4 to Düren and on, through plain land, to L9, Bonn and Basel. */
const south = { K4: '4/1', K8: '8/5', K10: '5/5' };

describe('income hexes', () => {
  test('[RHL-6.1.1-a] cities, towns, red places and grey hexes with a value; land brings nothing', () => {
    const g = run('ADR', ['5'], { tokens: { ADR: ['K2'] }, tiles: south });
    // Aachen 20, a town 10, Düren 20, K8 nothing, the grey town L9 10, Bonn 20, Basel 30.
    expect(earns(g, ['5', 'K2 K4 K6 K8 L9 K10 L11'])).toBe(110);
    const stops = new Set(routeProblem(g, 'ADR').stops.map(s => s.hex));
    expect(stops).toEqual(new Set(['K2', 'K4', 'K6', 'L9', 'K10', 'L11']));
  });

  test('[RHL-6.1.1-a] no route ends on land, nor on a grey hex without a value', () => {
    const g = run('ADR', ['5'], { tokens: { ADR: ['K6'] }, tiles: { K8: '8/5' } });
    expect(broken(g, '5', ['K6.0', 'K6:K8'])).toBe('route.stops RHL-6.1.2-j');
    for (const hex of ['B7', 'F15', 'H15', 'I4', 'K14', 'A8', 'B11', 'E14'])
      expect(lying(g, hex).nodes.filter(n => n.value)).toEqual([]);
  });

  const west = { F5: '56/5', F3: '8/2' };
  test.each([
    ['2', 20 + 30, 20 + 10 + 20],
    ['3', 20 + 30, 20 + 10 + 20],
    ['4', 20 + 30, 20 + 10 + 20],
    ['5', 20 + 70, 20 + 10 + 40],
    ['6', 20 + 70, 20 + 10 + 40],
    ['8', 20 + 70, 20 + 10 + 40],
  ])('[RHL-6.1.1-b] in phase %s Bonn–Basel is worth %i and Rheydt–Venlo %i', (phase, red, grey) => {
    expect(earns(run('ADR', ['2'], { phase, tokens: { ADR: ['K10'] }, tiles: south }), ['2', 'K10 L11'])).toBe(red);
    const gve = run('GVE', ['2'], { phase, tokens: { GVE: ['G6.1'] }, tiles: west });
    expect(earns(gve, ['2', 'G6.1 F5 F3 E2'])).toBe(grey);
  });
});

describe('an available route', () => {
  const aachen = { tokens: { ADR: ['K2'] }, phase: '3' };

  test('[RHL-6.1.2-a] is connected track of any length with an own token on it', () => {
    // From Aachen past Düren and Bonn to J9; no train is asked for.
    const far = turnOf(rhl, 'ADR', 'track', { ...aachen, tiles: { ...south, K10: '15/5' } });
    expect(noLay(far, 'J9 9/2')).toBeUndefined();
    const apart = turnOf(rhl, 'ADR', 'track', { ...aachen, tiles: { ...south, K4: '3/1', K10: '15/5' } });
    expect(noLay(apart, 'J9 9/2')).toBe('track.connected RHL-6.2.1-b');
  });

  /** J7 joins Düren to I8 and to J9, not those two with each other. */
  const fork = { K6: '15/1', J7: '23/0', I8: '9/0', H9: '3/5', J9: '8/1' };
  test('[RHL-6.1.2-b] uses no piece of track twice, however short', () => {
    const g = run('ADR', ['5'], { ...aachen, tiles: south });
    expect(noRun(g, ['5', 'K4 K2 K4 K6'])).toBe('route.track RHL-6.1.2-b');
    const junction = run('ADR', ['5'], { tokens: { ADR: ['K6'] }, tiles: fork });
    expect(earns(junction, ['5', 'K6 J7 J9 I10.0'])).toBe(30 + 30);
    expect(noRun(junction, ['5', 'H9 I8 J7 K6 J7 J9 I10.0'])).toBe('route.track RHL-6.1.2-b');
  });

  /** From Düren round by J7, I8 and J9, through J7 again and on to the town of K4. */
  const loop = { K6: '15/1', J7: '20/0', I8: '7/5', J9: '7/1', J5: '8/4', K4: '58/1' };
  test('[RHL-6.1.2-c] may cross a tile twice on separate tracks', () => {
    const g = run('ADR', ['2'], { tokens: { ADR: ['K6'] }, tiles: loop });
    expect(earns(g, ['2', 'K6 J7 I8 J9 J7 J5 K4'])).toBe(30 + 10);
  });

  test('[RHL-6.1.2-d] does not change tracks at a crossing', () => {
    const g = run('ADR', ['2'], { tokens: { ADR: ['K6'] }, tiles: loop });
    const side = (a: string, b: string) => borderId(g, a, b);
    const turnsOff = ['K6.0', side('K6', 'J7'), side('J7', 'J5'), side('J5', 'K4'), 'K4.0'];
    expect(broken(g, '2', turnsOff)).toBe('route.track RHL-6.1.2-b');
  });

  test('[RHL-6.1.2-d] does not reverse at a junction', () => {
    const g = run('ADR', ['4'], { tokens: { ADR: ['K6'] }, tiles: fork });
    const side = (a: string, b: string) => borderId(g, a, b);
    expect(earns(g, ['4', 'I10.1 H9 I8 J7 K6'])).toBe(30 + 10 + 30);
    const path = ['H9.0', side('H9', 'I8'), side('I8', 'J7'), side('J7', 'J9'), side('J9', 'I10'), 'I10.0'];
    expect(broken(g, '4', path)).toBe('route.track RHL-6.1.2-b');
  });

  const blocked = (more: Position): Game => run('ADR', ['4'], { tiles: south, ...more });
  test('[RHL-6.1.2-e] begins or ends in a city full of foreign tokens, and does not pass it', () => {
    const g = blocked({ tokens: { ADR: ['K2'], GVE: ['G6.1', 'K6'] } });
    expect(earns(g, ['4', 'K2 K4 K6'])).toBe(50);
    expect(noRun(g, ['4', 'K2 K4 K6 K8 L9'])).toBe('route.blocked RHL-6.1.2-e');
    // A token in the other city of the hex does not help.
    const two = { tokens: { BME: ['F13.1', 'D11.0'], DEE: ['F9.1', 'D11.1'] }, phase: '3' };
    const oberhausen = run('BME', ['4'], { ...two, tiles: { D11: '942/1', D9: '925/0', E10: '7/2', D13: '934/5' } });
    expect(noRun(oberhausen, ['4', 'D13 D11.0 D9.1 E10 D11.1'])).toBeUndefined();
    const lay = turnOf(rhl, 'ADR', 'track', { tokens: { ADR: ['K2'], GVE: ['G6.1', 'K6'] }, tiles: { K4: '4/1' } });
    expect(noLay(lay, 'K8 8/5')).toBe('track.connected RHL-6.2.1-b');
  });

  test('[RHL-6.1.2-f] passes a city with an own token or a place without a foreign one', () => {
    const own = { ADR: ['K2', 'K6'], GVE: ['G6.1', 'K6'] };
    const tiles = { ...south, K6: '15/1' };
    expect(earns(blocked({ tokens: own, tiles }), ['4', 'K2 K4 K6 K8 L9'])).toBe(20 + 10 + 30 + 10);
    const free = { ADR: ['K2'], GVE: ['G6.1', 'K6'] };
    expect(earns(blocked({ tokens: free, tiles }), ['4', 'K2 K4 K6 K8 L9'])).toBe(20 + 10 + 30 + 10);
    const full = { ...free, BME: ['F13.1', 'K6'] };
    expect(noRun(blocked({ tokens: full, tiles }), ['4', 'K2 K4 K6 K8 L9'])).toBe('route.blocked RHL-6.1.2-e');
  });

  test('[RHL-6.1.2-g] does not pass a red place', () => {
    const g = run('BME', ['4'], { tokens: { BME: ['D13'] }, tiles: { D13: '934/0', C12: '938/1' } });
    expect(earns(g, ['4', 'C12.1 D13 C14.0'])).toBe(30 + 40 + 30);
    expect(noRun(g, ['4', 'C12.1 D13 C14.0 D13'])).toBe('route.through RHL-6.1.2-g');
    const path = ['D13.0', borderId(g, 'D13', 'C14'), 'C14.0', 'C14.1'];
    expect(broken(g, '4', path)).toBe('route.track RHL-6.1.2-b');
  });

  test('[RHL-6.1.2-h] passes grey hexes along their track, grey cities unless they are full', () => {
    const arnhem = run('CME', ['2'], { tokens: { CME: ['I10.2', 'B9'] }, tiles: { B9: '5/0' } });
    expect(earns(arnhem, ['2', 'B9 B7 A6'])).toBe(60);
    const tiles = { F5: '56/5', F3: '8/2', D3: '9/0', C4: '4/0' };
    const venlo = (tokens: Position['tokens']) => run('GVE', ['4'], { tokens: { GVE: ['G6.1'], ...tokens }, tiles });
    const through = 'G6.1 F5 F3 E2 D3 C4';
    expect(earns(venlo({}), ['4', through])).toBe(20 + 10 + 20 + 10);
    expect(noRun(venlo({ BME: ['F13.1', 'E2'] }), ['4', through])).toBe('route.blocked RHL-6.1.2-e');
    expect(earns(venlo({ BME: ['F13.1', 'E2'] }), ['4', 'G6.1 F5 F3 E2'])).toBe(50);
    expect(earns(venlo({ GVE: ['G6.1', 'E2'] }), ['4', through])).toBe(60);
  });

  /** Krefeld, home of CCE, between the towns of F5 and C4. */
  const krefeld = { tokens: { GVE: ['G6.1'] }, tiles: { F5: '1/2', E6: '202/0', D5: '9/2', C4: '3/5' } };
  test('[RHL-6.1.2-i] is not blocked by the home of a company that has not floated', () => {
    const through = 'G6.1 F5 E6 D5 C4';
    expect(earns(run('GVE', ['4'], krefeld), ['4', through])).toBe(20 + 10 + 30 + 10);
    const floated = run('GVE', ['4'], { ...krefeld, tokens: { ...krefeld.tokens, CCE: ['I10.1', 'E6'] } });
    expect(noRun(floated, ['4', through])).toBe('route.blocked RHL-6.1.2-e');
  });

  test('[RHL-6.1.2-i] but nobody else builds there', () => {
    // Behind it lies Venlo, where GVE may build.
    const at = (E6: string) => turnOf(rhl, 'GVE', 'token', { ...krefeld, tiles: { ...krefeld.tiles, E6, D3: '9/0' } });
    expect(cited(at('202/0'), 'placeToken', { hex: 'E2', city: 0 })).toBeUndefined();
    expect(cited(at('202/0'), 'placeToken', { hex: 'E6', city: 0 })).toBe('token.home RHL-6.2.2-h');
    expect(cited(at('934/0'), 'placeToken', { hex: 'E6', city: 0 })).toBeUndefined();
  });
});

describe('an income route', () => {
  /** The two cities of Remscheid and Solingen joined round the south, through plain land. */
  const ring = { G12: '937/0', H11: '7/3', H13: '8/1', G14: '7/0' };

  test('[RHL-6.1.2-j] links two different income hexes, one with an own token, within the length of the train', () => {
    const g = run('ADR', ['2'], { tokens: { ADR: ['K2'] }, tiles: south });
    expect(earns(g, ['2', 'K2 K4 K6'])).toBe(50);
    expect(noRun(g, ['2', 'K6 K8 L9'])).toBe('route.token RHL-6.1.2-j');
    expect(noRun(g, ['2', 'K2 K4 K6 K8 L9 K10'])).toBe('route.length RHL-6.2.3-b');
    expect(broken(g, '2', ['K2.0'])).toBe('route.stops RHL-6.1.2-j');
  });

  test('[RHL-6.1.2-j] two cities of one hex are no income route', () => {
    const tiles = { ...ring, G12: '938/0', F11: '8/5' };
    const g = run('BME', ['2'], { tokens: { BME: ['G12.1'] }, tiles });
    expect(earns(g, ['2', 'G12.1 F11 F9.1'])).toBe(30 + 30);
    expect(noRun(g, ['2', 'G12.0 H11 H13 G14 G12.1'])).toBe('route.stops RHL-6.1.2-j');
  });

  test('[RHL-6.1.2-j] so nobody has to run there, nor to buy a train for it', () => {
    const alone = { tokens: { BME: ['G12.0'] }, tiles: ring };
    expect(run('BME', ['2'], alone).state.companies['BME']?.revenue).toBe(0);
    expect(cited(turnOf(rhl, 'BME', 'trains', alone), 'pass')).toBeUndefined();
  });

  test('[RHL-6.1.2-EX1] a city with an own token and track to one town', () => {
    const g = run('ADR', ['2'], { tokens: { ADR: ['K2'] }, tiles: { K4: '3/0' } });
    expect(earns(g, ['2', 'K2 K4'])).toBe(30);
  });
});
