import type { TrainSpec } from '@roundhouse/engine/board';
import { describe, expect, test } from 'vitest';
import { best, stopsOn } from './testing/checks.ts';
import { DIESEL, sketch, train } from './testing/sketch.ts';

describe('gauge', () => {
  const across = { A: { own: true }, B: { value: 20 }, C: { value: 40 } };
  const narrow = (special: Partial<TrainSpec['limits'][number]>) =>
    train(3, { limits: [{ city: 1, offboard: 1, gauge: 1, most: 3, ...special }] });
  const lines = ['A B', ['B C', { gauge: 1 }]] as const;

  test('a change counts like a city', () => expect(best(sketch(across, lines, [narrow({})]))).toBe(30));
  test('a plus train has one free', () => expect(best(sketch(across, lines, [narrow({ freeGauge: 1 })]))).toBe(70));
  test('a diesel does not mind', () => expect(best(sketch(across, lines, [DIESEL]))).toBe(70));
});

describe('bonuses', () => {
  const K = { tags: ['K'] };
  const byCount = { id: 'K', kind: 'count', tag: 'K', pays: [0, 0, 50, 100, 150, 200] } as const;

  test('by the number of tagged cities, not above the last', () => {
    const stops = { A: { own: true, ...K }, B: K, C: K, D: K, E: K, F: K };
    expect(best(sketch(stops, ['A B C D E F'], [DIESEL], { bonuses: [byCount] }))).toBe(260);
    expect(best(sketch(stops, ['A B C D E F'], [train(3)], { bonuses: [byCount] }))).toBe(130);
  });

  test('two stops of one hex count once', () => {
    const stops = { A: { own: true, ...K, hex: 'x' }, B: { ...K, hex: 'x' } };
    expect(best(sketch(stops, ['A B'], [DIESEL], { bonuses: [byCount] }))).toBe(20);
  });

  test('a longer way is worth it for the bonus', () => {
    const stops = { A: { own: true, ...K }, B: { value: 30 }, C: K };
    expect(stopsOn(sketch(stops, ['A B', 'A C'], [train(2)], { bonuses: [byCount] }))).toEqual(['A', 'C']);
  });

  test('coal and steel: one of each, or two of each', () => {
    const montan = { id: 'montan', kind: 'both', tags: ['coal', 'steel'], pays: [0, 40, 80] } as const;
    const [coal, steel] = [{ tags: ['coal'] }, { tags: ['steel'] }];
    const stops = { A: { own: true, ...coal }, B: coal, C: steel, D: steel };
    expect(best(sketch(stops, ['A B C D'], [train(3)], { bonuses: [montan] }))).toBe(70);
    expect(best(sketch(stops, ['A B C D'], [train(4)], { bonuses: [montan] }))).toBe(120);
  });

  test('harbour, emigrant camp and Iron Rhine add up', () => {
    const bonuses = [
      { id: 'harbour', kind: 'each', if: 'harbour', of: 'mine', pays: 10 },
      { id: 'camp', kind: 'both', tags: ['Dalheim', 'right bank'], pays: [0, 20] },
      { id: 'iron rhine', kind: 'both', tags: ['Antwerpen', 'Ruhr'], pays: [0, 80] },
    ] as const;
    const stops = {
      B16: { tags: ['mine', 'right bank', 'Ruhr'] },
      C15: { tags: ['mine'] },
      B14: { own: true, tags: ['harbour'] },
      A15: { tags: ['mine'] },
      I3: { kind: 'town', tags: ['Dalheim'] },
      H2: { kind: 'offboard', value: 30, end: true, tags: ['Antwerpen'] },
    } as const;
    const problem = sketch(stops, ['B16 C15 B14 A15 I3 H2'], [train(5)], { bonuses });
    expect(best(problem)).toBe(50 + 30 + 30 + 20 + 80);
    const plain = train(5, { bonuses: [] });
    expect(best(sketch(stops, ['B16 C15 B14 A15 I3 H2'], [plain], { bonuses }))).toBe(80);
  });

  test('a quarry pays for every steel mill on the route', () => {
    const lime = { id: 'lime', kind: 'each', if: 'quarry', of: 'steel', pays: 10 } as const;
    const stops = {
      A: { own: true, tags: ['steel'] },
      B: { tags: ['quarry'] },
      C: { tags: ['steel'] },
      D: { value: 15 },
    };
    expect(best(sketch(stops, ['A B C', 'A D'], [train(3)], { bonuses: [lime] }))).toBe(50);
  });

  test('money of the own colour at a red tile', () => {
    const own = { id: 'own', kind: 'count', tag: 'SX', pays: [0, 50] } as const;
    const red = { end: true, open: false } as const;
    const stops = { A: { own: true }, B: { ...red, value: 40 }, C: { ...red, tags: ['SX'] } };
    expect(stopsOn(sketch(stops, ['A B', 'A C'], [train(2)], { bonuses: [own] }))).toEqual(['A', 'C']);
  });
});

describe('a train that pays its two ends', () => {
  const ghan: TrainSpec = {
    name: '2E',
    limits: [],
    pays: 'ends',
    ignoresTowns: true,
    ends: { one: { own: true }, other: { tag: 'Alice' } },
  };
  const alice = { kind: 'offboard', end: true, open: false, value: 40, tags: ['Alice'], place: 'alice' } as const;
  const stops = { A: { own: true, value: 20 }, B: { value: 50 }, T: { kind: 'town' }, X: alice, Y: alice } as const;

  test('passes what is between without pay', () => {
    expect(best(sketch(stops, ['A B T X'], [ghan]))).toBe(60);
  });

  test('leaves as much track as it can to the others', () => {
    const problem = sketch(stops, ['A B', 'B T X', ['A Y', { points: 9 }]], [ghan, train(2)]);
    expect(best(problem)).toBe(60 + 80);
  });

  test('both halves of one place are one place', () => {
    expect(best(sketch(stops, ['A X', 'A Y'], [train(3)]))).toBe(60);
    expect(best(sketch(stops, ['A X', 'A Y'], [train(3), train(3)]))).toBe(120);
  });
});

