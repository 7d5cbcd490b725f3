import type { Action, GameRecord } from '@roundhouse/engine';

/** A finished game to be looked at: how it was set up and what was done. */
export interface Showcase {
  readonly title: string;
  readonly players: number;
  readonly options: GameRecord['setup']['options'];
  readonly seed: string;
  readonly names: readonly string[];
  readonly actions: readonly Action[];
}

/** Fetches the game the landing page shows. */
export const fetchShowcase = async (): Promise<Showcase> => {
  const response = await fetch('./showcase/1848.json');
  return (await response.json()) as Showcase;
};
