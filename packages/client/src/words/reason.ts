import type { Title } from '@roundhouse/engine';
import { money } from './money.ts';
import { privateName } from './names.ts';
import { phrase, say } from './say.ts';

/** One reason of a bot, "+£210 in dividends of CAR". */
export const reasonSays = (
  title: Title,
  { what, of = '', amount }: { readonly what: string; readonly of?: string; readonly amount: number },
): string => {
  const sum = `${amount > 0 ? '+' : ''}${money(amount, title)}`;
  const named = Object.hasOwn(title.parts.privates, of) ? privateName(title, of) : of;
  const key = what === 'rivals' && amount < 0 ? 'rivals.more' : what;
  return phrase(`reason.${key}`, { amount: sum, of: named }) ?? say('reason.other', { amount: sum });
};
