import type { Cause, Movement } from '../market/market.ts';
import type { Stock } from '../rounds/stock.ts';
import type { Turn } from '../rounds/turn.ts';
import type { RouteProblem } from '../routes/problem.ts';
import type { Deal } from '../trains/depot.ts';
import type { Route } from './choice.ts';
import type { Owed } from './frame.ts';
import type { CompanyId, HexId, Money, Party, PrivateId, Seat, StepName, TileId, TrainId, Turns } from './ids.ts';
import type { Game } from './state.ts';
import type { Table } from './table.ts';
import type { Violation } from './violation.ts';

/** The named policies in which titles differ; `standard` has the common answer to each. */
export interface Rules {
  readonly bank: {
    /** The bank could not pay. */
    broken(t: Table): void;
    /** Whatever a seat receives pays back what it owes the bank first. */
    readonly debtsFirst: boolean;
  };
  readonly market: {
    readonly moves: Readonly<Partial<Record<Cause, Movement>>>;
  };
  readonly shares: {
    certificateLimit(g: Game, seat: Seat): number;
    /** The most shares of one company a player may hold by buying. */
    mostOfOne(g: Game, company: CompanyId): number;
    /** What a share costs from where it lies, or is worth; nothing, while it has no price. */
    price(g: Game, company: CompanyId, from?: string): Money | undefined;
    pars(g: Game, company: CompanyId): readonly Money[];
    /** Why this company's shares may not be sold now, in a turn of a stock round or to raise money. */
    whyNotSell(g: Game, f: Stock | Owed, company: CompanyId): Violation | undefined;
    /** Where sold shares go, and how many may lie there. */
    sold(g: Game, company: CompanyId): { readonly to: Party; readonly most: number };
    /** Why shares may not be bought from there now. */
    whyNotBuy(g: Game, company: CompanyId, from: string): Violation | undefined;
    /** Papers that count towards the limit besides share certificates. */
    alsoCount(g: Game, seat: Seat): number;
  };
  /** Who decides a step for a company, where that is not its director. */
  decides(g: Game, company: CompanyId, step: StepName): Seat | undefined;
  readonly float: {
    ready(g: Game, company: CompanyId): boolean;
    capital(g: Game, company: CompanyId): Money;
    /** After the capital was paid. */
    done(t: Table, company: CompanyId): void;
  };
  readonly track: {
    /** What a lay there costs the company; nothing, if the private it uses is of no help. */
    cost(g: Game, company: CompanyId, hex: HexId, using?: PrivateId): Money | undefined;
    /** What the company may still lay this turn. */
    allows(g: Game, turn: Turn, upgrade: boolean): boolean;
    /** Why the company may not lay there now, whatever the tile. */
    whyNotLay(g: Game, company: CompanyId, hex: HexId): Violation | undefined;
    /** Whether the tile, once laid, serves the company. */
    serves(g: Game, company: CompanyId, hex: HexId, tile: TileId, turn: Turns): boolean;
    /** Whether the tile may replace what lies there although its stops differ. */
    becomes(g: Game, hex: HexId, tile: TileId): boolean | undefined;
    /** After a tile was laid: tokens moving, markers appearing. */
    laid(t: Table, hex: HexId): void;
  };
  readonly token: {
    /** What the company's next token costs there. */
    cost(g: Game, company: CompanyId, hex: HexId, kind?: string): Money;
    /** Why the company may not place a token in that city now. */
    whyNotPlace(g: Game, company: CompanyId, hex: HexId, city: number, kind?: string): Violation | undefined;
  };
  readonly trains: {
    /** What a company may pay for a train, to the bank or to another company; nothing, if there is no such deal. */
    price(g: Game, deal: Deal): readonly [min: Money, max: Money] | undefined;
    /** Whether the company must have this train: then neither its limit nor its treasury stands against it. */
    mustHave(g: Game, deal: Deal): boolean;
    /** Finds the missing money; the purchase goes on only if it could. */
    shortfall(t: Table, company: CompanyId, price: Money): 'funded' | 'abandoned';
    /** Why the company may not own this train at all. */
    whyNotOwn(g: Game, company: CompanyId, train: TrainId): Violation | undefined;
    /** Hexes this train may use as if the company had a station there. */
    also(g: Game, company: CompanyId, train: TrainId): readonly HexId[];
    /** After a company bought a train from anybody. */
    bought(t: Table, company: CompanyId): void;
  };
  readonly privates: {
    /** Why the company may not buy this one from a player now. */
    whyNotBuy(g: Game, company: CompanyId, which: PrivateId): Violation | undefined;
  };
  readonly dividend: {
    /** What it does to the marker. */
    cause(g: Game, company: CompanyId, paid: Money): Cause;
  };
  readonly routes: {
    /** What every route must keep to, and what it can earn beside its stops. */
    readonly terms: Pick<RouteProblem, 'bonuses' | 'needs' | 'leastHexes'>;
    /** What bonuses and train rules look for at a stop. */
    tags(g: Game, hex: HexId, node: number, company: CompanyId): readonly string[];
    /** What a stop is worth, where that is not printed. */
    value(g: Game, hex: HexId, node: number): Money | undefined;
    /** Stops no train of the company may come to. */
    closed(g: Game, company: CompanyId, hex: HexId, node: number): boolean;
    /** A run that fulfils what is demanded. */
    sure(g: Game, company: CompanyId): readonly Route[];
    /** Why the company may not run so, though each route is legal. */
    whyNotRun(g: Game, company: CompanyId, routes: readonly Route[], total: Money): Violation | undefined;
  };
  /** What happens by itself when an operating round begins. */
  readonly income: readonly ((t: Table) => void)[];
  /** What a seat is worth at the end, item by item. */
  worth(g: Game, seat: Seat): readonly Worth[];
}

/** What a title says of them: only where it differs. */
export type Differences = {
  readonly [Part in keyof Rules]?: Rules[Part] extends ((...args: never) => unknown) | readonly unknown[]
    ? Rules[Part]
    : Partial<Rules[Part]>;
};

/** One line of a final reckoning. */
export interface Worth {
  readonly what: string;
  readonly of?: string;
  readonly amount: Money;
}
