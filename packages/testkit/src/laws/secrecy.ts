import { isDeepStrictEqual } from 'node:util';
import {
  type Action,
  choices,
  type Decision,
  type Game,
  hashOf,
  isUnknown,
  leaves,
  play,
  type Seat,
  seedOf,
  view,
  withState,
} from '@roundhouse/engine';
import { answersTo } from '../random.ts';
import { offerOf } from './agreement.ts';
import { firstBreach, type Law } from './moment.ts';

/** Nobody sees the seed, nor a secret of others; what is open everybody sees as it is. */
export const viewsLeakNothing: Law = ({ after }) =>
  firstBreach([undefined, ...after.state.seating], seat => {
    const seen = view(after, seat);
    if (JSON.stringify(seen).includes(JSON.stringify(seedOf(after)))) return `${nameOf(seat)} sees the seed`;
    const path = leak(after.state, seen, seat, '');
    return path === undefined ? undefined : `${nameOf(seat)} sees something wrong at ${path}`;
  });

const nameOf = (seat: Seat | undefined): string => (seat === undefined ? 'a spectator' : `seat ${seat}`);

/** The path to the first part of a view that shows too much or too little. */
const leak = (truth: unknown, seen: unknown, seat: Seat | undefined, path: string): string | undefined => {
  if (truth === seen && holdsNoSecret(truth)) return undefined;
  if (typeof truth !== 'object' || truth === null || typeof seen !== 'object' || seen === null)
    return truth === seen ? undefined : path;
  if (isSecret(truth)) {
    const shown = seat !== undefined && truth.sees.includes(seat);
    return shown === isDeepStrictEqual(truth, seen) && shown !== 'hidden' in seen ? undefined : path;
  }
  if (!isDeepStrictEqual(Object.keys(truth), Object.keys(seen))) return path;
  return firstBreach(Object.entries(truth), ([key, part]) =>
    leak(part, (seen as Record<string, unknown>)[key], seat, `${path}.${key}`),
  );
};

const isSecret = (value: object): value is { readonly sees: readonly Seat[]; readonly value: unknown } =>
  'sees' in value && 'value' in value;

const holdsNoSecret = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null || open.has(value)) return true;
  if (isSecret(value) || !Object.values(value).every(holdsNoSecret)) return false;
  open.add(value);
  return true;
};
const open = new WeakSet<object>();

/** Whoever is asked finds the same choices in what it sees as there are, and sees what would follow from each. */
export const viewsSuffice: Law = ({ after, asked }) => {
  if (!asked) return undefined;
  const seen = withState(after, view(after, asked.by));
  return (
    firstBreach(asked.verbs, verb =>
      offerOf(seen, verb) === offerOf(after, verb)
        ? undefined
        : `seat ${asked.by} cannot tell from its view what ${verb} offers`,
    ) ?? firstBreach(answers(seen, asked), action => foreseenWrongly(after, seen, action))
  );
};

/** An action played on a view ends as the view of the action played, unless it is unknown what is drawn. */
const foreseenWrongly = (whole: Game, seen: Game, action: Action): string | undefined => {
  const foreseen = play(seen, action);
  if (isUnknown(foreseen)) return undefined;
  const real = play(whole, action);
  const [a, b] = [foreseen, real].map(o => (o.violation ? o.violation.clause : hashOf(view(o.game, action.by))));
  return a === b ? undefined : `seat ${action.by} foresees ${a}, not ${b}, from ${JSON.stringify(action)}`;
};

/** Every action on offer, verb by verb. */
function* answers(g: Game, asked: Decision): Generator<Action> {
  for (const verb of answersTo(asked)) yield* leaves(choices(g, verb));
}
