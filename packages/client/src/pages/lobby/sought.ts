import type { TableInfo } from '@roundhouse/protocol';
import { namesIn } from '../../online/names.ts';
import { titleById } from './rows.ts';

/** How fast a table plays. */
export const PACES = ['any', 'evening', 'days', 'none'] as const;
type Pace = (typeof PACES)[number];

/** What somebody looks for in the lobby. */
export interface Sought {
  readonly words: string;
  readonly title: string;
  readonly pace: Pace;
  /** A table that names none is for everybody. */
  readonly language: string;
  /** Only tables at which a seat can be taken. */
  readonly isFree: boolean;
}

export const anything: Sought = { words: '', title: '', pace: 'any', language: '', isFree: false };

const paceOf = ({ clock }: TableInfo): Pace => {
  if (clock.kind === 'none') return 'none';
  return clock.kind === 'live' ? 'evening' : 'days';
};

/** Whether a table is what is sought: every word in its name, its title or its people’s names. */
export const isSought = (t: TableInfo, { words, title, pace, language, isFree }: Sought): boolean => {
  const about = [t.name, titleById(t.title), ...namesIn(t)].join(' ').toLocaleLowerCase();
  return (
    (!title || t.title === title) &&
    (!isFree || t.seats.some(s => s.kind === 'open' || s.offered === 'lobby')) &&
    (!language || !t.language || t.language === language) &&
    (pace === 'any' || paceOf(t) === pace) &&
    words
      .toLocaleLowerCase()
      .split(/\s+/)
      .every(word => about.includes(word))
  );
};
