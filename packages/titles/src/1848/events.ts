import type { CompanyId, Money, Seat } from '@roundhouse/engine';

declare module '@roundhouse/engine' {
  /** What happens in this title alone. */
  interface Events {
    loan: { readonly type: 'loan'; readonly company: CompanyId; readonly amount: Money };
    receivership: {
      readonly type: 'receivership';
      readonly company: CompanyId;
      readonly seat: Seat;
      readonly owed: Money;
    };
  }
}
