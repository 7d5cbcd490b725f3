import type { Cause, Movement } from '../market/market.ts';
import type { Turn } from '../rounds/turn.ts';
import type { Bonus, RouteProblem } from '../routes/problem.ts';
import type { Route } from './choice.ts';
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
    /** The price of companies that have no marker on the chart. */
    price(g: Game, company: CompanyId): Money | undefined;
  };
  readonly shares: {
    certificateLimit(g: Game, seat: Seat): number;
    /** The most shares of one company a player may hold by buying. */
    mostOfOne(g: Game, company: CompanyId): number;
    poolLimit(g: Game, company: CompanyId): number;
    /** What a share costs from where it lies. */
    cost(g: Game, company: CompanyId, from: string): Money | undefined;
    pars(g: Game, company: CompanyId): readonly Money[];
    /** Why a player may not sell this company's shares now. */
    whyNotSell(g: Game, seat: Seat, company: CompanyId): Violation | undefined;
    /** Whether several sales of it in one turn are allowed. */
    soldTwice(g: Game, company: CompanyId): boolean;
    /** Why shares may not be bought from there now. */
    whyNotBuy(g: Game, company: CompanyId, from: string): Violation | undefined;
    /** Who is paid for a share bought from there. */
    paidTo(g: Game, company: CompanyId, from: string): Party;
    /** Where sold shares go. */
    readonly soldTo: string;
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
    cost(g: Game, hex: HexId, using?: PrivateId): Money;
    /** What the company may still lay this turn. */
    allows(g: Game, turn: Turn, upgrade: boolean): boolean;
    /** Whether this private makes this lay cheaper for the company. */
    helps(g: Game, company: CompanyId, hex: HexId, using: PrivateId): boolean;
    /** Why the company may not lay there now, whatever the tile. */
    whyNotLay(g: Game, company: CompanyId, hex: HexId): Violation | undefined;
    /** Whether a tile there counts as an upgrade. */
    replaces(g: Game, hex: HexId): boolean;
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
    /** The prices a company may pay another for a train; nothing while companies may not trade. */
    tradePrice(
      g: Game,
      buyer: CompanyId,
      seller: CompanyId,
      face: Money,
    ): readonly [min: Money, max: Money] | undefined;
    /** What a company pays the bank, given the train it hands in and the private it uses. */
    price(g: Game, company: CompanyId, train: string, exchange?: string, using?: PrivateId): Money | undefined;
    /** Whether it may buy this train although its treasury is too small. */
    mayFallShort(g: Game, company: CompanyId, train: string, price: Money, from: string): boolean;
    /** Finds the missing money; the purchase goes on only if it could. */
    shortfall(t: Table, company: CompanyId, price: Money): 'funded' | 'abandoned';
    /** Why the company may not own this train at all. */
    whyNotOwn(g: Game, company: CompanyId, train: TrainId): Violation | undefined;
    /** Whether it may run it. */
    runs(g: Game, company: CompanyId, train: TrainId): boolean;
    /** Whether it may buy this train although it has as many as it may. */
    mayExceed(g: Game, company: CompanyId, train: TrainId): boolean;
    /** Hexes this train may use as if the company had a station there. */
    also(g: Game, company: CompanyId, train: TrainId): readonly HexId[];
    /** Trains over the limit go to the pool instead of out of the game. */
    readonly keepsDiscarded: boolean;
    /** After a company bought a train from anybody. */
    bought(t: Table, company: CompanyId): void;
  };
  readonly privates: {
    /** Whether companies may buy them from players now. */
    forSale(g: Game): boolean;
    /** For how much, where that is not printed. */
    price(g: Game, which: PrivateId): readonly [min: Money, max: Money] | undefined;
    /** Why the company may not buy this one, whoever has it. */
    whyNotBuy(g: Game, company: CompanyId, which: PrivateId): Violation | undefined;
  };
  readonly dividend: {
    /** What it does to the marker. */
    cause(g: Game, company: CompanyId, paid: Money): Cause;
  };
  readonly routes: {
    readonly bonuses: readonly Bonus[];
    /** What bonuses and train rules look for at a stop. */
    tags(g: Game, hex: HexId, node: number, company: CompanyId): readonly string[];
    readonly needs: NonNullable<RouteProblem['needs']>;
    readonly leastHexes: number;
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
