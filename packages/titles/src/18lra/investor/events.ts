import type { CompanyId, HexId, Money, Party, Seat } from '@roundhouse/engine';

declare module '@roundhouse/engine' {
  /** What happens in this title alone. */
  interface Events {
    invested: {
      readonly type: 'invested';
      readonly by: Party;
      readonly company: CompanyId;
      readonly shares: number;
      readonly from: string;
      readonly price: Money;
      /** A company of the same price that acts later, and the one whose certificate was given up for it. */
      readonly before?: CompanyId;
      readonly for?: CompanyId;
    };
    retired: { readonly type: 'retired'; readonly by: Party; readonly why: string };
    linked: { readonly type: 'linked'; readonly company: CompanyId; readonly hex: HexId };
    managed: { readonly type: 'managed'; readonly by: Seat };
    cardOffer: { readonly type: 'cardOffer'; readonly by: Seat; readonly amount: Money };
  }
}
