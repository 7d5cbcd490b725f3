import type { TrainSpec } from '@roundhouse/engine/board';
import { describe, expect, test } from 'vitest';
import { best, stopsOn } from './testing/checks.ts';
import { sketch, train } from './testing/sketch.ts';

describe('ferries', () => {
  const bank = { place: 'metropolis', value: 40, tags: ['metropolis'] } as const;
  const ferry = ['L R', { toll: 10 }] as const;

  test('a crossing counts the place once and costs the toll', () => {
    const stops = { A: { own: true, value: 20 }, L: bank, R: bank, B: { value: 20 } };
    expect(best(sketch(stops, ['A L', ferry, 'R B'], [train(3)]))).toBe(70);
    expect(best(sketch(stops, ['A L', ferry, 'R B'], [train(2)]))).toBe(60);
  });

  test('with one bank full the train has to cross', () => {
    const stops = { A: { own: true }, L: { ...bank, open: false }, R: bank, B: { value: 20 }, C: { value: 30 } };
    expect(best(sketch(stops, ['A L', 'L C', ferry, 'R B'], [train(3)]))).toBe(10 + 30 + 20);
    expect(best(sketch(stops, ['A L', 'L C'], [train(3)]))).toBe(50);
  });

  test('with both banks full it ends there', () => {
    const full = { ...bank, open: false };
    const stops = { A: { own: true }, L: full, R: full, B: { value: 90 } };
    expect(best(sketch(stops, ['A L', ferry, 'R B'], [train(3)]))).toBe(50);
  });

  test('the only token across the river', () => {
    const stops = { A: { value: 20 }, L: { ...bank, own: true }, R: { ...bank, open: false } };
    expect(best(sketch(stops, ['A R', ferry], [train(2)]))).toBe(50);
  });

  test('one train of a turn uses the ferry', () => {
    const stops = { A: { own: true }, L: bank, R: bank, B: { value: 50 } };
    const lines = ['A L', 'A L', ferry, 'R B', 'R B'] as const;
    expect(best(sketch(stops, lines, [train(3), train(3)]))).toBe(10 + 30 + 50 + 50);
  });

  test('two ferries on one route', () => {
    const second = { place: 'second', value: 30 };
    const stops = { A: { own: true }, L: bank, R: bank, M: second, N: second, B: { value: 50 } };
    const lines = ['A L', ferry, 'R M', ['M N', { toll: 10 }], 'N B'] as const;
    expect(best(sketch(stops, lines, [train(4)]))).toBe(10 + 30 + 20 + 50);
  });
});

describe('the long express', () => {
  const red = (value: number, ...tags: readonly string[]) =>
    ({ kind: 'offboard', end: true, open: false, value, tags }) as const;
  const metropolis = (value: number) => ({ value, tags: ['metropolis'] });
  const express: TrainSpec = train(8, {
    ignoresTowns: true,
    ends: { one: { tag: 'north' } },
    notThrough: 'Venlo',
    doubles: { ends: ['north', 'south'], what: 'metropolis' },
    bonuses: [],
  });
  const stops = {
    A6: red(60, 'north'),
    B9: { value: 30 },
    D9: metropolis(50),
    F9: { ...metropolis(60), own: true },
    I10: metropolis(50),
    K10: { value: 30 },
    L11: red(70, 'south'),
    T: { kind: 'town' },
    E2: { value: 90, tags: ['Venlo'] },
    W: red(100),
  } as const;

  test('doubles what lies between its two ends', () => {
    expect(best(sketch(stops, ['A6 B9 T D9 F9 I10 K10 L11'], [express]))).toBe(510);
    expect(best(sketch(stops, ['A6 B9 D9 F9 I10 K10 L11'], [train(8)]))).toBe(350);
  });

  test('needs its own end, may have another one', () => {
    expect(best(sketch(stops, ['A6 F9 W', 'F9 E2'], [express]))).toBe(60 + 60 + 100);
    expect(best(sketch(stops, ['F9 W', 'F9 L11'], [express]))).toBe(0);
  });

  test('ends in Venlo or goes round it', () => {
    expect(best(sketch(stops, ['A6 F9 E2 K10'], [express]))).toBe(60 + 60 + 90);
    expect(best(sketch(stops, ['A6 E2 F9'], [express]))).toBe(0);
  });

  test('does not end in a town', () => expect(best(sketch(stops, ['A6 F9 T'], [express]))).toBe(120));

  test('the ferry is doubled with its place', () => {
    const bank = { place: 'F9', ...metropolis(40) };
    const banks = { A6: stops.A6, L: { ...bank, own: true }, R: bank, L11: stops.L11 };
    const lines = ['A6 L', ['L R', { toll: 10 }], 'R L11'] as const;
    expect(best(sketch(banks, lines, [express]))).toBe(60 + 60 + 70);
  });
});

describe('a route on hexes enough', () => {
  const stops = { A: { hex: 'G6', own: true, value: 30 }, B: { hex: 'G6', value: 30 }, C: {} };
  const lines = ['A B', 'A C'];

  test('does not stop on one hex alone', () => {
    expect(best(sketch(stops, lines, [train(2)]))).toBe(60);
    expect(best(sketch(stops, lines, [train(2)], { leastHexes: 2 }))).toBe(40);
    expect(best(sketch(stops, lines, [train(3)], { leastHexes: 2 }))).toBe(70);
    expect(best(sketch(stops, ['A B'], [train(3)], { leastHexes: 2 }))).toBe(0);
  });
});

describe('needs', () => {
  const needs = [{ if: 'Antwerpen', then: 'Ruhr' }];
  const bonuses = [{ id: 'iron rhine', kind: 'both', tags: ['Antwerpen', 'Ruhr'], pays: [0, 80] }] as const;
  const stops = {
    H1: { kind: 'offboard', value: 0, end: true, tags: ['Antwerpen'] },
    G2: { value: 20 },
    A: { own: true },
    C14: { kind: 'offboard', value: 50, end: true, tags: ['Ruhr'] },
  } as const;

  test('Antwerpen only together with the Ruhr', () => {
    expect(best(sketch(stops, ['H1 G2 A C14'], [train(4)], { bonuses, needs }))).toBe(160);
    expect(best(sketch(stops, ['H1 G2 A C14'], [train(3)], { bonuses, needs }))).toBe(80);
    const problem = sketch(stops, ['H1 G2 A'], [train(4)], { bonuses, needs });
    expect(best(problem)).toBe(30);
    expect(stopsOn(problem)).toEqual(['A', 'G2']);
  });
});
