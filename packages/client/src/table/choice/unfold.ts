import type { Action, Choice } from '@roundhouse/engine';
import type { Answer } from '../../store/draft.ts';

/** One answered level of a choice. */
export interface Level {
  readonly what: string;
  readonly options: readonly Answer[];
  readonly chosen: Answer;
}

/** A choice opened as far as it was answered. */
export interface Unfolded {
  readonly levels: readonly Level[];
  /** What is left to choose; an `act` once everything is decided. */
  readonly rest: Choice<Action>;
}

/** Levels that begin with their first answer once a hex is chosen, so that there is something to look at. */
const BEGIN = ['turn', 'using'];

/**
 * Follows the answers down a choice. A level with one answer only is not asked, and some levels begin with their first
 * answer. Answers that are not on offer end the walk.
 */
export const unfold = (choice: Choice<Action>, path: readonly Answer[]): Unfolded => {
  const levels: Level[] = [];
  let rest = choice;
  let at = 0;
  while (rest.kind === 'pick') {
    const { what, from } = rest;
    const given = at < path.length ? from.find(o => o.value === path[at]) : undefined;
    const alone = from.length === 1 && what !== 'hex' ? from[0] : undefined;
    const begins = BEGIN.includes(what) && at >= path.length && levels.some(l => l.what === 'hex');
    const option = given ?? alone ?? (begins ? from[0] : undefined);
    if (!option) break;
    if (given) at++;
    levels.push({ what, options: from.map(o => o.value), chosen: option.value });
    rest = option.then();
  }
  return { levels, rest };
};

/** The answer given to a level, if it was. */
export const chosen = (u: Unfolded, what: string): Answer | undefined => u.levels.find(l => l.what === what)?.chosen;

/** The answers up to a level, with another answer there. */
export const answering = (u: Unfolded, what: string, value: Answer): readonly Answer[] => {
  const at = u.levels.findIndex(l => l.what === what);
  return at < 0 ? [...u.levels.map(l => l.chosen), value] : [...u.levels.slice(0, at).map(l => l.chosen), value];
};

/** The answers before a level, for beginning it anew. */
export const before = (u: Unfolded, what: string): readonly Answer[] => {
  const at = u.levels.findIndex(l => l.what === what);
  return (at < 0 ? u.levels : u.levels.slice(0, at)).map(l => l.chosen);
};
