import { possible, question, stepOf } from '../core/agenda.ts';
import { act } from '../core/choice.ts';
import { defineVerb } from '../core/verb.ts';

/** The answer "nothing". A step that compels cannot be passed while something in it is possible. */
export const pass = defineVerb(
  'pass',
  {},
  {
    offer: g => {
      const q = question(g);
      return act({ type: 'pass', by: q?.by ?? 0, at: q?.step ?? '' });
    },
    forbid: (g, f, a) => {
      const step = stepOf(g, a.at);
      const why = step.compels?.(g, f);
      return why && step.verbs.some(v => possible(g, f, v)) ? why : undefined;
    },
    perform: () => {},
  },
);
