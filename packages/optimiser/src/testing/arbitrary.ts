import type { Bonus, Limit, RouteProblem, Segment, Stop, TrainSpec } from '@roundhouse/engine/board';
import fc from 'fast-check';

const TAGS = ['x', 'y', 'z'] as const;
const tag = fc.constantFrom(...TAGS);
const maybe = <T>(arb: fc.Arbitrary<T>, chance = 4) => fc.option(arb, { nil: undefined, freq: chance });
const value = fc.oneof(fc.constantFrom(10, 20, 30, 40, 50), fc.integer({ min: 0, max: 70 }));

const stopArb = (index: number, size: number): fc.Arbitrary<Stop> =>
  fc.record({
    id: fc.constant(`S${index}`),
    hex: maybe(fc.integer({ min: 0, max: 2 }), 2).map(h => (h === undefined ? `H${index}` : `h${h}`)),
    kind: fc.constantFrom('city', 'city', 'town', 'offboard'),
    value,
    visit: fc.oneof({ weight: 3, arbitrary: fc.constant(index) }, { weight: 1, arbitrary: fc.nat(size - 1) }),
    own: fc.oneof(fc.constant(false), fc.boolean()),
    open: fc.oneof(fc.constant(true), fc.constant(true), fc.boolean()),
    end: fc.oneof(fc.constant(false), fc.constant(false), fc.boolean()),
    tags: fc.oneof(fc.constant([]), fc.uniqueArray(tag, { maxLength: 2 })),
  });

const segmentArb = (stops: number): fc.Arbitrary<Segment> =>
  fc.record({
    a: fc.nat(stops - 1),
    b: fc.nat(stops - 1),
    keys: fc.uniqueArray(fc.nat(15), { maxLength: 3 }),
    gauge: fc.constantFrom(0, 0, 0, 1, 2),
    toll: fc.constantFrom(0, 0, 0, 10, 7),
    path: fc.nat(3).map(n => Array.from({ length: n + 2 }, (_, i) => `p${i}`)),
  });

