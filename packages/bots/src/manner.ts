import type { Decision, Title } from '@roundhouse/engine';

/** How somebody thinks who looks one move ahead at most. */
export interface Quick {
  /** Whether alternatives to this question are weighed, one move ahead. */
  weighs(d: Decision): boolean;
  /** Until so much work is done. */
  readonly work: number;
  /** How many tile lays are looked at. */
  readonly lays: number;
}

/** How a level thinks. */
export interface Manner extends Omit<Quick, 'lays'> {
  /** Whether it plays on from the best of them. */
  playsOn(d: Decision, t: Pick<Title, 'prospects'>): boolean;
  readonly candidates: number;
  /** How many people of other moods are asked what they would do, and how many of their answers are tried. */
  readonly moods: number;
  readonly moody: number;
  /** How it plays games out, where a title asks for it. */
  readonly out?: Outplay;
}

/** How a game is played out. */
export interface Outplay {
  /** How everybody is taken to play, oneself included. */
  readonly as: Quick;
  readonly work: number;
}

/** Another move must be better by so much than the one that stands. */
export const LEAST_LEAD = 12;
