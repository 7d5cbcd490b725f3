import { type Game, question } from '@roundhouse/engine';
import { cited, earns, noRun, type Scenario, turnOf } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { rhl } from './index.ts';

type Position = Omit<Scenario, 'at'>;
/** With the sites of an order card: 9 has coal at D11 and steel at D9. */
const run = (company: string, trains: readonly string[], more: Position, card = 9): Game =>
  turnOf(rhl, company, 'run', { phase: '8', trains: { [company]: trains }, slices: { sites: { card } }, ...more });

/** From Arnhem by Wesel, Duisburg, Düsseldorf and Köln to Bonn and Basel. */
const tiles = {
  ...{ B9: '15/4', C10: '1/5', D9: '929/0', E10: '8/0', F9: '932/0' },
  ...{ G10: '2/2', H11: '8/0', I10: '928/0', J9: '8/3', K10: '15/5' },
};
const cme = { tokens: { CME: ['I10'] }, tiles };
const koeln = 'A6 B7 B9 C10 D9 E10 F9 G10 H11 I10';
const basel = `${koeln} J9 K10 L11`;
/** From Köln by towns alone to Frankfurt. */
const frankfurt = { ...cme, tiles: { ...tiles, I12: '3/0', J11: '8/3', K12: '4/2' } };
/** From Nijmegen by C4 to Venlo and on to Gladbach. */
const venlo = { tokens: { GVE: ['G6.1'] }, tiles: { C4: '58/0', D3: '9/0', F3: '8/2', F5: '56/5' } };

