import { cashOf, type Frame, type Game, question } from '@roundhouse/engine';
import {
  barredIn,
  cited,
  does,
  earns,
  inStock,
  lays,
  type Scenario,
  scenario,
  trackThrough,
  turnOf,
} from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { camp, isActive } from './camp.ts';
import { lra } from './index.ts';
import { rightBank } from './rightBank.ts';

type Position = Omit<Scenario, 'at'>;
const WAY = 'I3 I5 H6 H8 H10 H12 H14 G15';
const line = trackThrough(lra, WAY);
const { H12: last, ...open } = line;
const adr = { par: { ADR: 80 }, shares: { ADR: { 1: 6 } }, floated: ['ADR'] };
const owner = (seat: number) => ({ privates: { P1: { owner: seat } } });
/** BME of seat 0 about to lay the last tile of the line. */
const before = (more: Position = {}): Game =>
  turnOf(lra, 'BME', 'track', { phase: '3', tokens: { BME: ['G15'] }, tiles: open, ...owner(1), ...more });

describe('the camp', () => {
  test('[LRA-4.1.2-c] [LRA-4.1.2-f] [LRA-N-14] opens with a link laid by anybody; its owner gives the token away at once', () => {
    const g = before({ ...adr, par: { BME: 100, ADR: 80 }, shares: { BME: { 0: 6 }, ADR: { 1: 6 } } });
    expect(isActive(g)).toBe(false);
    const laid = lays(g, `H12 ${last}`);
    expect([isActive(laid), question(laid)]).toMatchObject([true, { by: 1, step: 'assignCamp' }]);
    expect(cited(laid, 'assignCamp', { company: 'BME' })).toBe('grant.company LRA-4.1.2-f');
    expect(cited(laid, 'pass')).toBe('grant.compulsory LRA-4.1.2-f');
    const given = does(laid, 'assignCamp', { company: 'ADR' });
    expect([camp.of(given), question(given)?.company]).toEqual([{ owner: 1, company: 'ADR' }, 'BME']);
  });

  test('[LRA-4.1.2-f] also to a corporation that has not floated', () => {
    const g = before({ par: { BME: 100, CCE: 80 }, shares: { BME: { 0: 6 }, CCE: { 1: 2 } } });
    const given = does(lays(g, `H12 ${last}`), 'assignCamp', { company: 'CCE' });
    expect([given.state.companies['CCE']?.floated, camp.of(given).company]).toEqual([undefined, 'CCE']);
  });

  test('[LRA-4.1.2-d] the link is track alone: foreign tokens do not matter, red destinations are not passed', () => {
    const tokens = { BME: ['G15'], KEG: ['F10', 'H8'] };
    expect(isActive(lays(before({ tokens }), `H12 ${last}`))).toBe(true);
    const around = trackThrough(lra, 'K3 J4 I5 H6 H8 H10 H12 H14 G15');
    const red = before({ tiles: { ...around, I3: '14/0' } });
    expect(isActive(red)).toBe(false);
  });

  test('[LRA-4.1.2-e] the right bank: six cities, and Rheinhausen from its green tile on', () => {
    expect([...rightBank(before())].sort()).toEqual(['A15', 'B14', 'B16', 'C15', 'G15', 'H16']);
    expect(rightBank(before({ tiles: { D14: 'L30/0' } }))).toContain('D14');
    const ways = trackThrough(lra, 'I3 H4 G5 F6 F8 E9 E11 E13');
    const rhein = { ...ways, I3: '14/0', D14: 'L30/0', E13: 'L29/1' };
    expect(isActive(before({ tiles: rhein }))).toBe(true);
    expect(isActive(before({ tiles: { ...ways, I3: '14/0', E13: 'L29/1' } }))).toBe(false);
  });

  const given = { slices: { camp: { owner: 0, company: 'ADR' } } };
  const run = (more: Position = {}): Game =>
    turnOf(lra, 'ADR', 'run', {
      phase: '3',
      trains: { ADR: ['4', '3'] },
      tokens: { ADR: ['K3', 'I3'] },
      tiles: { ...line, I3: '14/0' },
      ...given,
      ...more,
    });
  const far = ['4', WAY] as const;
  const near = ['3', 'I3 J2 K3'] as const;

  test('[LRA-4.1.2-g] [LRA-4.1.2-EX1] 20 for each route with Dalheim and the right bank, and for no other', () => {
    expect(earns(run(), far, near)).toBe(30 + 30 + 30 + 40 - 10 + 20 + (30 + 20 + 20));
    expect(earns(run({ slices: { camp: { owner: 0, company: 'BME' } } }), far, near)).toBe(190);
    // Dalheim in the middle of the route.
    const through = run({ trains: { ADR: ['6'] } });
    expect(earns(through, ['6', `I1 ${WAY}`])).toBe(10 + 120 + 20);
  });

  test('[LRA-4.1.2-h] stays with the corporation, closed or under another director', () => {
    const other = { shares: { ADR: { 1: 6 } }, privates: { P1: { owner: 0, closed: true as const } } };
    expect(earns(run({ ...other, phase: '4' }), far, near)).toBe(210);
    const g = run(other);
    expect(camp.of(g)).toEqual({ owner: 0, company: 'ADR' });
    const again = { type: 'assignCamp', by: 0, at: 'assignCamp', company: 'BME' };
    expect(barredIn(g, { at: 'owed', done: [], by: 0, step: 'assignCamp' } as Frame, again)).toBe(
      'grant.once LRA-4.1.2-h',
    );
  });

  test('[LRA-4.1.2-i] opening does not close the private: it pays on', () => {
    const stock = scenario(lra, { ...adr, ...given, ...owner(2), at: inStock(0) });
    const g = [0, 1, 2, 3].reduce(now => does(now, 'pass'), stock);
    expect([g.state.privates['P1']?.closed, cashOf(g, 2)]).toEqual([undefined, 455]);
  });

  test('[LRA-4.1.2-j] who directs nothing keeps the token until they do', () => {
    const g = scenario(lra, { slices: { camp: { owner: 0 } }, ...owner(0), at: inStock(0) });
    expect(question(g)?.step).toBe('stock');
    const started = does(g, 'startCompany', { company: 'CCE', par: 60 });
    expect(question(started)).toMatchObject({ by: 0, step: 'assignCamp' });
    expect(camp.of(does(started, 'assignCamp', { company: 'CCE' })).company).toBe('CCE');
  });
});
