import {
  act,
  checkDirector,
  defineVerb,
  emit,
  ordinaryOf,
  passCertificate,
  pick,
  question,
  shape,
  step,
  unless,
} from '@roundhouse/engine';
import { PlayerRound } from './frames.ts';

/** Puts an ordinary certificate above the limit into the pool, for good. [RHL-10.3.1.1-b, RHL-10.3.1.1-f] */
export const shedCertificate = defineVerb(
  'shedCertificate',
  { company: shape.company, shares: shape.whole(1) },
  {
    in: PlayerRound,
    offer: (g, f) => {
      const by = question(g)?.by ?? f.turn;
      return pick('company', Object.keys(g.state.companies), company =>
        pick('shares', [...new Set(ordinaryOf(g, company, by))], shares =>
          act({ type: 'shedCertificate', by, at: 'shed', company, shares }),
        ),
      );
    },
    forbid: (g, _, a) =>
      unless(ordinaryOf(g, a.company, a.by).includes(a.shares), 'shed.ordinary', { company: a.company }),
    perform: (t, _, a) => {
      passCertificate(t, a.company, a.by, 'pool', a.shares);
      emit(t, { type: 'sharesSold', by: a.by, company: a.company, shares: a.shares, price: 0 });
      checkDirector(t, a.company);
    },
  },
);

export const shed = step('shed', {
  in: PlayerRound,
  verbs: [shedCertificate],
  compels: () => ({ clause: 'shed.compulsory' }),
});
