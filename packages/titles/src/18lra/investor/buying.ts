import {
  type Beside,
  type CompanyId,
  certificatesOf,
  emit,
  type Game,
  inOrder,
  type Money,
  ordinaryOf,
  type Party,
  passCertificate,
  pay,
  phaseOf,
  priceOf,
  sharesOf,
  type Table,
} from '@roundhouse/engine';
import { certificateLimit } from '../setup.ts';
import { affairs, INVESTOR, isHis, type Progress } from './investor.ts';

/** Certificates it may take in a stock round, by phase: LRA-9.2.1-c, CV-L4. */
const PER_ROUND: Readonly<Record<string, number>> = { yellow: 1, green: 2, brown: 3 };
/** Of a company of the players' it holds 20 % at most, of its own 50 % at least: LRA-9.2.1-m. */
const MOST = 2;
const LEAST = 5;

const perRound = (g: Game): number => PER_ROUND[phaseOf(g).colour] ?? 0;

/** A certificate it could have: where it lies and how many shares it is. */
interface Paper {
  readonly company: CompanyId;
  readonly from: 'pool' | 'charter';
  readonly shares: number;
}

const value = (g: Game, company: CompanyId): Money => priceOf(g, company) ?? 0;
const holderAt = ({ company, from }: Paper): Party => (from === 'charter' ? company : from);

/** The certificate of a company it could have: from the pool first, and the largest within its share: LRA-9.2.1-d, LRA-9.2.1-f, LRA-9.2.1-h. */
const paperOf = (g: Game, company: CompanyId): Paper | undefined => {
  if (!g.state.companies[company]?.floated) return undefined;
  const room = isHis(g, company) ? 10 : MOST - sharesOf(g, company, INVESTOR);
  for (const from of ['pool', 'charter'] as const) {
    const sizes = ordinaryOf(g, company, from === 'charter' ? company : from).filter(size => size <= room);
    if (sizes.length) return { company, from, shares: Math.max(...sizes) };
  }
  return undefined;
};

/** What it could have, the dearest first and of equals that of the company that acts first: LRA-9.2.1-e, LRA-9.2.1-EX1. */
const available = (g: Game): readonly Paper[] => inOrder(g).flatMap(company => paperOf(g, company) ?? []);

/** Shares on the certificate of this company it could give up to the pool: LRA-9.2.1-i, LRA-9.2.1-j. */
const spare = (g: Game, company: CompanyId): number | undefined => {
  const { to, most } = g.title.rules.shares.sold(g, company);
  const room = most - sharesOf(g, company, to);
  const over = isHis(g, company) ? sharesOf(g, company, INVESTOR) - LEAST : MOST;
  return ordinaryOf(g, company, INVESTOR).find(size => size <= room && size <= over);
};

/** What it takes next and what it gives up for it; nothing, if it can take nothing. */
export interface Purchase extends Paper {
  /** A company of the same value that acts later. */
  readonly before?: CompanyId;
  /** The certificate exchanged for it. */
  readonly for?: { readonly company: CompanyId; readonly shares: number };
}

export const nextPurchase = (g: Game): Purchase | undefined => {
  const [best, next] = available(g);
  if (!best) return undefined;
  const tie = next && value(g, next.company) === value(g, best.company) ? { before: next.company } : {};
  if (certificatesOf(g, INVESTOR) < certificateLimit(g)) return { ...best, ...tie };
  // The lowest it may give up; of equals that of the company that acts last.
  for (const company of [...inOrder(g)].reverse()) {
    const shares = spare(g, company);
    if (shares === undefined) continue;
    return value(g, best.company) > value(g, company) ? { ...best, ...tie, for: { company, shares } } : undefined;
  }
  return undefined;
};

/** Companies of the players' are paid by the bank for what lies on their charter, nobody else is: LRA-9.2.1-g. */
const take = (t: Table, p: Purchase): void => {
  const price = value(t, p.company);
  if (p.for) passCertificate(t, p.for.company, INVESTOR, 'pool', p.for.shares);
  passCertificate(t, p.company, holderAt(p), INVESTOR, p.shares);
  if (p.from === 'charter') pay(t, 'bank', p.company, price * p.shares);
  emit(t, {
    type: 'invested',
    by: INVESTOR,
    company: p.company,
    shares: p.shares,
    from: p.from,
    price,
    ...(p.before === undefined ? {} : { before: p.before }),
    ...(p.for === undefined ? {} : { for: p.for.company }),
  });
};

/** How many it has taken in this round, and whether it has left it. */
const progress = (g: Game): Progress => affairs.of(g).round ?? { taken: 0 };

/** Once it can take nothing it leaves the round for good: LRA-9.2.1-k. */
const leave = (t: Table, taken: number, why: string): void => {
  affairs.write(t).round = { taken, left: true };
  emit(t, { type: 'retired', by: INVESTOR, why });
};

/**
 * Its turn comes after the first player's. From the second round on it takes one certificate in each, never sells and never passes: LRA-9.2.1-a, LRA-9.2.1-b; to
 * take one is a deed, so that everybody must pass again: LRA-9.2.1-l.
 */
export const invest: Beside = (t, f) => {
  const { taken, left } = progress(t);
  if (f.number === 1 || left || f.turn !== t.state.seating[0]) return false;
  const purchase = taken < perRound(t) ? nextPurchase(t) : undefined;
  if (!purchase) {
    leave(t, taken, taken < perRound(t) ? 'nothing' : 'number');
    return false;
  }
  take(t, purchase);
  affairs.write(t).round = { taken: taken + 1 };
  if (taken + 1 === perRound(t)) leave(t, taken + 1, 'number');
  return true;
};
