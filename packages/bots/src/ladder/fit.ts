import { type Dice, dice } from '../dice.ts';
import type { Weights } from '../weights.ts';
import type { Result } from './match.ts';
import { solved } from './solved.ts';

/** How much more one player ends with than another, and its standard error. */
export interface Lead {
  readonly mean: number;
  readonly error: number;
  readonly games: number;
}

/** A deal that is played by two ways of weighing: one with more of some things and less of others, and its opposite. */
export interface Pair {
  readonly more: Weights;
  readonly less: Weights;
  /** By how much each weight is changed, up for one and down for the other: 1 doubles it. */
  readonly by: readonly number[];
}

/** What a weight twice as large brings, and what it becomes. */
export interface Slope {
  readonly name: keyof Weights;
  readonly brings: number;
  readonly error: number;
  readonly from: number;
  readonly to: number;
}

/** A slope of so many standard errors is believed in full; under one it is chance. */
const SURE = 3;
/** The largest step: a weight becomes half or twice what it was. */
const STRIDE = 1;

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

/** So many pairs, all weights changed at once by chance: every deal says something about each of them. */
export const pairs = (from: Weights, deals: number, seed: string): readonly Pair[] => {
  const roll = dice(`${seed} fit`);
  return Array.from({ length: deals }, () => {
    const by = namesOf(from).map(() => stride(roll));
    return {
      more: changed(from, by),
      less: changed(
        from,
        by.map(b => -b),
      ),
      by,
    };
  });
};

const stride = (roll: Dice): number => (STRIDE * (roll(201) - 100)) / 100;

/**
 * What each weight brings, from the leads of the pairs: least squares, since a lead is the sum of what its changes bring, twice
 * over; and how far each is moved: not at all where it may be chance, half or twice where it is certain.
 */
export const slopes = (from: Weights, played: readonly Pair[], leads: readonly number[]): readonly Slope[] => {
  const names = namesOf(from);
  const products = names.map((_, i) => names.map((_, j) => sum(played.map(p => at(p.by, i) * at(p.by, j)))));
  const found = solved(
    products,
    names.map((_, i) => sum(played.map((p, n) => at(p.by, i) * at(leads, n)))),
  );
  const off = played.map((p, n) => at(leads, n) - sum(names.map((_, i) => at(p.by, i) * at(found, i))));
  const spare = played.length - names.length;
  const variance = sum(off.map(o => o * o)) / Math.max(1, spare);
  return names.map((name, i) => {
    const unit = names.map((_, j) => (i === j ? 1 : 0));
    const error = Math.sqrt(variance * Math.max(0, at(solved(products, unit), i))) / 2;
    const brings = at(found, i) / 2;
    const sure = spare > 0 && error > 0 ? brings / error : 0;
    const step = Math.abs(sure) < 1 ? 0 : STRIDE * Math.max(-1, Math.min(1, sure / SURE));
    return { name, brings, error, from: from[name], to: rounded(from[name] * 2 ** step) };
  });
};

/** The weights to which the slopes lead. */
export const climbed = (steps: readonly Slope[]): Weights =>
  Object.fromEntries(steps.map(s => [s.name, s.to])) as unknown as Weights;

const namesOf = (weights: Weights): readonly (keyof Weights)[] => Object.keys(weights) as (keyof Weights)[];

const changed = (weights: Weights, by: readonly number[]): Weights =>
  Object.fromEntries(
    namesOf(weights).map((name, i) => [name, rounded(weights[name] * 2 ** at(by, i))]),
  ) as unknown as Weights;

const rounded = (weight: number): number => Number(weight.toPrecision(3));
const at = (list: readonly number[], i: number): number => list[i] ?? 0;
const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
const meanOf = (list: readonly number[]): number => sum(list) / Math.max(1, list.length);
