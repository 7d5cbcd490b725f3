import type { CompanyId, Money, Seat } from '@roundhouse/engine';

declare module '@roundhouse/engine' {
  /** What happens in this title alone. */
  interface Events {
    goalPicked: { readonly type: 'goalPicked'; readonly by: Seat; readonly goal: string };
    goalMet: { readonly type: 'goalMet'; readonly by: Seat; readonly goal: string; readonly amount: Money };
    cardChosen: { readonly type: 'cardChosen'; readonly by: Seat };
    charterSold: {
      readonly type: 'charterSold';
      readonly company: CompanyId;
      readonly shares: number;
      readonly price: Money;
    };
    subsidy: { readonly type: 'subsidy'; readonly company: CompanyId; readonly amount: Money };
  }
}
