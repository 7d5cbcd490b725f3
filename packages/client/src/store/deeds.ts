import { type Action, type Event, type Game, play } from '@roundhouse/engine';

const known = new WeakMap<Game, Map<string, readonly Event[]>>();

/** Remembers what happened when this action was played, as a server told it. */
export const rememberEvents = (before: Game, action: Action, events: readonly Event[]): void => {
  const byAction = known.get(before) ?? new Map<string, readonly Event[]>();
  known.set(before, byAction);
  byAction.set(JSON.stringify(action), events);
};

/** What happened when this action was played, if that is known already. Others may be tried from the same position. */
export const knownEvents = (before: Game, action: Action): readonly Event[] | undefined =>
  known.get(before)?.get(JSON.stringify(action));

/** What happened when this action was played; worked out once. */
export const eventsAfter = (before: Game, action: Action): readonly Event[] => {
  const found = knownEvents(before, action);
  if (found) return found;
  const outcome = play(before, action);
  const events = outcome.violation ? [] : outcome.events;
  rememberEvents(before, action, events);
  return events;
};
