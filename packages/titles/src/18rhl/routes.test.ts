import type { Game } from '@roundhouse/engine';
import { along, cited, does, earns, noLay, noRun, type Scenario, turnOf } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { rhl } from './index.ts';

type Position = Omit<Scenario, 'at'>;
const run = (company: string, trains: readonly string[], more: Position): Game =>
  turnOf(rhl, company, 'run', { phase: '3', trains: { [company]: trains }, ...more });
/** Why a route given point by point is refused. */
const broken = (g: Game, train: string, path: readonly string[]) =>
  cited(g, 'runRoutes', { routes: [{ train, path }] });

/** From Aachen one way to the town of J3, the other by K4 to Düren and on to L9. */
const aachen = { tokens: { ADR: ['K2'] }, tiles: { J3: '1/2', K4: '4/1', K8: '8/5' } };
/** From Barmen by E14 to Essen and the town of E12, whose track leads on to Mülheim. */
const essen = { tokens: { BME: ['F13.1'] }, tiles: { E14: '8/0', D13: '201/5', E12: '2/1' } };

describe('trains', () => {
  test('[RHL-6.2.3-a] as many run as can', () => {
    const g = run('ADR', ['2', '2'], aachen);
    expect(earns(g, ['2', 'K2 K4'], ['2', 'K2 J3'])).toBe(60);
    expect(noRun(g, ['2', 'K2 K4'])).toBe('run.all RHL-6.2.3-a');
    expect(noRun(g)).toBe('run.all RHL-6.2.3-a');
    const one = run('ADR', ['2', '2'], { ...aachen, tiles: { K4: '4/1' } });
    expect(earns(one, ['2', 'K2 K4 K6'])).toBe(50);
    expect(noRun(one)).toBe('run.all RHL-6.2.3-a');
  });

  test('[RHL-6.2.3-a] no train may run so that another cannot', () => {
    const g = run('ADR', ['3', '2'], aachen);
    expect(noRun(g, ['3', 'K4 K2 J3'])).toBe('run.all RHL-6.2.3-a');
    expect(earns(g, ['3', 'K2 K4 K6'], ['2', 'K2 J3'])).toBe(80);
  });

  test('[RHL-6.2.3-a] but where they run is free', () => {
    const g = run('ADR', ['3'], aachen);
    for (const [way, income] of [
      ['K2 K4 K6', 50],
      ['K2 J3', 30],
      ['K4 K2 J3', 40],
    ] as const)
      expect(earns(g, ['3', way])).toBe(income);
  });

  test('[RHL-6.2.3-a] each at most once', () => {
    const g = run('ADR', ['2', '3'], aachen);
    expect(noRun(g, ['2', 'K2 K4'], ['2', 'K2 J3'])).toBe('route.train RHL-6.2.3-a');
    const routes = ['K2 K4', 'K2 J3'].map((way, i) => ({ train: ['2', '3'][i] ?? '', path: along(g, way) }));
    const ran = does(g, 'runRoutes', { routes });
    expect(cited(ran, 'runRoutes', { routes })).toBe('turn.verb RHL-6.2-a');
  });

  test('[RHL-6.2.3-i] share no track, but meet in cities and towns', () => {
    const g = run('ADR', ['2', '3'], aachen);
    expect(noRun(g, ['2', 'K2 K4'], ['3', 'K2 K4 K6'])).toBe('route.shared RHL-6.2.3-i');
    expect(earns(g, ['2', 'K2 J3'], ['3', 'K2 K4 K6'])).toBe(80);
    // Two trains meet in the town of F5.
    const two = run('GVE', ['2', '2'], { tokens: { GVE: ['G6.1', 'E2'] }, tiles: { F5: '88/1', F3: '8/2' } });
    expect(earns(two, ['2', 'G6.1 F5'], ['2', 'E2 F3 F5'])).toBe(20 + 10 + 20 + 10);
  });
});

