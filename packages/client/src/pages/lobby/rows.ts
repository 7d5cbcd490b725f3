import { covers } from '@roundhouse/titles/covers';
import type { Glance } from '../../store/kept.ts';
import { language, phrase, say, titleName } from '../../words/index.ts';
import { languages } from '../../words/languages.ts';

interface RoundAt {
  readonly round: string;
  readonly number?: number | undefined;
  readonly part?: number | undefined;
}

/** A round as a list shows it, "OR 3.2". */
export const shortRound = ({ round, number = 1, part = 1 }: RoundAt): string =>
  phrase(`round.${round}.short`, { number, part }) ?? phrase(`round.${round}`, { number, part }) ?? round;

/** Where a game of this device stands. */
export const glanceRound = (glance: Glance): string => {
  if (glance.over) return say('round.over');
  return glance.round ? shortRound(glance.round) : '';
};

/** The name of a title by its id; games from elsewhere say where from. */
export const titleById = (id: string): string => {
  const [own = id, from] = id.split('@');
  const cover = covers.find(c => c.id === own);
  const name = cover ? titleName(cover) : own;
  return from ? `${name} (${from})` : name;
};

/** What a table is called: by its people, or by its title in the reader's language where they gave it no name of their own. */
export const tableName = (t: { readonly name: string; readonly title: string }): string =>
  t.name && t.name !== covers.find(c => c.id === t.title)?.name ? t.name : titleById(t.title);

/** The language of a table, where it is not the reader's. */
export const spokenAt = ({ language: spoken = '' }: { readonly language?: string | undefined }): string =>
  spoken === language() ? '' : (Object.entries(languages).find(([id]) => id === spoken)?.[1].name ?? spoken);
