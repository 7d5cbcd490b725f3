import { act, pick } from '../core/choice.ts';
import type { CompanyId, Party } from '../core/ids.ts';
import { cashOf, pay } from '../core/money.ts';
import { among, company, maybe, whole } from '../core/shape.ts';
import type { Game } from '../core/state.ts';
import { emit } from '../core/table.ts';
import { type Acting, defineVerb } from '../core/verb.ts';
import { unless, unlessPaid, type Violation } from '../core/violation.ts';
import { boughtBar, hasBought, Stock, soldIn } from '../rounds/stock.ts';
import { ordinaryOf, passCertificate } from '../shares/certificate.ts';
import { goneBar, holdBar } from '../shares/limits.ts';
import { checkDirector } from '../shares/presidency.ts';
import { leastToStart } from './startCompany.ts';

const SOURCES = ['ipo', 'pool', 'charter'] as const;

const purchase = {
  company,
  from: among(SOURCES),
  /** Shares on the certificate, where there are different ones. */
  shares: maybe(whole(1)),
};
type Purchase = Acting<'buyShare', typeof purchase>;

/** A player buys one ordinary certificate of a company that has a price. */
export const buyShare = defineVerb('buyShare', purchase, {
  in: Stock,
  offer: (g, f) =>
    pick('company', Object.keys(g.state.companies), c =>
      pick('from', SOURCES, from => {
        const plain = { type: 'buyShare', by: f.turn, at: 'stock', company: c, from } as const;
        const sizes = sizesAt(g, c, from);
        return sizes.length > 1 ? pick('shares', sizes, shares => act({ ...plain, shares })) : act(plain);
      }),
    ),
  can: (_, f) => (hasBought(f) ? false : undefined),
  forbid: (g, f, a) => boughtBar(f) ?? buyBar(g, f, a),
  perform: (t, _, a) => {
    const size = sizeOf(t, a.company, a.from, a.shares) ?? 0;
    const price = (t.title.rules.shares.price(t, a.company, a.from) ?? 0) * size;
    // What lies on a charter is bought from the company itself.
    pay(t, a.by, a.from === 'charter' ? a.company : 'bank', price);
    passCertificate(t, a.company, holderAt(a.company, a.from), a.by, size);
    emit(t, { type: 'shareBought', by: a.by, company: a.company, shares: size, from: a.from, price });
    checkDirector(t, a.company);
  },
});

const buyBar = (g: Game, f: Stock, a: Purchase): Violation | undefined => {
  const size = sizeOf(g, a.company, a.from, a.shares);
  const each = g.title.rules.shares.price(g, a.company, a.from);
  const price = (each ?? 0) * (size ?? 0);
  return (
    goneBar(g, a.company) ??
    unless(each !== undefined, 'buy.priced', {
      company: a.company,
      least: leastToStart(g, a.company),
      cash: cashOf(g, a.by),
    }) ??
    g.title.rules.shares.whyNotBuy(g, a.company, a.from) ??
    unless(size !== undefined, 'buy.source', { company: a.company, from: a.from }) ??
    unless(!soldIn(f, a.by, a.company), 'buy.after-selling', { company: a.company }) ??
    holdBar(g, a.by, a.company, size ?? 0) ??
    unlessPaid(cashOf(g, a.by) >= price, 'buy.funds', { price, cash: cashOf(g, a.by) })
  );
};

const holderAt = (of: CompanyId, from: (typeof SOURCES)[number]): Party => (from === 'charter' ? of : from);

/** Sizes of the certificates that lie there; of new ones only the next is for sale. */
const sizesAt = (g: Game, of: CompanyId, from: (typeof SOURCES)[number]): readonly number[] => {
  const lying = ordinaryOf(g, of, holderAt(of, from));
  return from === 'ipo' ? lying.slice(0, 1) : [...new Set(lying)];
};

const sizeOf = (
  g: Game,
  of: CompanyId,
  from: (typeof SOURCES)[number],
  shares: number | undefined,
): number | undefined => {
  const sizes = sizesAt(g, of, from);
  if (sizes.length > 1) return sizes.find(s => s === shares);
  return shares === undefined ? sizes[0] : undefined;
};
