import type { Money } from '../core/ids.ts';
import { known } from '../core/known.ts';
import { unless, type Violation } from '../core/violation.ts';
import type { Bonus, EndNeed, Item, Limit, RouteProblem, Run, Stop, TrainSpec } from './problem.ts';

/** The bill of one run, or the clause it breaks. */
export type Verdict = { readonly items: readonly Item[]; readonly total: Money } | { readonly broken: Violation };

/** The stops of a run in order, or nothing if the segments do not join. */
export const stopsOf = (p: RouteProblem, run: Run): readonly number[] | undefined => {
  const segments = run.segments.map(i => p.segments[i]);
  const [first, second] = segments;
  if (!first || segments.includes(undefined)) return undefined;
  let at = second && (first.a === second.a || first.a === second.b) ? first.b : first.a;
  if (second && first.a !== second.a && first.a !== second.b && first.b !== second.a && first.b !== second.b)
    return undefined;
  const stops = [at];
  for (const s of segments) {
    if (!s || (s.a !== at && s.b !== at)) return undefined;
    at = s.a === at ? s.b : s.a;
    stops.push(at);
  }
  return stops;
};

/** What one train earns on one run, item by item. */
export const judge = (p: RouteProblem, run: Run): Verdict => {
  const train = p.trains[run.train];
  const order = stopsOf(p, run);
  if (!train || !order) return { broken: { clause: 'route.track' } };
  const stops = order.map(i => stopAs(p, train, i));
  const broken =
    unless(new Set(run.segments.flatMap(i => p.segments[i]?.keys ?? [])).size === keyCount(p, run), 'route.track') ??
    placesBar(stops) ??
    unless(new Set(stops.map(s => s.hex)).size >= (p.leastHexes ?? 1), 'route.stops') ??
    passageBar(train, stops) ??
    tokenBar(stops) ??
    endsBar(train, stops) ??
    needsBar(p, stops) ??
    rangeBar(p, train, run, stops);
  if (broken) return { broken };
  const items = bill(p, train, run, stops);
  if (items.filter(i => i.kind === 'stop').length < 2) return { broken: { clause: 'route.stops' } };
  return { items, total: items.reduce((sum, i) => sum + i.amount, 0) };
};

/** Whether the runs of one turn may stand together: no train twice, no track twice. */
export const conflict = (p: RouteProblem, runs: readonly Run[]): Violation | undefined => {
  const keys = runs
    .filter(r => !p.trains[r.train]?.sharesTrack)
    .flatMap(r => r.segments.flatMap(i => p.segments[i]?.keys ?? []));
  return (
    unless(new Set(runs.map(r => r.train)).size === runs.length, 'route.train') ??
    unless(new Set(keys).size === keys.length, 'route.shared')
  );
};

const keyCount = (p: RouteProblem, run: Run) => run.segments.reduce((n, i) => n + (p.segments[i]?.keys.length ?? 0), 0);

const stopAs = (p: RouteProblem, train: TrainSpec, index: number): Stop => {
  const stop = known(p.stops[index]);
  if (train.also?.includes(index)) return { ...stop, own: true, open: true };
  return train.root === undefined ? stop : { ...stop, own: index === train.root };
};

/** Stops in a row that are one place. */
const visits = (stops: readonly Stop[]): readonly (readonly Stop[])[] => {
  const out: Stop[][] = [];
  for (const s of stops) {
    const last = out.at(-1);
    if (last?.[0]?.visit === s.visit) last.push(s);
    else out.push([s]);
  }
  return out;
};

const placesBar = (stops: readonly Stop[]): Violation | undefined => {
  const seen = visits(stops);
  const places = seen.map(v => v[0]?.visit);
  const twice =
    seen.find((v, i) => places.indexOf(v[0]?.visit) < i)?.[0] ??
    stops.find((s, i) => stops.findIndex(other => other.id === s.id) < i);
  return unless(seen.length >= 2, 'route.stops') ?? unless(!twice, 'route.visit', { at: twice?.id ?? '' });
};

const passageBar = (train: TrainSpec, stops: readonly Stop[]): Violation | undefined => {
  const inner = visits(stops).slice(1, -1);
  const shut = inner.find(v => v.every(s => !s.open));
  const ended = inner.flat().find(s => s.end);
  const barred = inner.flat().find(s => train.notThrough && s.tags.includes(train.notThrough));
  return (
    unless(!shut, 'route.blocked', { at: shut?.[0]?.id ?? '' }) ??
    unless(!ended, 'route.through', { at: ended?.id ?? '' }) ??
    unless(!barred, 'route.barred', { at: barred?.id ?? '' })
  );
};

const tokenBar = (stops: readonly Stop[]): Violation | undefined =>
  unless(
    stops.some(s => s.own),
    'route.token',
  );

const meets = (need: EndNeed, stop: Stop): boolean =>
  (need.tag === undefined || stop.tags.includes(need.tag)) && (!need.own || stop.own);

