import { type Dice, dice } from '../dice.ts';
import type { Weights } from '../weights.ts';
import type { Result } from './match.ts';

/** How much more one player ends with than another, and its standard error. */
export interface Lead {
  readonly mean: number;
  readonly error: number;
  readonly games: number;
}

/** What was tried, and how it did against what was kept until then. */
export interface Trial {
  readonly weights: Weights;
  readonly lead: Lead;
  readonly kept: boolean;
}

/** Plays the first against the second over deals that follow from the seed. */
export type Compare = (tried: Weights, kept: Weights, seed: string) => Promise<Lead>;

/** A weight is changed by half or by twice at most. */
const STRIDE = Math.log(2);
/** So many weights are changed at a time; fewer can be told apart by fewer games. */
const AT_ONCE = 2;

/** By how much a player leads another: one number a game, for the players of a name the mean of them. */
export const leadOf = (results: readonly Result[], player: string, other: string): Lead => {
  const worth = ({ standings }: Result, name: string): number =>
    meanOf(standings.filter(s => s.player === name).map(s => s.worth));
  const leads = results.map(r => worth(r, player) - worth(r, other));
  const mean = meanOf(leads);
  const variance = leads.reduce((sum, l) => sum + (l - mean) ** 2, 0) / Math.max(1, leads.length - 1);
  return { mean, error: Math.sqrt(variance / Math.max(1, leads.length)), games: leads.length };
};

/** Whether a lead is more than chance, by so many standard errors. */
export const isClear = ({ mean, error, games }: Lead, errors: number): boolean => games > 1 && mean > errors * error;

/** Climbs: a few weights are changed by chance, and kept if they lead; the same seed tries the same. */
export const fit = async (
  from: Weights,
  { tries, seed }: { readonly tries: number; readonly seed: string },
  compare: Compare,
  tell: (trial: Trial) => void,
): Promise<Weights> => {
  const roll = dice(`${seed} fit`);
  let best = from;
  for (let n = 0; n < tries; n++) {
    const weights = varied(best, roll);
    const lead = await compare(weights, best, `${seed} ${n}`);
    const kept = isClear(lead, 1);
    if (kept) best = weights;
    tell({ weights, lead, kept });
  }
  return best;
};

/** The same with a few of them larger or smaller. */
const varied = (weights: Weights, roll: Dice): Weights => {
  const names = Object.keys(weights) as (keyof Weights)[];
  const changed: Record<keyof Weights, number> = { ...weights };
  for (let n = 0; n < AT_ONCE; n++) {
    const [name] = names.splice(roll(names.length), 1);
    if (name) changed[name] = Number((changed[name] * Math.exp((STRIDE * (roll(201) - 100)) / 100)).toPrecision(3));
  }
  return changed;
};

const meanOf = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0) / Math.max(1, list.length);
