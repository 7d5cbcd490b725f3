import { type Action, type Event, type Game, type Money, type Outcome, play } from '@roundhouse/engine';

const known = new WeakMap<Game, Map<string, Outcome>>();

/** What would follow from an action; worked out once. */
export const foresee = (g: Game, action: Action): Outcome => {
  const byAction = known.get(g) ?? new Map<string, Outcome>();
  known.set(g, byAction);
  const key = JSON.stringify(action);
  const found = byAction.get(key) ?? play(g, action);
  byAction.set(key, found);
  return found;
};

/** The events that would follow, none if it is not allowed. */
export const eventsOf = (g: Game, action: Action): readonly Event[] => {
  const outcome = foresee(g, action);
  return outcome.violation ? [] : outcome.events;
};

const AMOUNTS = ['price', 'cost', 'amount', 'perShare', 'revenue'] as const;

/** The sum of money an action is about, as its events tell it; or what its player pays. */
export const tagOf = (g: Game, action: Action): Money | undefined => {
  const outcome = foresee(g, action);
  if (outcome.violation) return undefined;
  for (const name of AMOUNTS)
    for (const event of outcome.events as readonly Readonly<Record<string, unknown>>[])
      if (typeof event[name] === 'number' && event['type'] !== 'income') return event[name];
  const before = g.state.money?.[action.by] ?? 0;
  const paid = before - (outcome.game.state.money?.[action.by] ?? 0);
  return paid > 0 && !outcome.events.some(e => e.type === 'round') ? paid : undefined;
};