describe('length', () => {
  test.each([
    ['2', 'K2 K4 K6', 50],
    ['2', 'K2 K4 K6 K8 L9', 'route.length RHL-6.2.3-b'],
    ['3', 'K2 K4 K6 K8 L9', 60],
    ['3', 'J3 K2 K4 K6 K8 L9', 'route.length RHL-6.2.3-b'],
    ['4', 'J3 K2 K4 K6 K8 L9', 70],
  ])('[RHL-6.2.3-b] a %s-train from %s: cities count, towns at the ends only', (train, way, result) => {
    const g = run('ADR', [train], aachen);
    if (typeof result === 'number') expect(earns(g, [train, way])).toBe(result);
    else expect(noRun(g, [train, way])).toBe(result);
  });

  test('[RHL-6.2.3-b] places off the board count', () => {
    const tiles = { E14: '9/0', G14: '9/2' };
    const bme = (train: string) => run('BME', [train], { tokens: { BME: ['F13.1'] }, tiles });
    expect(earns(bme('2'), ['2', 'F13.1 E14 D15.0'])).toBe(30 + 20);
    expect(noRun(bme('2'), ['2', 'D15.0 E14 F13.1 G14 H15 I14 J15'])).toBe('route.length RHL-6.2.3-b');
    expect(noRun(bme('3'), ['3', 'D15.0 E14 F13.1 G14 H15 I14 J15'])).toBeUndefined();
  });

  test('[RHL-6.2.3-EX1] city, city and town use three; later a third city behind the town does, too', () => {
    expect(earns(run('BME', ['3'], essen), ['3', 'F13.1 E14 D13 E12'])).toBe(30 + 30 + 10);
    expect(noRun(run('BME', ['2'], essen), ['2', 'F13.1 E14 D13 E12'])).toBe('route.length RHL-6.2.3-b');
    const later = { ...essen, tiles: { ...essen.tiles, D11: '937/1' } };
    expect(earns(run('BME', ['3'], later), ['3', 'F13.1 E14 D13 E12 D11.1'])).toBe(30 + 30 + 10 + 20);
  });

  test('[RHL-6.2.3-EX2] a 2-train: not town, city, town, but city and town', () => {
    const g = run('ADR', ['2'], aachen);
    expect(noRun(g, ['2', 'K4 K2 J3'])).toBe('route.length RHL-6.2.3-b');
    expect(earns(g, ['2', 'K2 K4'])).toBe(30);
    expect(earns(run('ADR', ['3'], aachen), ['3', 'K4 K2 J3'])).toBe(40);
  });
});

describe('stops', () => {
  test('[RHL-6.2.3-c] full cities at both ends, none between, and no red place between', () => {
    const tiles = { E14: '8/0', D13: '201/5', G14: '7/1', G12: '938/0' };
    const tokens = { BME: ['F13.1'], ADR: ['K2', 'D13'], GVE: ['G6.1', 'G12.1'] };
    const g = run('BME', ['4'], { tokens, tiles: { ...tiles, E12: '2/1' } });
    expect(earns(g, ['4', 'D13 E14 F13.1 G14 G12.1'])).toBe(30 + 30 + 30);
    expect(noRun(g, ['4', 'E12 D13 E14 F13.1'])).toBe('route.blocked RHL-6.1.2-e');
    const ruhr = run('BME', ['4'], { ...essen, tiles: { E14: '9/0', G14: '7/1' } });
    expect(noRun(ruhr, ['4', 'G12.1 G14 F13.1 E14 D15.0 E14 F13.1'])).toBe('route.through RHL-6.1.2-g');
  });

  test('[RHL-6.2.3-d] none is left out, and all are paid', () => {
    const g = run('ADR', ['4'], aachen);
    const path = along(g, 'K2 K4 K6 K8 L9');
    expect(earns(g, ['4', 'K2 K4 K6 K8 L9'])).toBe(20 + 10 + 20 + 10);
    for (const stop of ['K4.0', 'K6.0'])
      expect(
        broken(
          g,
          '4',
          path.filter(p => p !== stop),
        ),
      ).toBe('route.skips RHL-6.2.3-d');
  });

  test('[RHL-6.2.3-d] nor is Ratingen on its side track, which serves building alone', () => {
    const lot1 = { options: { lot1: 'alternative' }, tokens: { BME: ['F13.1', 'D9.1'] } };
    const line = { D9: '925/0', E10: '1910/0', F9: '921/0', F11: '9/1', G10: '2/2' };
    const g = run('BME', ['4'], { ...lot1, tiles: line });
    const way = 'D9.1 E10.0 F9.1';
    expect(earns(g, ['4', way])).toBe(40 + 10 + 40);
    const path = along(g, way);
    const past = path.filter(p => p !== 'E10.0');
    expect(broken(g, '4', past)).toBe('route.skips RHL-6.2.3-d');
    // Past a city that is full, track is still built and stations are reached.
    const full = { ...lot1, tokens: { BME: ['F13.1', 'D9.1'], DEE: ['F9.1', 'E10'] } };
    expect(noRun(run('BME', ['4'], { ...full, tiles: line }), ['4', way])).toBe('route.blocked RHL-6.1.2-e');
    const lay = turnOf(rhl, 'BME', 'track', { phase: '3', ...full, tiles: { ...line, F11: '9/0' } });
    expect(noLay(lay, 'G10 2/2')).not.toBe('track.connected RHL-6.2.1-b');
  });

  test('[RHL-6.2.3-e] none is visited twice by a train', () => {
    // From Düren round by J7 and K8 and back to it.
    const tiles = { K4: '4/1', K6: '15/1', J7: '7/5', K8: '7/1' };
    const g = run('ADR', ['5'], { tokens: { ADR: ['K2'] }, tiles });
    expect(earns(g, ['5', 'K2 K4 K6'])).toBe(60);
    expect(noRun(g, ['5', 'K2 K4 K6 J7 K8 K6'])).toBe('route.visit RHL-6.2.3-e');
    // Two cities of one hex are two places.
    const both = run('CME', ['4'], {
      tokens: { CME: ['I10.2'] },
      tiles: { H11: '8/0', G10: '2/2', F9: '921/0', G8: '8/3', H9: '4/2' },
    });
    expect(earns(both, ['4', 'I10.2 H11 G10 F9.1 F9.0 G8 H9 I10.1'])).toBe(20 + 10 + 30 + 10 + 30);
  });
});

