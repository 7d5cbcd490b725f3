import { dividend, layTile, placeToken, runRoutes, step, Turn, trainsStep, write } from '@roundhouse/engine';
import { functionsOf } from './functions.ts';
import { stationFunctions, trackFunctions } from './privates.ts';
import { canRun } from './runs.ts';
import { payForRun, payForStation } from './targets.ts';
import { owesHome } from './track.ts';
import { mustBuy } from './trade.ts';

export const functions = functionsOf(trackFunctions, stationFunctions);

const track = step('track', {
  in: Turn,
  verbs: [layTile, functions.lay, functions.place],
  compels: (g, f) => (owesHome(g, f.company) ? { clause: 'track.home' } : undefined),
  leave: (t, f) => {
    if (!t.state.companies[f.company]?.operated) write(t, 'companies', f.company).operated = true;
  },
});

const token = step('token', { in: Turn, verbs: [placeToken, functions.place], leave: payForStation });

const run = step('run', {
  in: Turn,
  verbs: [runRoutes],
  compels: () => ({ clause: 'run.compulsory' }),
  rests: (g, f) => !canRun(g, f.company),
  leave: payForRun,
});

/** The turn of a company. */
export const turnOrder = [track, token, run, dividend, trainsStep(mustBuy)];