describe('the Rheingold Express', () => {
  test('[RHL-6.2.4.4-a] begins in Nijmegen or Arnhem', () => {
    const g = run('CME', ['8'], cme);
    expect(noRun(g, ['8', basel])).toBeUndefined();
    expect(noRun(g, ['8', 'L11 K10 J9 I10'])).toBe('route.ends RHL-6.2.4.4-a');
    expect(noRun(g, ['8', 'B9 C10 D9 E10 F9 G10 H11 I10'])).toBe('route.ends RHL-6.2.4.4-a');
    const nijmegen = run('GVE', ['8'], { ...venlo, tokens: { GVE: ['G6.1', 'E2'] } });
    expect(earns(nijmegen, ['8', 'A4 B3 C4 D3 E2'])).toBe(60 + 40);
  });

  test('[RHL-6.2.4.4-a] or cannot run', () => {
    const { B9: _, ...cut } = tiles;
    const g = run('CME', ['8'], { ...cme, tiles: cut });
    expect([question(g)?.step, g.state.companies['CME']?.revenue]).toEqual(['trains', 0]);
    // A 6-train beside it can, and must.
    const both = run('CME', ['8', '6'], { ...cme, tiles: cut });
    expect(noRun(both)).toBe('run.all RHL-6.2.3-a');
    expect(noRun(both, ['6', 'I10 J9 K10 L11'])).toBeUndefined();
  });

  test('[RHL-6.2.4.4-b] ends in Venlo or keeps away from it', () => {
    const through = 'A4 B3 C4 D3 E2 F3 F5 G6.1';
    const g = run('GVE', ['8'], { ...venlo, tokens: { GVE: ['G6.1', 'E2'] } });
    expect(earns(g, ['8', 'A4 B3 C4 D3 E2'])).toBe(100);
    expect(noRun(g, ['8', through])).toBe('route.barred RHL-6.2.4.4-b');
    const six = run('GVE', ['6'], venlo);
    expect(earns(six, ['6', through])).toBe(60 + 10 + 40 + 10 + 20);
    expect(run('GVE', ['8'], venlo).state.companies['GVE']?.revenue).toBe(0);
  });

  test('[RHL-6.2.4.4-c] passes towns without pay or count, and ends in none', () => {
    const g = run('CME', ['8'], frankfurt);
    expect(noRun(g, ['8', `${koeln} I12`])).toBe('route.ends RHL-6.2.4.4-a');
    expect(noRun(g, ['8', `${koeln} I12 J11 K12`])).toBe('route.ends RHL-6.2.4.4-a');
    expect(earns(g, ['8', koeln])).toBe(60 + 30 + 50 + 60 + 50);
    const six = run('CME', ['6'], frankfurt);
    expect(earns(six, ['6', koeln])).toBe(60 + 30 + 10 + 50 + 60 + 10 + 50);
  });

  test('[RHL-6.2.4.4-d] earns nothing by industry', () => {
    const coal = { ...cme, tokens: { CME: ['D9'] }, tiles: { ...tiles, D11: '942/1' } };
    const way = 'A6 B7 B9 C10 D9 D11.0';
    expect(earns(run('CME', ['8'], coal), ['8', way])).toBe(60 + 30 + 50 + 30);
    expect(earns(run('CME', ['6'], coal), ['6', way])).toBe(60 + 30 + 10 + 50 + 30 + 40);
  });

  test('[RHL-6.2.4.4-e] counts Metropolises twice from Arnhem or Nijmegen to Basel or Frankfurt', () => {
    const g = run('CME', ['8'], frankfurt);
    expect(earns(g, ['8', basel])).toBe(510);
    expect(earns(g, ['8', `${koeln} I12 J11 K12 L13`])).toBe(60 + 30 + 100 + 120 + 100 + 60);
    expect(earns(g, ['8', koeln])).toBe(60 + 30 + 50 + 60 + 50);
  });

  test('[RHL-6.2.4.4-e] no other train does', () => {
    const six = run('CME', ['6'], frankfurt);
    const towns = 4 * 10;
    expect(earns(six, ['6', `${koeln} I12 J11 K12 L13`])).toBe(60 + 30 + 50 + 60 + 50 + 60 + towns);
  });

  test('[RHL-6.2.4.4-e] after what the ferry takes off', () => {
    const green = { tokens: { CME: ['I10.1'] }, tiles: { ...tiles, I10: '923/0' } };
    const over = basel.replace('I10', 'I10.1 I10.0');
    expect(earns(run('CME', ['8'], green), ['8', over])).toBe(60 + 30 + 100 + 120 + 2 * 30 + 30 + 70);
  });

  /** The long way round by Mülheim, Essen and Elberfeld. */
  const round = { ...tiles, D11: '942/1', D13: '934/5', E14: '8/0', F13: '934/5', F11: '9/1' };
  const detour = 'A6 B7 B9 C10 D9 D11.0 D13 E14 F13 F11 F9 G10 H11 I10';
  test('[RHL-6.2.4.4-f] eight cities at most, and none left out', () => {
    const g = run('CME', ['8'], { ...cme, tiles: round });
    expect(earns(g, ['8', detour])).toBe(60 + 30 + 50 + 30 + 40 + 40 + 60 + 50);
    expect(noRun(g, ['8', `${detour} J9 K10`])).toBe('route.length RHL-6.2.3-b');
    expect(noRun(g, ['8', `${detour} J9 K10 L11`])).toBe('route.length RHL-6.2.3-b');
  });

  test('[RHL-6.2.4.4-f] other ends, red ones too, without doubling', () => {
    const g = run('CME', ['8'], { tokens: { CME: ['D9'] }, tiles: round });
    expect(earns(g, ['8', 'A6 B7 B9 C10 D9 D11.0 D13 C14.0'])).toBe(60 + 30 + 50 + 30 + 40 + 20);
    expect(earns(g, ['8', 'A6 B7 B9 C10 D9'])).toBe(60 + 30 + 50);
  });

  test('[RHL-6.2.4.4-EX1] 60 + 30 + 100 + 120 + 100 + 30 + 70', () => {
    expect(earns(run('CME', ['8'], cme), ['8', basel])).toBe(510);
  });

  test('[RHL-N-12] from Arnhem over a ferry: 30 doubled, no towns, no industry, not through Venlo', () => {
    const green = { tokens: { CME: ['I10.1'] }, tiles: { ...tiles, D9: '925/0', I10: '923/0' } };
    const over = basel.replace('D9', 'D9.1').replace('I10', 'I10.1 I10.0');
    // Card 2 has steel at D9 and coal at K4, card 3 coal at D9: neither counts for this train.
    for (const card of [2, 3])
      expect(earns(run('CME', ['8'], green, card), ['8', over])).toBe(60 + 30 + 80 + 120 + 60 + 30 + 70);
    const left = run('GVE', ['8'], { ...venlo, tokens: { GVE: ['G6.1', 'E2'] } });
    expect(noRun(left, ['8', 'A4 B3 C4 D3 E2 F3 F5 G6.1'])).toBe('route.barred RHL-6.2.4.4-b');
  });

  test('[RHL-N-13] [RHL-6.2.6.1-a] cut off from Arnhem it earns nothing, but its company must buy no other', () => {
    const others = { ADR: ['K2', 'B9'], GVE: ['G6.1', 'B9'] };
    const g = run('CME', ['8'], { ...cme, tokens: { ...cme.tokens, ...others }, cells: { CME: '1.5' } });
    expect([question(g)?.step, g.state.companies['CME']?.revenue]).toEqual(['trains', 0]);
    expect(g.state.companies['CME']?.cell).toBe('1.4');
    expect(cited(g, 'pass')).toBeUndefined();
    const none = turnOf(rhl, 'CME', 'trains', { ...cme, phase: '8' });
    expect(cited(none, 'pass')).toBe('trains.duty RHL-6.2.6.1-a');
  });
});
