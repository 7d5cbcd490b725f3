import type { Reason } from '@roundhouse/bots';
import type { Fact, Sentence } from '@roundhouse/bots/review';
import type { Action, Title } from '@roundhouse/engine';
import { sayerOf } from '../words/apart.ts';
import {
  doing,
  type Language,
  language,
  locale,
  money,
  playerName,
  reasonSays,
  type Speaking,
} from '../words/index.ts';
import { type Filling, fill } from '../words/message.ts';
import { de } from './de.ts';
import { en } from './en.ts';

const catalogues: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en, de };

/** Says a line of the review in the language of the reader. */
export const tells = sayerOf(en, { de });

/** Names the round of a position. */
export type RoundNames = (at: number, form?: 'full' | 'short') => string;

/** A sentence of the recap. */
export const recapSays = ({ says, facts }: Sentence, s: Speaking, roundAt: RoundNames): string => {
  const filling = Object.entries(facts).map(([name, fact]) => [name, written(fact, s, roundAt)] as const);
  return fill(catalogues[language()][`recap.${says}`] ?? says, Object.fromEntries(filling), locale());
};

const written = (fact: Fact, s: Speaking, roundAt: RoundNames): Filling => {
  if ('seat' in fact) return playerName(s, fact.seat);
  if ('company' in fact) return fact.company;
  if ('train' in fact) return fact.train;
  if ('money' in fact) return money(fact.money, s.title);
  return 'round' in fact ? roundAt(fact.round) : fact.count;
};

/** Why a train is gone. */
export const whyGone = (why: string | undefined, by: string | undefined): string => {
  if (why === 'rust') return by ? tells('why.rustBy', { company: by }) : tells('why.rust');
  if (why === 'sold' || why === 'closed' || why === 'limit') return tells(`why.${why}`);
  return tells(why ? 'why.other' : 'why.kept');
};

/** A move in a few words, with the company that makes it and whom it buys from. */
export const deedSays = (title: Title, action: Action): string => {
  const says = doing(title, action);
  const { company, from, price } = action as Action & {
    readonly company?: string;
    readonly from?: string;
    readonly price?: number;
  };
  const isNamed = company === undefined || new RegExp(`\\b${company}\\b`).test(says);
  const seller = from !== undefined && Object.hasOwn(title.parts.companies, from) ? tells('deed.from', { from }) : '';
  const sum = price === undefined || says.includes(money(price, title)) ? '' : money(price, title);
  const more = [seller, sum].filter(Boolean).join(', ');
  return `${isNamed ? '' : `${company}: `}${says}${more ? ` (${more})` : ''}`;
};

/** One reason why another move was better, "+£210 in dividends of CAR". */
export const whyBetter = (title: Title, reason: Reason): string => {
  const says = reviewReason(title, reason) ?? reasonSays(title, reason);
  // A sign stays with its sum.
  return says.replace(/^([+−])/, '$1\u2060');
};

const reviewReason = (title: Title, { what, of = '', amount }: Reason): string | undefined => {
  const sum = `${amount > 0 ? '+' : ''}${money(amount, title)}`;
  switch (what) {
    case 'liability':
      return tells(amount > 0 ? 'reason.less' : 'reason.more', { amount: money(Math.abs(amount), title), of });
    case 'stake':
      return tells('reason.stake', { amount: sum, of });
    case 'rivals':
      return tells(amount > 0 ? 'reason.rivals.less' : 'reason.rivals.more', { amount: sum });
    default:
      return undefined;
  }
};
