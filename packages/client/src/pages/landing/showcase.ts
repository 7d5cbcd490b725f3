import type { Action, GameRecord, Title } from '@roundhouse/engine';
import { titleInWords } from '../../store/titleInWords.ts';

/** A finished game to be looked at: how it was set up and what was done. */
export interface Showcase {
  readonly title: Title;
  readonly players: number;
  readonly options: GameRecord['setup']['options'];
  readonly seed: string;
  readonly names: readonly string[];
  readonly actions: readonly Action[];
}

/** Fetches the game the landing page shows; nothing, if its title is gone. */
export const fetchShowcase = async (): Promise<Showcase | undefined> => {
  const response = await fetch('./showcase/1848.json');
  const played = (await response.json()) as Omit<Showcase, 'title'> & { readonly title: string };
  const title = await titleInWords(played.title);
  return title && { ...played, title };
};