describe('areas', () => {
  const NO = 'route.visit RHL-6.2.3-f';
  const AREA = 'route.visit RHL-6.2.3-g';

  test('[RHL-6.2.3-f] the Östliches Ruhrgebiet once', () => {
    const g = run('BME', ['4'], { tokens: { BME: ['D13'] }, tiles: { D13: '934/0' } });
    expect(earns(g, ['4', 'D13 C14.0'])).toBe(40 + 30);
    expect(noRun(g, ['4', 'C14.0 D13 D15.1'])).toBe(NO);
    const bend = { D13: '216/1', C12: '938/0', E14: '7/2' };
    const round = run('BME', ['4'], { phase: '5', tokens: { BME: ['D13'] }, tiles: bend });
    expect(noRun(round, ['4', 'D15.0 E14 D13 C14.0'])).toBe(NO);
    expect(noRun(round, ['4', 'D15.0 E14 D13 D15.1'])).toBe(NO);
  });

  test('[RHL-6.2.3-f] Hamburg or Berlin', () => {
    const g = run('CME', ['4'], { tokens: { CME: ['C12.1'] }, tiles: { C12: '938/1', B13: '88/0' } });
    for (const end of ['A14', 'B15']) expect(noRun(g, ['4', `C12.1 B13 ${end}`])).toBeUndefined();
    const between = run('CME', ['4'], { tokens: { CME: ['C12.1', 'B15'] }, tiles: { C12: '938/1', B13: '88/0' } });
    expect(noRun(between, ['4', 'A14 B13 B15'])).toBe(NO);
  });

  test('[RHL-6.2.3-g] Nijmegen or Arnhem', () => {
    const tiles = { C4: '58/2', C6: '4/1', C8: '8/1', B9: '5/0' };
    const g = run('CME', ['4'], { tokens: { CME: ['I10.2', 'B9'] }, tiles });
    expect(earns(g, ['4', 'A4 B3 C4 C6 C8 B9'])).toBe(40 + 10 + 10 + 20);
    expect(earns(g, ['4', 'A6 B7 B9'])).toBe(60);
    expect(noRun(g, ['4', 'A4 B3 C4 C6 C8 B9 B7 A6'])).toBe(AREA);
  });

  test('[RHL-6.2.3-g] Basel or Frankfurt', () => {
    const tiles = { K10: '57/2', J9: '8/3', I10: '923/0', H11: '7/5', I12: '58/0', J11: '8/3', K12: '4/2' };
    const g = run('CME', ['5'], { tokens: { CME: ['I10.1'] }, tiles });
    expect(earns(g, ['5', 'L11 K10 J9 I10.0 I10.1 H11 I12 J11 K12'])).toBe(30 + 20 + 30 + 10 + 10);
    expect(earns(g, ['5', 'L13 K12 J11 I12 H11 I10.1'])).toBe(30 + 10 + 10 + 40);
    expect(noRun(g, ['5', 'L11 K10 J9 I10.0 I10.1 H11 I12 J11 K12 L13'])).toBe(AREA);
  });

  test('[RHL-6.2.3-h] no red place with a foreign token', () => {
    const tiles = { C12: '938/1', B13: '1/0' };
    const own = run('CME', ['2'], { tokens: { CME: ['C12.1', 'B15'] }, tiles });
    expect(earns(own, ['2', 'C12.1 B13 B15'])).toBe(30 + 10 + 50);
    const foreign = run('CME', ['2'], { tokens: { CME: ['C12.1'], BME: ['F13.1', 'B15'] }, tiles });
    expect(noRun(foreign, ['2', 'C12.1 B13 B15'])).toBe('route.closed RHL-6.2.3-h');
    expect(earns(foreign, ['2', 'C12.1 B13'])).toBe(40);
  });
});
