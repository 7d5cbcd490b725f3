import type { Action, Entry } from '@roundhouse/engine';

/** A line of the story: an action that stands, or what was taken back. */
export type StoryLine =
  | { readonly kind: 'done'; readonly action: Action; readonly nth: number }
  | { readonly kind: 'undone'; readonly actions: readonly Action[] };

/** The record as a story. What was taken back leaves a line, unless it was brought back. */
export const storyOf = (log: readonly Entry[]): readonly StoryLine[] => {
  const lines: StoryLine[] = [];
  const done: Action[] = [];
  const taken: (readonly Action[])[] = [];
  const add = (action: Action) => lines.push({ kind: 'done', action, nth: done.push(action) });
  for (const entry of log) {
    if ('do' in entry) {
      taken.length = 0;
      add(entry.do);
    } else if ('undo' in entry) {
      const actions = done.splice(-entry.undo);
      taken.push(actions);
      for (const _ of actions)
        lines.splice(
          lines.findLastIndex(l => l.kind === 'done'),
          1,
        );
      lines.push({ kind: 'undone', actions });
    } else {
      lines.splice(
        lines.findLastIndex(l => l.kind === 'undone'),
        1,
      );
      for (const action of taken.pop() ?? []) add(action);
    }
  }
  return lines;
};
