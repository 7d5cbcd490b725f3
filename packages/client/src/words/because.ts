import { citationOf, type Facts, type Title, type Violation } from '@roundhouse/engine';
import { hrefOf } from '../app/routes.ts';
import type { Filling } from './message.ts';
import { money, percent } from './money.ts';
import { hexName, openingTrain, partyName, phaseName, privateName, stopName } from './names.ts';
import { say } from './say.ts';
import { local, type Speaking, shelfId } from './speak.ts';

/** A "no" in words: the sentence, the paragraph of the rules it rests on, and where the library prints it. */
export interface Reason {
  readonly sentence: string;
  readonly paragraph?: string;
  readonly href?: string;
}

const MONEY = ['price', 'cash', 'cost', 'min', 'max', 'missing', 'floor', 'par', 'amount', 'least'];

/** Clauses in which a limit is an amount of money. */
const LIMITS_OF_MONEY = ['run.maximum'];

/** Each fact as a reader would say it, by its name. */
const said = (s: Speaking, name: string, value: string | number): Filling => {
  const { title } = s;
  const id = String(value);
  if (MONEY.includes(name)) return money(Number(value), title);
  switch (name) {
    case 'hex':
      return hexName(title, id);
    case 'at':
      return stopName(title, id);
    case 'private':
    case 'lot':
      return privateName(title, id);
    case 'opens':
      return openingTrain(title, id);
    case 'phase':
      return phaseName(title, id);
    case 'seat':
    case 'from':
      return partyName(s, value);
    case 'step':
      return typeof value === 'number' ? money(value, title) : (local(title, `step.${id}`) ?? id);
    case 'verb':
      return local(title, `verb.${id}`) ?? id;
    default:
      return value;
  }
};

/** Shares in a limit are printed as a part of the whole company. */
const part = ({ title }: Speaking, facts: Facts): Record<string, Filling> => {
  const certificates = title.parts.companies[facts['company'] ?? '']?.certificates;
  const whole = certificates?.reduce((a, b) => a + b, 0);
  return whole && typeof facts['most'] === 'number' ? { percent: percent((facts['most'] / whole) * 100) } : {};
};

/** What is missing where something costs more than there is. */
const missing = ({ title }: Speaking, { price, cost, amount, cash }: Facts): Record<string, Filling> => {
  const due = price ?? cost ?? amount;
  return typeof due === 'number' && typeof cash === 'number' ? { missing: money(due - cash, title) } : {};
};

/** The facts of a violation in words. */
const factsIn = (s: Speaking, facts: Facts = {}, clause = ''): Record<string, Filling> => ({
  ...missing(s, facts),
  ...Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, said(s, name, value)])),
  ...(LIMITS_OF_MONEY.includes(clause) && facts['most'] !== undefined
    ? { most: money(Number(facts['most']), s.title) }
    : part(s, facts)),
});

/** Why something may not be done, for a reader of these names. */
export const because = (violation: Violation, title: Title, names: readonly string[] = []): Reason => {
  const { clause, facts } = violation;
  const sentence = local(title, `clause.${clause}`, factsIn({ title, names }, facts, clause)) ?? say('clause.unknown');
  const paragraph = citationOf(title, violation);
  return paragraph === undefined ? { sentence } : { sentence, paragraph, href: paragraphHref(title, paragraph) };
};

/** Where the library prints a paragraph. */
export const paragraphHref = (title: Pick<Title, 'id' | 'inherits'>, paragraph: string): string => {
  const { inherits } = title;
  const book = inherits && paragraph.startsWith(inherits.clauses) ? inherits.title : shelfId(title);
  return hrefOf('library', { title: book }, { part: 'rules', at: paragraph });
};