const defined = <T extends object>(o: T) =>
  Object.fromEntries(Object.entries(o).filter(([, v]) => v !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };

const limitArb: fc.Arbitrary<Limit> = fc
  .record({
    city: maybe(fc.constantFrom(1, 1, 1, 2)),
    town: maybe(fc.constantFrom(0, 1, 1, 2), 1),
    offboard: maybe(fc.constant(1)),
    endTown: maybe(fc.constantFrom(0, 1, 2, 99), 1),
    gauge: maybe(fc.constant(1), 1),
    freeGauge: maybe(fc.constantFrom(0, 1), 1),
    most: fc.integer({ min: 1, max: 5 }),
  })
  .map(defined);

const needArb = fc.record({ tag: maybe(tag, 1), own: maybe(fc.constant(true as const), 1) }).map(defined);

const trainArb = (stops: number): fc.Arbitrary<TrainSpec> =>
  fc
    .record({
      name: fc.constantFrom('2', '3', 'D'),
      limits: fc.array(limitArb, { maxLength: 2 }),
      pays: fc.oneof(
        { weight: 3, arbitrary: fc.constant('all' as const) },
        { weight: 1, arbitrary: fc.constant('ends' as const) },
        {
          weight: 3,
          arbitrary: fc
            .record({
              most: fc.integer({ min: 1, max: 4 }),
              drop: fc.constantFrom('towns' as const, 'any' as const),
              towns: maybe(fc.nat(2), 2),
            })
            .map(defined),
        },
      ),
      ignoresTowns: maybe(fc.constant(true as const), 1),
      ends: maybe(fc.record({ one: needArb, other: maybe(needArb, 1) }).map(defined), 1),
      notThrough: maybe(tag, 1),
      doubles: maybe(fc.record({ ends: fc.tuple(tag, tag), what: tag }), 1),
      root: maybe(fc.nat(stops - 1), 1),
      also: maybe(fc.uniqueArray(fc.nat(stops - 1), { maxLength: 2 }), 1),
      bonuses: maybe(fc.subarray(['b0', 'b1']), 1),
      sharesTrack: maybe(fc.constant(true as const), 1),
    })
    .map(t => {
      // Rules of their own are rare: keep one or two of them.
      const rare = ['ignoresTowns', 'ends', 'notThrough', 'doubles', 'root', 'also', 'bonuses', 'sharesTrack'] as const;
      const plain: Partial<typeof t> = { ...t };
      for (const [i, k] of rare.entries()) if ((i * 7 + t.limits.length * 3 + t.name.length) % 3 === 0) delete plain[k];
      return defined(plain) as TrainSpec;
    });

const bonusArb = (id: string): fc.Arbitrary<Bonus> =>
  fc.oneof(
    fc.record({
      id: fc.constant(id),
      kind: fc.constant('count' as const),
      tag,
      pays: fc.array(fc.constantFrom(0, 20, 50, 100), { maxLength: 4 }),
    }),
    fc.record({
      id: fc.constant(id),
      kind: fc.constant('both' as const),
      tags: fc.tuple(tag, tag),
      pays: fc.array(fc.constantFrom(0, 20, 50, 100), { maxLength: 3 }),
    }),
    fc.record({ id: fc.constant(id), kind: fc.constant('each' as const), if: tag, of: tag, pays: fc.constant(15) }),
  );

/** Small problems with every rule there is, mixed at random. */
export const problemArb: fc.Arbitrary<RouteProblem> = fc.integer({ min: 2, max: 7 }).chain(n =>
  fc
    .record({
      stops: fc.tuple(...Array.from({ length: n }, (_, i) => stopArb(i, n))),
      segments: fc.array(segmentArb(n), { minLength: 1, maxLength: 9 }),
      trains: fc.array(trainArb(n), { minLength: 1, maxLength: 3 }),
      twins: fc.boolean(),
      bonuses: fc.constantFrom(0, 0, 1, 2).chain(k => fc.tuple(...['b0', 'b1'].slice(0, k).map(bonusArb))),
      needs: maybe(fc.array(fc.record({ if: tag, then: tag }), { maxLength: 1 }), 1),
      leastHexes: fc.constantFrom(1, 1, 2, 3),
    })
    .map(({ twins, ...p }) => sound({ ...p, trains: twins ? [...p.trains, p.trains[0] as TrainSpec] : p.trains })),
);

/** Banks of one place are of one kind where the judge has no answer for a mixture. */
const sound = (
  p: Omit<RouteProblem, 'needs'> & { readonly needs: RouteProblem['needs'] | undefined },
): RouteProblem => {
  const isOdd = p.trains.some(t => t.ignoresTowns && t.pays === 'ends');
  const kinds = new Map(p.stops.map(s => [s.visit, s.kind]));
  const stops = isOdd ? p.stops.map(s => ({ ...s, kind: kinds.get(s.visit) ?? s.kind })) : p.stops;
  return defined({ ...p, stops }) as RouteProblem;
};

/** Problems with plain rules, but so much track and so many trains that they are in each other's way. */
export const crowdedArb: fc.Arbitrary<RouteProblem> = fc.integer({ min: 4, max: 6 }).chain(n =>
  fc
    .record({
      values: fc.array(fc.constantFrom(10, 20, 30, 40, 50, 60), { minLength: n, maxLength: n }),
      own: fc.array(fc.boolean(), { minLength: n, maxLength: n }),
      lines: fc.array(fc.tuple(fc.nat(n - 1), fc.nat(n - 1), fc.nat(4), fc.integer({ min: 2, max: 4 })), {
        minLength: n,
        maxLength: n + 4,
      }),
      limits: fc.array(fc.integer({ min: 2, max: 5 }), { minLength: 2, maxLength: 4 }),
    })
    .map(({ values, own, lines, limits }) => ({
      stops: values.map((v, i) => ({
        id: `S${i}`,
        hex: `H${i}`,
        kind: 'city' as const,
        value: v,
        visit: i,
        own: own[i] ?? false,
        open: true,
        end: false,
        tags: [],
      })),
      segments: lines.map(([a, b, shared, points], i) => ({
        a,
        b,
        // Every other line shares a bit of track with some more.
        keys: i % 2 ? [i] : [i, 100 + shared],
        gauge: 0,
        toll: 0,
        path: Array.from({ length: points }, (_, k) => `${i}.${k}`),
      })),
      trains: limits.map(most => ({ name: String(most), limits: [{ city: 1, most }], pays: 'all' as const })),
      bonuses: [],
    })),
);
