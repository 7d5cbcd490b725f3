import { act, pick } from '../core/choice.ts';
import type { CompanyId, Money, Party } from '../core/ids.ts';
import { pay } from '../core/money.ts';
import { among, company } from '../core/shape.ts';
import type { Game } from '../core/state.ts';
import { step } from '../core/step.ts';
import { emit, type Table, write } from '../core/table.ts';
import { defineVerb, hasDone } from '../core/verb.ts';
import { unless } from '../core/violation.ts';
import { type Cause, moveMarker } from '../market/market.ts';
import { acting, actorBar, Turn } from '../rounds/turn.ts';
import { sharesOf, units } from '../shares/certificate.ts';

const WAYS = ['pay', 'withhold'] as const;

/** A company's income goes to its shareholders or into its treasury, all of it either way. */
export const payDividend = defineVerb(
  'payDividend',
  { company, how: among(WAYS) },
  {
    in: Turn,
    offer: (g, f) => pick('how', WAYS, how => act({ type: 'payDividend', ...acting(g, f), how })),
    forbid: (_, f, a) =>
      actorBar(f, a) ??
      unless(!hasDone(f, 'payDividend'), 'dividend.once') ??
      unless((f.income ?? 0) > 0, 'dividend.income'),
    perform: (t, f, a) => {
      const revenue = f.income ?? 0;
      if (a.how === 'pay') payOut(t, a.company, revenue);
      else {
        pay(t, 'bank', a.company, revenue);
        emit(t, { type: 'withheld', company: a.company, revenue });
      }
      moveMarker(t, a.company, causeOf(t, a.company, a.how === 'pay' ? revenue : 0));
    },
  },
);

/** What so much paid out does to the marker. */
export const causeOf = (g: Game, of: CompanyId, paid: Money): Cause => g.title.rules.dividend.cause(g, of, paid);

/** Each player gets the part of his shares, and the company that of its own; what nobody holds stays in the bank. */
export const payOut = (t: Table, of: CompanyId, revenue: Money): void => {
  const total = units(t, of);
  const due = (shares: number) => Math.ceil((revenue * shares) / total);
  const holders: readonly Party[] = [...t.state.seating, of];
  for (const holder of holders) pay(t, 'bank', holder, due(sharesOf(t, of, holder)));
  emit(t, { type: 'paid', company: of, revenue, perShare: revenue / total });
};

/** The income is paid or kept, and the marker moves in either case. */
export const dividend = step('dividend', {
  in: Turn,
  verbs: [payDividend],
  compels: () => ({ clause: 'dividend.compulsory' }),
  leave: (t, f) => noIncome(t, f),
});

/** A turn without income moves the marker as if it had been kept. */
export const noIncome = (t: Table, f: Turn): void => {
  if (hasDone(f, 'payDividend')) return;
  write(t, 'companies', f.company).revenue = 0;
  moveMarker(t, f.company, causeOf(t, f.company, 0));
};
