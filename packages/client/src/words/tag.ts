import type { Action, Event, Money } from '@roundhouse/engine';
import { money } from './money.ts';
import { phrase, say } from './say.ts';
import { local, type Speaking } from './speak.ts';
import { filled } from './tell.ts';

/** What the sum on a button is: for how much, per share or in all, to whom. */
export const tagSays = (s: Speaking, action: Action, events: readonly Event[], sum: Money): string => {
  const amount = money(sum, s.title);
  const told = events.find(e => phrase(`tag.${e.type}`) !== undefined);
  if (told) return local(s.title, `tag.${told.type}`, filled(s, told)) ?? amount;
  return phrase(`tag.${action.type}`, { amount }) ?? say('tag.plain', { amount });
};
