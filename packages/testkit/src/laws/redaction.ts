import { isDeepStrictEqual } from 'node:util';
import {
  type Action,
  type Chronicle,
  check,
  decide,
  type Entry,
  enter,
  type Game,
  hashOf,
  newRecord,
  play,
  present,
  redact,
  type Seat,
  type Secret,
  seedOf,
  type View,
  view,
  withState,
} from '@roundhouse/engine';
import type { Dice } from '../dice.ts';
import { attempt } from '../mutate.ts';
import { pickOne } from '../random.ts';
import { firstBreach, type Law } from './moment.ts';

const TRIES = 4;

/** Two games that differ only in what is hidden look the same to everybody from whom it is hidden. */
export const hiddenMakesNoDifference: Law = ({ before, action, roll }) => {
  const swapped = pickOne(roll, swaps(before.state));
  return swapped && toldApart(before, withState(before, swapped.state), action, swapped.hiddenFrom, roll);
};

/** How somebody who does not see the difference between two games can tell them apart by this action. */
export const toldApart = (
  one: Game,
  other: Game,
  action: Action,
  seats: readonly (Seat | undefined)[],
  roll: Dice,
): string | undefined => {
  const [a, b] = [play(one, action), play(other, action)];
  if (a.violation || b.violation)
    return isDeepStrictEqual(a.violation, b.violation) ? undefined : `only one game allows ${JSON.stringify(action)}`;
  if (a.game.state.revealed !== one.state.revealed) return undefined;
  const tried = Array.from({ length: TRIES }, () => attempt(a.game, roll, new Map([[action.type, action]])));
  return firstBreach(seats, seat => {
    const [seen, not] = [a, b].map((o, i) => received(i ? other : one, action, o.game, o.events, tried, seat));
    const what = Object.keys(seen ?? {}).find(part => seen?.[part] !== not?.[part]);
    return what && `${seat === undefined ? 'a spectator' : `seat ${seat}`} can tell what is hidden by the ${what}`;
  });
};

/** Every byte this seat receives when an action is done: as it is told, as it asks, and when it is taken back. */
const received = (
  before: Game,
  action: Action,
  after: Game,
  events: readonly object[],
  tried: readonly unknown[],
  seat: Seat | undefined,
): Readonly<Record<string, string>> => {
  const seen = view(after, seat);
  const own = tried.filter(t => (t as Partial<Action> | null)?.by === seat);
  return {
    view: JSON.stringify(seen),
    hash: hashOf(seen),
    events: JSON.stringify(redact(events, seat)),
    question: JSON.stringify(decide(after)),
    answers: JSON.stringify(own.map(t => check(after, t) ?? 'legal')),
    undo: JSON.stringify(takenBack(before, action, seat)),
  };
};

/** What is seen of an action that is undone and redone. */
const takenBack = (before: Game, action: Action, seat: Seat | undefined): readonly unknown[] => {
  const record = newRecord({ ...before.state.setup, seed: seedOf(before) });
  const entries: readonly Entry[] = [{ do: action }, { undo: 1 }, { redo: true }];
  let c: Chronicle = { record, games: [before], undone: [] };
  return entries.map(entry => {
    const next = enter(c, entry);
    if ('violation' in next) return next;
    c = next;
    return view(present(c), seat);
  });
};

type Path = readonly string[];
interface Found {
  readonly path: Path;
  readonly secret: Secret<unknown>;
}

/** The state with the values of two secrets of one kind exchanged, in every way, and who sees neither. */
const swaps = (state: View) => {
  const found = secretsIn(state, []);
  return found.flatMap((a, i) =>
    found.slice(i + 1).flatMap(b => {
      if (!isDeepStrictEqual(a.path.slice(0, -1), b.path.slice(0, -1))) return [];
      const half = put(state, a.path, { ...a.secret, value: b.secret.value });
      const sees = [...a.secret.sees, ...b.secret.sees];
      const hiddenFrom = [undefined, ...state.seating.filter(seat => !sees.includes(seat))];
      return [{ state: put(half, b.path, { ...b.secret, value: a.secret.value }), hiddenFrom }];
    }),
  );
};

const secretsIn = (value: unknown, path: Path): readonly Found[] => {
  if (typeof value !== 'object' || value === null || open.has(value)) return [];
  if ('sees' in value && 'value' in value) return [{ path, secret: value as Secret<unknown> }];
  const found = Object.entries(value).flatMap(([key, part]) => secretsIn(part, [...path, key]));
  if (!found.length) open.add(value);
  return found;
};
const open = new WeakSet<object>();

const put = <T>(whole: T, [key, ...rest]: Path, value: unknown): T => {
  if (key === undefined) return value as T;
  const part = put((whole as Readonly<Record<string, unknown>>)[key], rest, value);
  return (Array.isArray(whole) ? whole.with(Number(key), part) : { ...whole, [key]: part }) as T;
};
