import { dividend, layTile, placeToken, step, Turn, trainsStep } from '@roundhouse/engine';
import { functionsOf } from './functions.ts';
import { stationFunctions, trackFunctions } from './privates.ts';
import { runStep } from './runs.ts';
import { payForRun, payForStation } from './targets.ts';
import { trackStep } from './track.ts';
import { mustBuy } from './trade.ts';

export const functions = functionsOf(trackFunctions, stationFunctions);

const track = trackStep(layTile, functions.lay, functions.place);

const token = step('token', { in: Turn, verbs: [placeToken, functions.place], leave: payForStation });

const run = { ...runStep, leave: payForRun };

/** The turn of a company. [RHL-2.2.2 RHL-6 RHL-6.2 RHL-6.2.2 RHL-6.2.4] */
export const turnOrder = [track, token, run, dividend, trainsStep(mustBuy)];
