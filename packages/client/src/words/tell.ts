import type { Event, Title } from '@roundhouse/engine';
import type { Filling } from './message.ts';
import { list, money } from './money.ts';
import { cardName, endingName, hexName, partyName, phaseName, privateName, trainNames } from './names.ts';
import { phrase } from './say.ts';
import { local, type Speaking } from './speak.ts';

const MONEY = ['price', 'amount', 'par', 'capital', 'cost', 'revenue', 'perShare', 'owed'];
const PARTIES = ['by', 'to', 'seat', 'from'];

/** Which of several sentences an event takes. */
const shade = (e: Event): string => {
  switch (e.type) {
    case 'round':
      return `.${e.round}`;
    case 'passed':
      return e.company === undefined ? '' : `.${e.step}`;
    case 'shareBought':
      return `.${e.from}`;
    case 'trainBought':
      return e.from !== 'bank' ? '.company' : e.price ? '.bank' : '.free';
    case 'trainsGone':
      return `.${e.why}`;
    case 'invested':
      return `${e.before === undefined ? '' : '.tie'}${e.for === undefined ? '' : '.exchange'}`;
    case 'retired':
      return `.${e.why}`;
    case 'answered':
      return e.yes ? '.yes' : '.no';
    case 'receivership':
      return e.owed ? '' : '.free';
    case 'token':
      return e.cost ? '.cost' : '';
    case 'laid':
      return e.company === undefined ? '.alone' : e.cost ? '.cost' : '';
    default:
      return '';
  }
};

const priceAt = (title: Title, cell: string): string => money(title.parts.market.cell(cell).price, title);

/** One field of an event as a reader would say it. */
const said = (s: Speaking, e: Event, name: string, value: unknown): Filling => {
  const { title } = s;
  const id = String(value);
  if (e.type === 'moved' && (name === 'from' || name === 'to')) return priceAt(title, id);
  if (MONEY.includes(name)) return money(Number(value), title);
  if (PARTIES.includes(name)) return partyName(s, value as string | number);
  switch (name) {
    case 'hex':
      return hexName(title, id);
    case 'lot':
    case 'private':
      return privateName(title, id);
    case 'goal':
      return local(title, `option.card.${id}`) ?? id;
    case 'card':
      return cardName(title, id);
    case 'phase':
      return phaseName(title, id);
    case 'seats':
      return list((value as readonly number[]).map(seat => partyName(s, seat)));
    case 'trains':
      return trainNames(value as readonly string[]);
    case 'cause':
      return endingName(title, id);
    case 'verb':
      return local(title, `verb.${id}`) ?? id;
    default:
      return typeof value === 'number' ? value : id;
  }
};

/** Everything an event holds, as a reader would say it. */
export const filled = (s: Speaking, e: Event): Readonly<Record<string, Filling>> =>
  Object.fromEntries(Object.entries(e).map(([name, value]) => [name, said(s, e, name, value)]));

/** What happened, as one sentence of the log. */
export const tell = (e: Event, s: Speaking): string => {
  const filling = filled(s, e);
  const key = `event.${e.type}`;
  return local(s.title, `${key}${shade(e)}`, filling) ?? phrase(key, filling) ?? e.type;
};
