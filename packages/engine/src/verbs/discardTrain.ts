import { act, pick } from '../core/choice.ts';
import { CompanyOwed } from '../core/frame.ts';
import { company, train } from '../core/shape.ts';
import { step } from '../core/step.ts';
import { emit, write } from '../core/table.ts';
import { defineVerb } from '../core/verb.ts';
import { unless } from '../core/violation.ts';
import { actorBar } from '../rounds/turn.ts';
import { countedTrains, loseTrain, sideOf, trainPool } from '../trains/depot.ts';
import { overTrainLimit } from '../trains/phase.ts';

/** A company above the train limit gives one up. */
export const discardTrain = defineVerb(
  'discardTrain',
  { company, train },
  {
    in: CompanyOwed,
    offer: (g, f) =>
      pick('train', [...new Set(countedTrains(g, f.company))], which =>
        act({ type: 'discardTrain', by: f.by, at: f.step, company: f.company, train: which }),
      ),
    forbid: (g, f, a) =>
      actorBar(f, a) ??
      unless(overTrainLimit(g, a.company), 'discard.needed') ??
      unless(countedTrains(g, a.company).includes(a.train), 'discard.train', { train: a.train }) ??
      unless(!sideOf(g, a.train).card.stays, 'discard.stays', { train: a.train }),
    perform: (t, _, a) => {
      loseTrain(t, a.company, a.train);
      emit(t, { type: 'trainsGone', company: a.company, trains: [a.train], why: 'limit' });
    },
  },
);

/** The train goes to the pool instead of out of the game, and is sold again. */
export const poolTrain: typeof discardTrain = {
  ...discardTrain,
  perform: (t, f, a) => {
    discardTrain.perform(t, f, a);
    write(t).trainPool = [...trainPool(t), a.train];
  },
};

const discarding = (verb: typeof discardTrain) =>
  step('discard', { in: CompanyOwed, verbs: [verb], compels: () => ({ clause: 'discard.compulsory' }) });

/** What a company above the train limit is asked. */
export const discard = discarding(discardTrain);
export const discardToPool = discarding(poolTrain);
