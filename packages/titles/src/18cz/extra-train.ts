import {
  act,
  acting,
  actorBar,
  closePrivate,
  defineVerb,
  directorOf,
  emit,
  type Game,
  hasDone,
  loseTrain,
  runRoutes,
  shape,
  type Table,
  Turn,
  takeTrain,
  unless,
  write,
} from '@roundhouse/engine';
import { EXTRA } from './chosen-values.ts';

const owner = (g: Game) => (g.state.privates[EXTRA]?.closed ? undefined : g.state.privates[EXTRA]?.owner);

/** The owner of the 3E-train lends it to a company he leads, before its trains run, for that run alone. */
export const lendTrain = defineVerb(
  'lendTrain',
  { company: shape.company },
  {
    in: Turn,
    offer: (g, f) => act({ type: 'lendTrain', ...acting(g, f), company: f.company }),
    forbid: (g, f, a) =>
      actorBar(f, a) ??
      unless(owner(g) !== undefined && owner(g) === directorOf(g, a.company), 'extra.owner') ??
      unless(!hasRun(f), 'extra.late'),
    perform: (t, _, a) => {
      emit(t, { type: 'power', private: EXTRA, company: a.company });
      delete write(t, 'privates', EXTRA).owner;
      closePrivate(t, EXTRA);
      takeTrain(t, a.company, EXTRA);
    },
  },
);

/** Whether the trains of this turn have run, or can run no more. */
const hasRun = (f: Turn): boolean => hasDone(f, runRoutes.type) || !['track', 'token', 'run'].includes(f.step);

/** After its run it is gone for good. */
export const discardExtra = (t: Table, { company }: Turn): void => {
  if (!t.state.companies[company]?.trains.includes(EXTRA)) return;
  loseTrain(t, company, EXTRA);
  emit(t, { type: 'trainsGone', company, trains: [EXTRA], why: 'scrap' });
};
