import type { CompanyId, HexId, Money, PrivateId, Seat } from '@roundhouse/engine';

declare module '@roundhouse/engine' {
  /** What happens in this title alone. */
  interface Events {
    lotPutUp: { readonly type: 'lotPutUp'; readonly by: Seat; readonly lot: PrivateId };
    privateSold: {
      readonly type: 'privateSold';
      readonly company: CompanyId;
      readonly private: PrivateId;
      readonly price: Money;
    };
    acquired: {
      readonly type: 'acquired';
      readonly company: CompanyId;
      readonly target: CompanyId;
      readonly price: Money;
    };
    tokenReturned: { readonly type: 'tokenReturned'; readonly company: CompanyId; readonly hex: HexId };
    order: { readonly type: 'order'; readonly seats: readonly Seat[] };
  }
}