const endsBar = (train: TrainSpec, stops: readonly Stop[]): Violation | undefined => {
  const [a, b] = [known(stops[0]), known(stops.at(-1))];
  const { one, other } = train.ends ?? {};
  const fit = (x: Stop, y: Stop) => (!one || meets(one, x)) && (!other || meets(other, y));
  return (
    unless(fit(a, b) || fit(b, a), 'route.ends') ??
    unless(!train.ignoresTowns || (a.kind !== 'town' && b.kind !== 'town'), 'route.ends')
  );
};

const needsBar = (p: RouteProblem, stops: readonly Stop[]): Violation | undefined => {
  const has = (tag: string) => stops.some(s => s.tags.includes(tag));
  const missing = p.needs?.find(n => has(n.if) && !has(n.then));
  return unless(!missing, 'route.needs', { tag: missing?.then ?? '' });
};

const rangeBar = (p: RouteProblem, train: TrainSpec, run: Run, stops: readonly Stop[]): Violation | undefined => {
  const gauge = run.segments.reduce((n, i) => n + (p.segments[i]?.gauge ?? 0), 0);
  const placesSeen = visits(stops);
  for (const limit of train.limits) {
    const used = placesSeen.reduce(
      (n, v, i) => n + weight(limit, known(v[0]), train, i === 0 || i === placesSeen.length - 1),
      Math.max(0, gauge - (limit.freeGauge ?? 0)) * (limit.gauge ?? 0),
    );
    if (used > limit.most) return { clause: 'route.length', facts: { used, most: limit.most, train: train.name } };
  }
  return undefined;
};

const weight = (limit: Limit, stop: Stop, train: TrainSpec, atEnd: boolean): number => {
  if (stop.kind !== 'town') return limit[stop.kind] ?? 0;
  if (train.ignoresTowns) return 0;
  return (atEnd ? limit.endTown : undefined) ?? limit.town ?? 0;
};

const bill = (p: RouteProblem, train: TrainSpec, run: Run, stops: readonly Stop[]): readonly Item[] => {
  const seen = visits(stops).map(v => known(v[0]));
  const factor = (s: Stop | undefined) =>
    s && isDoubled(train, stops) && s.tags.includes(train.doubles?.what ?? '') ? 2 : 1;
  const lines: Item[] = paying(train, seen).map(s => ({ what: s.id, kind: 'stop', amount: s.value * factor(s) }));
  for (const i of run.segments) {
    const s = known(p.segments[i]);
    if (!s.toll) continue;
    const within = p.stops[s.a]?.visit === p.stops[s.b]?.visit;
    lines.push({ what: s.path.join(' '), kind: 'toll', amount: -s.toll * (within ? factor(p.stops[s.a]) : 1) });
  }
  for (const b of p.bonuses) {
    const amount = train.bonuses && !train.bonuses.includes(b.id) ? 0 : worth(b, stops);
    if (amount) lines.push({ what: b.id, kind: 'bonus', amount });
  }
  return lines;
};

const isDoubled = (train: TrainSpec, stops: readonly Stop[]): boolean => {
  const [x, y] = train.doubles?.ends ?? [];
  const [a, b] = [stops[0]?.tags ?? [], stops.at(-1)?.tags ?? []];
  return !!x && !!y && ((a.includes(x) && b.includes(y)) || (a.includes(y) && b.includes(x)));
};

/** The stops that pay, in the order of the run. */
const paying = (train: TrainSpec, stops: readonly Stop[]): readonly Stop[] => {
  const counted = train.ignoresTowns ? stops.filter(s => s.kind !== 'town') : stops;
  if (train.pays === 'all') return counted;
  if (train.pays === 'ends') return [known(counted[0]), known(counted.at(-1))];
  const { most, drop, towns = most } = train.pays;
  const dear = (a: Stop, b: Stop) => b.value - a.value;
  const bestTowns = counted.filter(s => s.kind === 'town').sort(dear);
  const others = counted.filter(s => s.kind !== 'town');
  const kept =
    drop === 'towns'
      ? [...others, ...bestTowns.slice(0, Math.max(0, Math.min(towns, most - others.length)))]
      : [...others, ...bestTowns.slice(0, towns)].sort(dear).slice(0, most);
  return counted.filter(s => kept.includes(s));
};

const worth = (b: Bonus, stops: readonly Stop[]): Money => {
  const count = (tag: string) => new Set(stops.filter(s => s.tags.includes(tag)).map(s => s.hex)).size;
  const listed = (pays: readonly Money[], n: number) => pays[Math.min(n, pays.length - 1)] ?? 0;
  switch (b.kind) {
    case 'count':
      return listed(b.pays, count(b.tag));
    case 'both':
      return listed(b.pays, Math.min(count(b.tags[0]), count(b.tags[1])));
    case 'each':
      return count(b.if) ? b.pays * count(b.of) : 0;
  }
};
