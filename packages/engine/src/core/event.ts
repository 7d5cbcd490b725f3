import type {
  CardId,
  CellId,
  CompanyId,
  HexId,
  Money,
  Party,
  PhaseId,
  PrivateId,
  Seat,
  TileId,
  TrainId,
} from './ids.ts';

/** What happened, for logs, animation and notifications; derived, never the truth. */
export type Event =
  | { readonly type: 'round'; readonly round: string; readonly number: number; readonly part?: number }
  | { readonly type: 'turn'; readonly company: CompanyId }
  | { readonly type: 'passed'; readonly by: Seat; readonly step: string; readonly company?: CompanyId }
  | { readonly type: 'lotBought'; readonly by: Seat; readonly lot: PrivateId; readonly price: Money }
  | { readonly type: 'lotPutUp'; readonly by: Seat; readonly lot: PrivateId }
  | { readonly type: 'lotLowered'; readonly by: Seat; readonly lot: PrivateId; readonly price: Money }
  | { readonly type: 'bid'; readonly by: Seat; readonly lot: PrivateId; readonly amount: Money }
  | { readonly type: 'goalPicked'; readonly by: Seat; readonly goal: string }
  | { readonly type: 'goalMet'; readonly by: Seat; readonly goal: string; readonly amount: Money }
  | { readonly type: 'cardChosen'; readonly by: Seat }
  | { readonly type: 'given'; readonly to: Seat; readonly company: CompanyId; readonly shares: number }
  | { readonly type: 'income'; readonly private: PrivateId; readonly to: Party; readonly amount: Money }
  | { readonly type: 'founded'; readonly by: Party; readonly company: CompanyId; readonly par: Money }
  | {
      readonly type: 'shareBought';
      readonly by: Seat;
      readonly company: CompanyId;
      readonly shares: number;
      readonly from: string;
      readonly price: Money;
    }
  | {
      readonly type: 'sharesSold';
      readonly by: Seat;
      readonly company: CompanyId;
      readonly shares: number;
      readonly price: Money;
    }
  | {
      readonly type: 'invested';
      readonly by: Party;
      readonly company: CompanyId;
      readonly shares: number;
      readonly from: string;
      readonly price: Money;
      /** A company of the same price that acts later, and the one whose certificate was given up for it. */
      readonly before?: CompanyId;
      readonly for?: CompanyId;
    }
  | { readonly type: 'retired'; readonly by: Party; readonly why: string }
  | { readonly type: 'linked'; readonly company: CompanyId; readonly hex: HexId }
  | { readonly type: 'managed'; readonly by: Seat }
  | { readonly type: 'cardOffer'; readonly by: Seat; readonly amount: Money }
  | { readonly type: 'charterSold'; readonly company: CompanyId; readonly shares: number; readonly price: Money }
  | { readonly type: 'director'; readonly company: CompanyId; readonly seat: Seat }
  | { readonly type: 'floated'; readonly company: CompanyId; readonly capital: Money }
  | { readonly type: 'subsidy'; readonly company: CompanyId; readonly amount: Money }
  | { readonly type: 'moved'; readonly company: CompanyId; readonly from: CellId; readonly to: CellId }
  | {
      readonly type: 'laid';
      readonly company?: CompanyId;
      readonly hex: HexId;
      readonly tile: TileId;
      readonly cost: Money;
    }
  | {
      readonly type: 'token';
      readonly company: CompanyId;
      readonly hex: HexId;
      readonly cost: Money;
      readonly kind?: string;
    }
  | { readonly type: 'ran'; readonly company: CompanyId; readonly revenue: Money }
  | { readonly type: 'paid'; readonly company: CompanyId; readonly revenue: Money; readonly perShare: Money }
  | { readonly type: 'withheld'; readonly company: CompanyId; readonly revenue: Money }
  | {
      readonly type: 'trainBought';
      readonly company: CompanyId;
      readonly train: TrainId;
      readonly from: string;
      readonly price: Money;
    }
  | {
      readonly type: 'trainsGone';
      readonly company: CompanyId;
      readonly trains: readonly TrainId[];
      readonly why: string;
    }
  | { readonly type: 'exported'; readonly card: CardId }
  | { readonly type: 'phase'; readonly phase: PhaseId }
  | { readonly type: 'privateBought'; readonly company: CompanyId; readonly private: PrivateId; readonly price: Money }
  | { readonly type: 'privateSold'; readonly company: CompanyId; readonly private: PrivateId; readonly price: Money }
  | { readonly type: 'closed'; readonly private: PrivateId }
  | { readonly type: 'power'; readonly private: PrivateId; readonly company: CompanyId }
  | { readonly type: 'loan'; readonly company: CompanyId; readonly amount: Money }
  | { readonly type: 'debt'; readonly seat: Seat; readonly amount: Money }
  | { readonly type: 'repaid'; readonly seat: Seat; readonly amount: Money }
  | { readonly type: 'receivership'; readonly company: CompanyId; readonly seat: Seat; readonly owed: Money }
  | { readonly type: 'offered'; readonly by: Seat; readonly to: Seat; readonly verb: string }
  | { readonly type: 'answered'; readonly by: Seat; readonly yes: boolean }
  | { readonly type: 'acquired'; readonly company: CompanyId; readonly target: CompanyId; readonly price: Money }
  | { readonly type: 'tokenReturned'; readonly company: CompanyId; readonly hex: HexId }
  | { readonly type: 'order'; readonly seats: readonly Seat[] }
  | { readonly type: 'ending'; readonly cause: string }
  | { readonly type: 'over' };
