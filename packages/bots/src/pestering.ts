import { type Action, type Game, topFrame } from '@roundhouse/engine';

/** Whether the same was offered to the same party before in this turn: it has said no, and is not asked again. */
export const isPestering = (g: Game, action: Action): boolean => {
  const asked = partyOf(g, action);
  return asked !== undefined && !!topFrame(g)?.done.some(a => a.type === action.type && partyOf(g, a) === asked);
};

/** The company or paper an offer is about. */
const partyOf = (g: Game, action: Action): string | undefined => {
  const named = action as { from?: unknown; target?: unknown; private?: unknown };
  return [named.target, named.private, named.from].find(
    (of): of is string =>
      typeof of === 'string' && (Object.hasOwn(g.state.companies, of) || Object.hasOwn(g.state.privates, of)),
  );
};
