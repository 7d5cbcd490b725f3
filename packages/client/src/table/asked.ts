import {
  type Action,
  type Choice,
  choices,
  type Decision,
  decide,
  type Game,
  nothing,
  verbsIn,
} from '@roundhouse/engine';
import { useMemo } from 'react';
import { keepsBooks } from '../store/books.ts';
import { useDraft } from '../store/draft.ts';
import { mayActIn, shownIn, useTable } from '../store/table.ts';
import { type Unfolded, unfold } from './choice/unfold.ts';

const decisions = new WeakMap<Game, { readonly decision: Decision | undefined }>();

/** The decision of a position, asked once. */
export const decisionOf = (g: Game): Decision | undefined => {
  const known = decisions.get(g) ?? { decision: decide(g) };
  decisions.set(g, known);
  return known.decision;
};

const offers = new WeakMap<Game, Map<string, Choice<Action>>>();

/** The choices of a verb in a position, asked once. */
export const choicesOf = (g: Game, verb: string): Choice<Action> => {
  const byVerb = offers.get(g) ?? new Map<string, Choice<Action>>();
  offers.set(g, byVerb);
  const known = byVerb.get(verb) ?? choices(g, verb);
  byVerb.set(verb, known);
  return known;
};

/** Verbs that belong to the step itself, as opposed to rights that hold beside it. */
const ownVerbs = (g: Game, d: Decision): readonly string[] => d.verbs.filter(v => verbsIn(g, d.step).includes(v));

/** What a table has to ask, and how far the answer has come. */
export interface Asked {
  readonly game: Game;
  readonly decision: Decision | undefined;
  /** Whether it may be answered from here. */
  readonly mayAct: boolean;
  /** The verb that is open: the one chosen; else the only one of the step, or its first that begins on the map. */
  readonly verb: string | undefined;
  readonly unfolded: Unfolded;
}

/** Whether a choice begins with a hex, so that its answers glow on the map. */
export const beginsOnMap = (choice: Choice<Action>): boolean => choice.kind === 'pick' && choice.what === 'hex';

/** Verbs whose things lie on the table: those of the step, or the right beside it that was opened. */
export const verbsAt = ({ game, decision, verb }: Pick<Asked, 'game' | 'decision' | 'verb'>): readonly string[] => {
  const own = decision ? ownVerbs(game, decision) : [];
  return verb === undefined || own.includes(verb) ? own : [verb];
};

const CLOSED: Unfolded = { levels: [], rest: nothing };

/** The question on the screen; only for components under a table that is ready. */
export const useAsked = (): Asked => {
  const game = useTable(shownIn) as Game;
  const isEnded = useTable(s => s.isEnded && !s.branch);
  const decision = isEnded ? undefined : decisionOf(game);
  const mayAct = useTable(s => decision !== undefined && mayActIn(s, decision.by));
  const chosen = useDraft(s => s.verb);
  const path = useDraft(s => s.path);
  const own = decision ? ownVerbs(game, decision) : [];
  const verb = chosen ?? (own.length === 1 ? own[0] : own.find(v => beginsOnMap(choicesOf(game, v))));
  const unfolded = useMemo(
    () => (mayAct && verb ? unfold(choicesOf(game, verb), path) : CLOSED),
    [game, verb, path, mayAct],
  );
  return useMemo(() => ({ game, decision, mayAct, verb, unfolded }), [game, decision, mayAct, verb, unfolded]);
};

/** Whether the question is about companies: shares are dealt, whoever's move it is. Then deals stand on the charters; where nothing has a price, they stand beside the map with all else that is asked. */
export const isDealing = (g: Game, d: Decision | undefined): boolean =>
  keepsBooks(g.title) &&
  d?.company === undefined &&
  (d?.verbs ?? []).some(verb => {
    const choice = choicesOf(g, verb);
    return choice.kind === 'pick' && choice.what === 'company';
  });
