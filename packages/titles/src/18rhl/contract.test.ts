import { type Game, question, reachesStop, routeProblem } from '@roundhouse/engine';
import { barred, cited, does, earns, type Scenario, trackThrough, turnOf } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { contract } from './contract.ts';
import { rhl } from './index.ts';

const OPTIONS = { lot3: 'alternative' };
const owned = { P3a: { owner: 0 } };
const turn = (company: string, step: string, more: Omit<Scenario, 'at'> = {}): Game =>
  turnOf(rhl, company, step, { options: OPTIONS, phase: '3', privates: owned, ...more });
const to = (company: string, hex: string) => ({ company, hex });

describe('Rheingold Contract', () => {
  test('[RHL-8.5.2-e] from green on its owner assigns it to the company in turn, and a Metropolis', () => {
    const g = turn('BME', 'track');
    const given = does(g, 'assignContract', to('BME', 'F9'));
    expect([contract.of(given), given.state.privates['P3a']?.used]).toEqual([{ company: 'BME', hex: 'F9' }, true]);
    expect(cited(given, 'assignContract', to('BME', 'D9'))).toBe('contract.assigned RHL-4.1-e');
    expect(cited(g, 'assignContract', to('ADR', 'F9'))).toBe('contract.company RHL-8.5.2-e');
    expect(cited(g, 'assignContract', to('BME', 'K2'))).toBe('contract.hex RHL-8.5.2-e');
    expect(cited(turn('BME', 'track', { phase: '2' }), 'assignContract', to('BME', 'F9'))).toBe(
      'function.phase RHL-8.5.2-e',
    );
    const other = turn('BME', 'track', { privates: { P3a: { owner: 1 } } });
    expect(cited(other, 'assignContract', to('BME', 'F9'))).toBe('function.owner RHL-4.1-e');
  });

  test('[RHL-8.5.2-e] the first 5-train asks for it only where it is in play', () => {
    const brown = (options: Scenario['options'] = {}) =>
      turnOf(rhl, 'BME', 'track', { options }).title.parts.phases.find(p => p.id === '5')?.on;
    expect(brown()).toEqual(['closePrivates', 'discardTrains']);
    expect(brown({ lot3: 'alternative' })).toEqual(['assignContract', 'closePrivates', 'discardTrains']);
  });

  test('[RHL-8.5.2-e] at any moment of the turn', () => {
    expect(question(turn('BME', 'trains', { cash: { BME: 0 } }))).toMatchObject({ step: 'trains', company: 'BME' });
  });

  /** Arnhem, Wesel, Duisburg, Düsseldorf, Köln, Bonn, Basel; Köln is full of others. */
  const north = trackThrough(rhl, 'A6 B7 B9 B11 C10 D9');
  const rhine = {
    ...north,
    D9: '932/0',
    E10: '8/0',
    F9: '932/0',
    G10: '55/2',
    H11: '8/0',
    I10: '928/0',
    J9: '8/3',
    K10: '57/2',
  };
  const express = (trains: readonly string[], more: Omit<Scenario, 'at'> = {}): Game =>
    turn('ADR', 'run', {
      phase: '8',
      sold: { 8: 1 },
      tiles: rhine,
      trains: { ADR: trains },
      tokens: { ADR: ['K2', 'F9'], RhE: ['I10'], CCE: ['I10', 'E6'], CME: ['I10'] },
      par: { RhE: 60, CCE: 60, CME: 60 },
      shares: { RhE: { 1: 5 }, CCE: { 1: 5 }, CME: { 1: 5 } },
      ...more,
    });
  const way = 'A6 B7 B9 B11 C10 D9 E10 F9 G10 H11 I10 J9 K10 L11';
  const assigned = { slices: { contract: { company: 'ADR', hex: 'I10' } } };

  test('[RHL-8.5.2-f] [RHL-N-30] for 8-trains the token is a station: a full Köln is passed and doubled', () => {
    expect(earns(express(['8'], assigned), ['8', way])).toBe(60 + 20 + 2 * 60 + 2 * 60 + 2 * 50 + 20 + 70);
    expect(earns(express(['8']), ['8', way])).toBe('route.blocked RHL-6.1.2-e');
    expect(earns(express(['6'], assigned), ['6', way.slice(0, way.indexOf(' J9'))])).toBe(
      60 + 20 + 10 + 60 + 60 + 10 + 50,
    );
    expect(earns(express(['6'], assigned), ['6', 'F9 G10 H11 I10 J9 K10'])).toBe('route.blocked RHL-6.1.2-e');
  });

  test('[RHL-8.5.2-f] it satisfies the own token, and has no effect on building', () => {
    const tokens = { ADR: ['K2'], RhE: ['I10'], CCE: ['I10', 'E6'], CME: ['I10'] };
    const g = express(['8'], { ...assigned, tokens });
    expect(earns(g, ['8', way])).toBe(510);
    expect([reachesStop(g, 'ADR', 'I10', 0), routeProblem(g, 'ADR').stops.some(s => s.hex === 'I10')]).toEqual([
      false,
      true,
    ]);
  });

  test('[RHL-4.1-h] a contract whose private has closed is assigned no more', () => {
    const g = turn('BME', 'track', { privates: { P3a: { owner: 0, closed: true as const } } });
    expect(barred(g, 'BME', 'track', 'assignContract', { hex: 'F9' })).toBe('function.closed RHL-4.1-h');
  });

  test('[RHL-8.5.2-g] unassigned with the first 5-train: the owner must assign it at once', () => {
    const g = turn('BME', 'trains', {
      phase: '4',
      sold: { 2: 6, 3: 5, 4: 3 },
      shares: { ADR: { 0: 5 }, DEE: { 1: 5 } },
      par: { ADR: 60, DEE: 60 },
      floated: ['ADR', 'DEE'],
      trains: { DEE: ['3', '3', '4'] },
    });
    const bought = does(g, 'buyTrain', { train: '5', from: 'bank' });
    expect(question(bought)).toEqual({ by: 0, step: 'contract' });
    expect(cited(bought, 'pass')).toBe('contract.compulsory RHL-8.5.2-g');
    expect(cited(bought, 'assignContract', to('DEE', 'F9'))).toBe('contract.company RHL-8.5.2-e');
    const given = does(bought, 'assignContract', to('ADR', 'I10'));
    expect([contract.of(given), given.state.privates['P3a']?.closed]).toEqual([{ company: 'ADR', hex: 'I10' }, true]);
    expect(question(given)).toMatchObject({ by: 1, step: 'discard' });
    const none = turn('BME', 'trains', { phase: '4', sold: { 2: 6, 3: 5, 4: 3 }, privates: { P3a: { owner: 2 } } });
    expect(question(does(none, 'buyTrain', { train: '5', from: 'bank' }))?.step).not.toBe('contract');
  });

  test('[RHL-8.5.2-h] it is no station build, costs nothing, and leaves the ferry its value', () => {
    const g = does(turn('BME', 'token', { tiles: { G14: '9/2' } }), 'assignContract', to('BME', 'F9'));
    expect(cited(g, 'placeToken', { hex: 'J15', city: 0 })).toBeUndefined();
    const tokens = { ADR: ['K2', 'B9'], DEE: ['F9.1'], BME: ['F9.1'], RhE: ['I10'], CCE: ['I10', 'E6'], CME: ['I10'] };
    const green = { ...rhine, F9: '921/0', G8: '8/3', H9: '4/2' };
    const shares = { RhE: { 1: 5 }, CCE: { 1: 5 }, CME: { 1: 5 }, DEE: { 1: 5 }, BME: { 2: 5 } };
    const par = { RhE: 60, CCE: 60, CME: 60, DEE: 60, BME: 60 };
    const slices = { contract: { company: 'ADR', hex: 'F9' } };
    const f9 = express(['8'], { slices, tokens, tiles: green, shares, par });
    expect(earns(f9, ['8', 'A6 B7 B9 B11 C10 D9 E10 F9.1 G10 H11 I10'])).toBe(60 + 20 + 60 + 40 + 50);
    expect(earns(f9, ['8', 'A6 B7 B9 B11 C10 D9 E10 F9.1 F9.0 G8 H9 I10'])).toBe(60 + 20 + 60 + 30 + 50);
    const without = express(['8'], { tokens, tiles: green, shares, par });
    expect(earns(without, ['8', 'A6 B7 B9 B11 C10 D9 E10 F9.1 G10 H11 I10'])).toBe('route.blocked RHL-6.2.3.1-d');
  });
});
