import { act, amount, pick } from '../core/choice.ts';
import type { Money, PrivateId } from '../core/ids.ts';
import { cashOf, pay } from '../core/money.ts';
import { company, privately, whole } from '../core/shape.ts';
import type { Game } from '../core/state.ts';
import { emit, type Table, write } from '../core/table.ts';
import { type Acting, defineVerb } from '../core/verb.ts';
import { unless, unlessPaid } from '../core/violation.ts';
import { askConsent, raised, refusedBar } from '../mechanisms/consent.ts';
import { acting, actorBar, Turn } from '../rounds/turn.ts';
import { directorOf } from '../shares/certificate.ts';

/** For how much a company may buy it now; never, if the least is more than the most. */
export const saleOf = (g: Game, which: PrivateId): readonly [min: Money, max: Money] => {
  const sale = g.title.parts.privates[which]?.sale ?? [0, -1];
  return typeof sale === 'function' ? sale(g) : sale;
};

const purchase = { company, private: privately, price: whole() };

/** A company buys a private company from a player; another than its own director is asked. */
export const buyPrivate = defineVerb('buyPrivate', purchase, {
  in: Turn,
  offer: (g, f) => {
    const { by, at, company } = acting(g, f);
    return pick('private', Object.keys(g.state.privates), which => {
      const [min, max] = saleOf(g, which);
      const made = (price: Money): Purchase => ({ type: 'buyPrivate', by, at, company, private: which, price });
      const most = Math.min(max, cashOf(g, company));
      return amount('price', raised(min, most, refusedAlready(f, made(min))), most, price => act(made(price)));
    });
  },
  can: g => (isAnyPlayers(g) ? undefined : false),
  forbid: (g, f, a) => {
    const [min, max] = saleOf(g, a.private);
    const cash = cashOf(g, a.company);
    return (
      actorBar(f, a) ??
      g.title.rules.privates.whyNotBuy(g, a.company, a.private) ??
      unless(!g.state.privates[a.private]?.closed, 'private.closed', { private: a.private }) ??
      unless(min <= max, 'private.never', { private: a.private }) ??
      unless(typeof g.state.privates[a.private]?.owner === 'number', 'private.owner', { private: a.private }) ??
      refusedAlready(f, a) ??
      unless(a.price >= min && a.price <= max, 'private.price', { min, max }) ??
      unlessPaid(cash >= a.price, 'private.funds', { price: a.price, cash })
    );
  },
  perform: (t, _, a) => {
    const owner = t.state.privates[a.private]?.owner as number;
    if (owner === directorOf(t, a.company)) buy(t, a);
    else askConsent(t, owner, a);
  },
  agreed: (t, a) => buy(t, a),
});

type Purchase = Acting<'buyPrivate', typeof purchase>;

const isAnyPlayers = (g: Game): boolean => {
  for (const id in g.state.privates) if (typeof g.state.privates[id]?.owner === 'number') return true;
  return false;
};

const refusedAlready = (f: Turn, a: Purchase) => refusedBar(f, a, made => made.private === a.private);

const buy = (t: Table, a: Purchase): void => {
  pay(t, a.company, t.state.privates[a.private]?.owner as number, a.price);
  write(t, 'privates', a.private).owner = a.company;
  emit(t, { type: 'privateBought', company: a.company, private: a.private, price: a.price });
};
