import { type Action, type Event, type Game, play } from '@roundhouse/engine';

const known = new WeakMap<Game, readonly Event[]>();

/** Remembers what happened after a position, as a server told it. */
export const rememberEvents = (before: Game, events: readonly Event[]): void => {
  known.set(before, events);
};

/** What happened after a position, if that is known already. */
export const knownEvents = (before: Game): readonly Event[] | undefined => known.get(before);

/** What happened when this action was played; worked out once. */
export const eventsAfter = (before: Game, action: Action): readonly Event[] => {
  const found = known.get(before);
  if (found) return found;
  const outcome = play(before, action);
  const events = outcome.violation ? [] : outcome.events;
  known.set(before, events);
  return events;
};
