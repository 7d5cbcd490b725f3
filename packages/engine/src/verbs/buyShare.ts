import { act, pick } from '../core/choice.ts';
import type { Money } from '../core/ids.ts';
import { cashOf, pay } from '../core/money.ts';
import { among, company } from '../core/shape.ts';
import { emit } from '../core/table.ts';
import { defineVerb } from '../core/verb.ts';
import { unless } from '../core/violation.ts';
import { mayBuyNow, type Stock, soldIn } from '../rounds/stock.ts';
import { partOf, passCertificate, sharesOf } from '../shares/certificate.ts';
import { mayHold } from '../shares/limits.ts';
import { checkDirector } from '../shares/presidency.ts';

const SOURCES = ['ipo', 'pool'] as const;

/** A player buys one ordinary share of a company that has a price. */
export const buyShare = defineVerb(
  'buyShare',
  { company, from: among(SOURCES) },
  {
    offer: (g, f) =>
      pick('company', Object.keys(g.state.companies), c =>
        pick('from', SOURCES, from => act({ type: 'buyShare', by: (f as Stock).turn, at: 'stock', company: c, from })),
      ),
    forbid: (g, f, a) => {
      const cost = g.title.rules.shares.cost(g, a.company, a.from);
      const price = cost ?? 0;
      const kept = partOf(g, a.company).led && g.state.companies[a.company]?.held[0] === a.from;
      const there = sharesOf(g, a.company, a.from) - (kept ? (partOf(g, a.company).certificates[0] as number) : 0);
      return (
        mayBuyNow(f as Stock) ??
        unless(cost !== undefined, 'buy.priced', { company: a.company }) ??
        unless(there > 0, 'buy.source', { company: a.company, from: a.from }) ??
        unless(!soldIn(f as Stock, a.by, a.company), 'buy.after-selling', { company: a.company }) ??
        mayHold(g, a.by, a.company, 1) ??
        unless(cashOf(g, a.by) >= price, 'buy.funds', { price, cash: cashOf(g, a.by) })
      );
    },
    perform: (t, _, a) => {
      const price = t.title.rules.shares.cost(t, a.company, a.from) as Money;
      pay(t, a.by, 'bank', price);
      passCertificate(t, a.company, a.from, a.by, 1);
      emit(t, { type: 'shareBought', by: a.by, company: a.company, shares: 1, from: a.from, price });
      checkDirector(t, a.company);
    },
  },
);
