import { consent, discard, dividend, exchange, type Step, type Turn, trainsStep } from '@roundhouse/engine';
import { stockStep } from './certificates.ts';
import { contractStep } from './contract.ts';
import { destinyStep } from './destinies.ts';
import { raise } from './forced-purchase.ts';
import { lotSteps } from './lots.ts';
import { canRun } from './runs.ts';
import { payForRun, payForStation, targetStep } from './targets.ts';
import { trackStep } from './track.ts';
import { mustBuy } from './trade.ts';

const list: readonly Step[] = [
  ...lotSteps,
  targetStep,
  destinyStep,
  stockStep,
  trackStep,
  { name: 'token', verbs: ['placeToken', 'placeWith'], leave: (t, f) => payForStation(t, f as Turn) },
  {
    name: 'run',
    verbs: ['runRoutes'],
    compels: () => ({ clause: 'run.compulsory' }),
    rests: (g, f) => !canRun(g, (f as Turn).company),
    leave: (t, f) => payForRun(t, f as Turn),
  },
  dividend,
  trainsStep(mustBuy),
  discard,
  consent,
  exchange,
  raise,
  contractStep,
];

export const steps: Readonly<Record<string, Step>> = Object.fromEntries(list.map(s => [s.name, s]));
