import type { Fact, Sentence } from '@roundhouse/bots/review';
import { type Language, language, locale, money, playerName, type Speaking } from '../words/index.ts';
import { type Filling, fill, type NamesIn } from '../words/message.ts';
import { de } from './de.ts';
import { en } from './en.ts';

const catalogues: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en, de };

type Said = keyof typeof en;
type Needs<K extends Said> = [NamesIn<(typeof en)[K]>] extends [never]
  ? readonly []
  : readonly [filling: Readonly<Record<NamesIn<(typeof en)[K]>, Filling>>];

/** Says a line of the review in the language of the reader. */
export const tells = <K extends Said>(key: K, ...[filling]: Needs<K>): string =>
  fill(catalogues[language()][key] ?? en[key], filling, locale());

/** A sentence of the recap. */
export const recapSays = ({ says, facts }: Sentence, s: Speaking, roundAt: (at: number) => string): string => {
  const filling = Object.entries(facts).map(([name, fact]) => [name, written(fact, s, roundAt)] as const);
  return fill(catalogues[language()][`recap.${says}`] ?? says, Object.fromEntries(filling), locale());
};

const written = (fact: Fact, s: Speaking, roundAt: (at: number) => string): Filling => {
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
