import {
  type Action,
  besides,
  type Choice,
  type Game,
  question,
  type Route,
  type RouteProblem,
  routesOf,
  sample,
  stepOf,
  TURNS,
  topFrame,
  upgradesOf,
  verbOf,
} from '@roundhouse/engine';
import type { Dice } from './dice.ts';
import { chooseRoutes, pickOne } from './random.ts';

/** Actions seen before, by verb: what a mutant of another step is made from. */
export type Memory = Map<string, Action>;

export const remember = (memory: Memory, action: Action): void => {
  memory.set(action.type, action);
};

/** Something to try, on purpose as often wrong as right. */
export const attempt = (g: Game, roll: Dice, memory: Memory): unknown => {
  const action = roll(3) ? candidate(g, roll) : addressed(g, roll, pickOne(roll, [...memory.values()]));
  let tried: unknown = action ?? { type: 'pass', by: question(g)?.by, at: question(g)?.step };
  for (let changes = pickOne(roll, [0, 1, 1, 1, 2]) as number; changes > 0; changes--) tried = vary(g, roll, tried);
  return tried;
};

/** What the present step offers, whether or not a rule forbids it. */
export const candidate = (g: Game, roll: Dice): Action | undefined => {
  const [q, f] = [question(g), topFrame(g)];
  if (!q || !f) return undefined;
  const verb = pickOne(roll, [...stepOf(g, q.step).verbs, ...besides(g, f)]);
  return verb === undefined ? undefined : wild(verbOf(g, verb.type).offer(g, f), roll);
};

const wild = (choice: Choice<Action>, roll: Dice): Action | undefined =>
  sample(choice, roll, p => (roll(4) ? wildRoutes(p, roll) : chooseRoutes(p, roll)));

/** The action as if whoever is asked now had said it. */
export const addressed = (g: Game, roll: Dice, action: Action | undefined): Action | undefined => {
  const q = question(g);
  if (!q || !action) return action;
  const company = q.company !== undefined && 'company' in action && roll(4) ? { company: q.company } : {};
  return { ...action, by: q.by, at: q.step, ...company };
};

/** Routes over real track that heed no rule, of trains that are there. */
const wildRoutes = (p: RouteProblem, roll: Dice): readonly Route[] =>
  p.trains.length
    ? routesOf(
        p,
        Array.from({ length: 1 + roll(2) }, () => ({ train: roll(p.trains.length), segments: wander(p, roll) })),
      )
    : [];

const wander = (p: RouteProblem, roll: Dice): readonly number[] => {
  const first = roll(p.segments.length);
  const segments = p.segments.length ? [first] : [];
  let at = p.segments[first]?.b;
  for (let left = roll(8); left > 0; left--) {
    const on = p.segments.flatMap((s, i) => (s.a === at || s.b === at ? [i] : []));
    const fresh = on.filter(i => !segments.includes(i));
    const next = pickOne(roll, fresh.length && roll(6) ? fresh : on);
    if (next === undefined) break;
    segments.push(next);
    at = p.segments[next]?.a === at ? p.segments[next]?.b : p.segments[next]?.a;
  }
  return segments;
};

/** The same action with one thing changed: to another of its kind, or to nonsense. */
export const vary = (g: Game, roll: Dice, action: unknown): unknown => {
  if (typeof action !== 'object' || action === null) return pickOne(roll, JUNK);
  if ('tile' in action && roll(2)) return { ...action, ...printed(g, roll, action) };
  const field = pickOne(roll, Object.keys(action));
  if (field === undefined || !roll(20)) return { ...action, ...extra(g, roll) };
  if (!roll(30)) return Object.fromEntries(Object.entries(action).filter(([key]) => key !== field));
  const now = (action as Record<string, unknown>)[field];
  const value = roll(12) ? another(g, roll, field, now) : pickOne(roll, JUNK);
  return { ...action, [field]: value };
};

/** Every action that differs in one thing that has a name, a tile and how it is turned being one thing. */
export const neighbours = (g: Game, action: Action): readonly Action[] =>
  Object.keys(action).flatMap(field => {
    const turns = field === 'tile' && 'turn' in action ? TURNS.map(turn => ({ turn })) : [{}];
    const values = Object.hasOwn(KINDS, field) ? (KINDS[field]?.(g) ?? []) : [];
    return values.flatMap(value => turns.map(turn => ({ ...action, [field]: value, ...turn })));
  });

/** A tile that fits the hex, or any other hex, by its print alone. */
const printed = (g: Game, roll: Dice, action: object): object => {
  const elsewhere = 'hex' in action && roll(2) ? { hex: pickOne(roll, g.title.parts.map.ids) } : {};
  const hex = { ...action, ...elsewhere }.hex;
  const lay =
    typeof hex === 'string' && Object.hasOwn(g.title.parts.map.hexes, hex)
      ? pickOne(roll, upgradesOf(g, hex))
      : undefined;
  return lay ? { ...elsewhere, ...lay } : elsewhere;
};

const JUNK: readonly unknown[] = [
  null,
  -1,
  1.5,
  '',
  'nobody',
  'constructor',
  [],
  {},
  1e15,
  true,
  undefined,
  Number.NaN,
];
const EXTRAS = ['using', 'price', 'exchange', '__proto__', 'company', 'note'];

const extra = (g: Game, roll: Dice): object => {
  const field = pickOne(roll, EXTRAS) as string;
  return { [field]: roll(4) ? another(g, roll, field, 0) : pickOne(roll, JUNK) };
};

const another = (g: Game, roll: Dice, field: string, now: unknown): unknown => {
  if (Array.isArray(now)) return anotherList(g, roll, now);
  if (now && typeof now === 'number' && roll(2)) return now + 1 - 2 * roll(2);
  const kind = Object.hasOwn(KINDS, field) ? KINDS[field] : undefined;
  return kind ? pickOne(roll, kind(g)) : typeof now === 'number' ? roll(1000) : pickOne(roll, [true, false]);
};

const names =
  (of: (g: Game) => object) =>
  (g: Game): readonly string[] =>
    Object.keys(of(g));
const trains = names(g => g.title.parts.trains.sides);
const privates = names(g => g.title.parts.privates);
const companies = names(g => g.title.parts.companies);

/** What a field of this name may hold in some action of some title. */
const KINDS: Readonly<Record<string, (g: Game) => readonly unknown[]>> = {
  type: names(g => g.title.verbs),
  by: g => g.state.seating,
  at: names(g => g.title.steps),
  company: companies,
  hex: names(g => g.title.parts.map.hexes),
  tile: names(g => g.title.parts.tiles),
  turn: () => TURNS,
  city: () => [0, 1, 2],
  train: trains,
  exchange: trains,
  private: privates,
  lot: privates,
  using: privates,
  from: g => ['ipo', 'pool', 'bank', ...companies(g)],
  how: () => ['pay', 'withhold'],
  shares: () => [1, 2, 3, 4, 5, 6],
};

/** Drops, doubles, turns round or changes one item; what is in it varies in the same ways. */
const anotherList = (g: Game, roll: Dice, now: readonly unknown[]): readonly unknown[] => {
  const at = roll(now.length);
  const item = now[at];
  const changed =
    typeof item === 'object' && item !== null
      ? vary(g, roll, item)
      : (pickOne(roll, now) ?? pickOne(roll, Object.keys(g.title.parts.map.hexes)));
  return (
    pickOne(roll, [
      now.toSpliced(at, 1),
      now.toSpliced(at, 0, item),
      now.toReversed(),
      now.slice(0, at),
      now.toSpliced(at, 1, changed),
    ]) ?? []
  );
};
