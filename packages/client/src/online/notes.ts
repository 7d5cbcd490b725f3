import type { ChatLine, Terms } from '@roundhouse/protocol';
import { say } from '../words/index.ts';
import { levelSays } from './names.ts';

/** A span of minutes in the largest unit that fits it evenly. */
export const spanSays = (minutes: number): string => {
  if (minutes % 1440 === 0) return say('time.days', { count: minutes / 1440 });
  return minutes % 60 === 0 ? say('time.hours', { count: minutes / 60 }) : say('time.minutes', { count: minutes });
};

/** What a table agreed on, in words. */
export const termsSay = ({ access, spectators, undo, aids, patience }: Terms): string =>
  [
    access && say(`terms.access.${access}`),
    spectators === undefined ? undefined : say(spectators ? 'terms.spectators.yes' : 'terms.spectators.no'),
    undo && say(`terms.undo.${undo}`),
    aids === undefined ? undefined : say(aids ? 'terms.aids.yes' : 'terms.aids.no'),
    patience && say('terms.patience', { time: spanSays(patience) }),
  ]
    .filter(Boolean)
    .join(', ');

/** What happened to the table, as a sentence. */
export const noteSays = ({ person, note }: ChatLine): string => {
  if (!note) return '';
  const name = (p: { readonly name: string } | undefined): string => p?.name || say('note.nobody');
  return say(`note.${note.type}`, {
    person: name(person),
    seat: (note.seat ?? 0) + 1,
    who: note.bot === undefined ? name(note.who) : levelSays(note.bot),
    terms: termsSay(note.terms ?? {}),
  });
};