describe('ends and tokens', () => {
  test('a terminus is not passed', () => {
    const stops = { A: { own: true }, P: { end: true, value: 50 }, B: { value: 40 } };
    expect(best(sketch(stops, ['A P B'], [DIESEL]))).toBe(60);
  });

  test('a city full of foreign tokens ends the route', () => {
    const stops = { A: { own: true }, F: { open: false, value: 30 }, B: { value: 40 } };
    expect(best(sketch(stops, ['A F B'], [DIESEL]))).toBe(40);
  });

  test('a token in a full city is a token still, and a train may have one more', () => {
    const stops = { A: { own: true, open: false }, F: { open: false, value: 30 }, B: { value: 40 } };
    const other = train(3, { also: [1] });
    expect(best(sketch(stops, ['A F B'], [other]))).toBe(80);
    expect(best(sketch(stops, ['A F B'], [train(3)]))).toBe(40);
  });

  test('a train that starts at one given station', () => {
    const gkb: TrainSpec = {
      name: '2+4',
      limits: [
        { city: 1, offboard: 1, most: 2 },
        { town: 1, most: 4 },
      ],
      pays: 'all',
      root: 1,
      bonuses: [],
    };
    const town = { kind: 'town' } as const;
    const stops = { H: { own: true, value: 60 }, G: { value: 20 }, C: { value: 30 }, T1: town, T2: town, T3: town };
    const more = { ...stops, T4: town, T5: town };
    expect(best(sketch(more, ['H T1 G T2 T3 T4 T5 C'], [gkb]))).toBe(60 + 20 + 40);
    expect(best(sketch(more, ['T1 G T2 T3 C T4', 'T4 T5'], [gkb]))).toBe(20 + 30 + 40);
  });
});

describe('what counts and what pays', () => {
  const town = (value: number) => ({ kind: 'town', value }) as const;
  const green = (n: number): TrainSpec => train(n, { pays: { most: n, drop: 'towns' } });

  test('an E-train leaves out towns only', () => {
    const stops = { A: { own: true, value: 20 }, T: town(30), B: { value: 20 }, U: town(30), C: { value: 40 } };
    expect(best(sketch(stops, ['A T B U C'], [green(3)]))).toBe(80);
    expect(best(sketch(stops, ['A T B U'], [green(3)]))).toBe(70);
  });

  test('an E-train may be paid for more than three towns', () => {
    const stops = { A: { own: true }, T: town(20), U: town(20), V: town(20), W: town(20) };
    expect(best(sketch(stops, ['A T U V W'], [green(5)]))).toBe(90);
    const few = train(5, { pays: { most: 5, drop: 'any', towns: 3 } });
    expect(best(sketch(stops, ['A T U V W'], [few]))).toBe(70);
  });

  test('the best of all stops, cities too', () => {
    const stops = { A: { own: true, value: 10 }, B: { value: 40 }, C: { value: 20 }, D: { value: 50 } };
    expect(best(sketch(stops, ['A B C D'], [{ ...DIESEL, pays: { most: 2, drop: 'any' } }]))).toBe(90);
  });

  test('a plus train: as many cities as its number, twice as many places', () => {
    const plus: TrainSpec = train(2, {
      limits: [
        { city: 1, most: 2 },
        { city: 1, town: 1, most: 4 },
      ],
    });
    const stops = { A: { own: true, value: 30 }, T: town(10), U: town(10), V: town(10), B: { value: 20 } };
    expect(best(sketch(stops, ['A T U B', 'A V'], [plus]))).toBe(70);
    expect(best(sketch(stops, ['A T U V B'], [plus]))).toBe(60);
  });

  test('a town counts only where the route ends', () => {
    const rhine = train(2, { limits: [{ city: 1, offboard: 1, town: 0, endTown: 1, most: 2 }] });
    const stops = { T: town(10), A: { own: true, value: 20 }, U: town(10), B: { value: 30 } };
    expect(best(sketch(stops, ['T A U B'], [rhine]))).toBe(60);
    expect(best(sketch(stops, ['T A'], [rhine]))).toBe(30);
    expect(best(sketch({ A: { own: true }, U: town(10), V: town(10) }, ['A U V'], [rhine]))).toBe(30);
    expect(best(sketch({ ...stops, C: {} }, ['T A C'], [rhine]))).toBe(30);
  });

  test('a circle of one place is passed once, two places of a hex are two', () => {
    const praha = { place: 'praha', value: 40 };
    const stops = { A: { own: true }, P: praha, Q: praha, B: {} };
    expect(best(sketch(stops, ['A P', 'P B', 'B Q'], [DIESEL]))).toBe(60);
    expect(best(sketch({ ...stops, Q: { value: 40, hex: 'P' } }, ['A P', 'P B', 'B Q'], [DIESEL]))).toBe(100);
  });

  test('runs beside the others', () => {
    const extra = train(3, { sharesTrack: true });
    const stops = { A: { own: true }, B: { value: 30 }, C: { value: 30 } };
    expect(best(sketch(stops, ['A B C'], [train(3), extra, extra]))).toBe(210);
  });

  test('amounts need not be tens', () => {
    const stops = { A: { own: true, value: 7 }, B: { value: 9 }, C: { value: 8 } };
    expect(best(sketch(stops, ['A B', 'A C'], [train(2), train(2)]))).toBe(31);
  });
});
