import { act, pick } from '../core/choice.ts';
import type { CellId, CompanyId, Money, Seat } from '../core/ids.ts';
import { cashOf, pay } from '../core/money.ts';
import { company, whole } from '../core/shape.ts';
import type { Game } from '../core/state.ts';
import { emit, type Table, write } from '../core/table.ts';
import { defineVerb } from '../core/verb.ts';
import { unless, unlessPaid } from '../core/violation.ts';
import { putMarker } from '../market/market.ts';
import { boughtBar, hasBought, Stock } from '../rounds/stock.ts';
import { partOf, passDirector } from '../shares/certificate.ts';
import { goneBar, holdBar } from '../shares/limits.ts';
import { checkDirector } from '../shares/presidency.ts';

/** A player buys a director's certificate and sets the company's first price. */
export const startCompany = defineVerb(
  'startCompany',
  { company, par: whole(1) },
  {
    in: Stock,
    offer: (g, f) =>
      pick(
        'company',
        Object.keys(g.state.companies).filter(c => unstarted(g, c)),
        c =>
          pick('par', g.title.rules.shares.pars(g, c), par =>
            act({ type: 'startCompany', by: f.turn, at: 'stock', company: c, par }),
          ),
      ),
    can: (_, f) => (hasBought(f) ? false : undefined),
    forbid: (g, f, a) => {
      const shares = partOf(g, a.company).certificates[0] ?? 0;
      const price = a.par * shares;
      return (
        boughtBar(f) ??
        unless(partOf(g, a.company).led, 'start.none', { company: a.company }) ??
        goneBar(g, a.company) ??
        unless(unstarted(g, a.company), 'start.taken', { company: a.company }) ??
        g.title.rules.shares.whyNotBuy(g, a.company, 'ipo') ??
        unless(g.title.rules.shares.pars(g, a.company).includes(a.par), 'start.par', { par: a.par }) ??
        holdBar(g, a.by, a.company, shares) ??
        unlessPaid(cashOf(g, a.by) >= price, 'buy.funds', { price, cash: cashOf(g, a.by) })
      );
    },
    perform: (t, _, a) => {
      pay(t, a.by, 'bank', a.par * (partOf(t, a.company).certificates[0] ?? 0));
      found(t, a.by, a.company, a.par);
    },
  },
);

const unstarted = (g: Game, of: CompanyId): boolean =>
  partOf(g, of).led && g.state.companies[of]?.held[0] === 'ipo' && !g.state.companies[of]?.closed;

/** What a director's certificate costs at the lowest price it may be given. */
export const leastToStart = (g: Game, of: CompanyId): Money =>
  Math.min(...g.title.rules.shares.pars(g, of)) * (partOf(g, of).certificates[0] ?? 0);

/** Gives a player the director's certificate and puts the marker on the par cell. */
export const found = (t: Table, seat: Seat, of: CompanyId, par: Money): void => {
  const cell = t.title.parts.market.cells.find(c => c.par && c.price === par)?.id as CellId;
  passDirector(t, of, seat);
  write(t, 'companies', of).par = par;
  putMarker(t, of, cell);
  emit(t, { type: 'founded', by: seat, company: of, par });
  checkDirector(t, of);
};
