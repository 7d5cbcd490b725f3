import type { Cites } from '@roundhouse/engine';
import { cites as lra } from '../cites.ts';

declare module '@roundhouse/engine' {
  interface Clauses {
    '18lra-investor':
      | 'buy.saving'
      | `card.${'choose' | 'funds' | 'once' | 'refuse'}`
      | `investor.${'duty' | 'harbour' | 'harbour-hex' | 'link' | 'route' | 'turned' | 'upgrade'}`
      | 'stock.director';
  }
}

/** Where section 9 prints each clause. */
export const cites: Cites<'18rhl' | '18lra' | '18lra-investor'> = {
  ...lra,
  'buy.saving': 'LRA-9.3-b',
  'card.choose': 'LRA-9.3-c',
  'card.funds': 'LRA-9.4-c',
  'card.once': 'LRA-9.4-a',
  'card.refuse': 'LRA-9.4-c',
  'consent.answer': 'LRA-9.4-b',
  'investor.duty': 'LRA-9.2.2-c',
  'investor.harbour': 'LRA-9.2.2-e',
  'investor.harbour-hex': 'LRA-9.2.2-d',
  'investor.link': 'LRA-9.2.2-c',
  'investor.route': 'LRA-9.2.2-d',
  'investor.turned': 'LRA-9.2.2-e',
  'investor.upgrade': 'LRA-9.2.2-d',
  'sell.automaton': 'LRA-9.3-f',
  'stock.director': 'LRA-9.3-b',
};
