import type { ChatLine, NewTable, Terms } from '@roundhouse/protocol';
import { phrase, say } from '../words/index.ts';
import { levelSays } from './names.ts';

type ClockInput = NonNullable<NewTable['clock']>;

/** A span of minutes in the largest unit that fits it evenly. */
export const spanSays = (minutes: number): string => {
  if (minutes % 1440 === 0) return say('time.days', { count: minutes / 1440 });
  return minutes % 60 === 0 ? say('time.hours', { count: minutes / 60 }) : say('time.minutes', { count: minutes });
};

/** How much time players have, and what follows. */
export const clockSays = (clock: ClockInput): string => {
  if (clock.kind === 'none') return say('terms.clock.none');
  const time = spanSays(clock.minutes);
  const much =
    clock.kind === 'question'
      ? say('terms.clock.question', { time })
      : say(`terms.clock.${clock.kind}`, { time, more: spanSays(clock.increment) });
  return `${much}; ${say(`terms.clock.then.${clock.then}`)}`;
};

/** What a table agreed on, in words. */
export const termsSay = ({ access, spectators, undo, aids, estimates, patience, clock }: Terms): string =>
  [
    access && say(`terms.access.${access}`),
    spectators === undefined ? undefined : say(spectators ? 'terms.spectators.yes' : 'terms.spectators.no'),
    undo && say(`terms.undo.${undo}`),
    aids === undefined ? undefined : say(aids ? 'terms.aids.yes' : 'terms.aids.no'),
    estimates === undefined ? undefined : say(estimates ? 'terms.estimates.yes' : 'terms.estimates.no'),
    patience && say('terms.patience', { time: spanSays(patience) }),
    clock && clockSays(clock),
  ]
    .filter(Boolean)
    .join(', ');

/** What happened to the table, as a sentence. */
export const noteSays = ({ person, note }: ChatLine): string => {
  if (!note) return '';
  const name = (p: { readonly name: string } | undefined): string => p?.name || say('note.nobody');
  if (note.type === 'late' && note.verb !== undefined)
    return say('note.late.answer', { who: name(note.who), what: phrase(`verb.${note.verb}`) ?? note.verb });
  if (note.type === 'late' && note.bot !== undefined)
    return say('note.late.bot', { who: name(note.who), bot: levelSays(note.bot) });
  if (note.type === 'deputy' && !note.who) return say('note.deputy.none', { person: name(person) });
  return say(`note.${note.type}`, {
    what: note.verb === undefined ? '' : (phrase(`verb.${note.verb}`) ?? note.verb),
    person: name(person),
    seat: (note.seat ?? 0) + 1,
    who: note.bot === undefined ? name(note.who) : levelSays(note.bot),
    terms: termsSay(note.terms ?? {}),
  });
};
