import type { Board } from '../map/board.ts';
import type { Tile } from '../map/tile.ts';
import type { Cause, Market, Movement } from '../market/market.ts';
import type { Operating } from '../rounds/operating.ts';
import type { Stock } from '../rounds/stock.ts';
import type { Turn } from '../rounds/turn.ts';
import type { Bonus, RouteProblem } from '../routes/problem.ts';
import type { Trains } from '../trains/depot.ts';
import type { Phase } from '../trains/phase.ts';
import type { Action } from './action.ts';
import type { Procedure } from './agenda.ts';
import type { Route } from './choice.ts';
import type { Clause } from './clause.ts';
import type { Owed } from './frame.ts';
import type { CompanyId, HexId, Money, Party, PrivateId, Seat, Side, StepName, TileId, TrainId, Turns } from './ids.ts';
import type { Game, Setup, TokenPart } from './state.ts';
import type { Step } from './step.ts';
import type { Table } from './table.ts';
import type { Verb } from './verb.ts';
import type { Violation } from './violation.ts';

/** Where a company begins: a city of a hex, by its number or by a side it has track to. */
export interface Home {
  readonly hex: HexId;
  readonly city: number;
  readonly side?: Side;
}

/** A share company as printed. */
export interface CompanyPart {
  readonly id: CompanyId;
  readonly name: string;
  /** Kinds differ in the steps of their turn. */
  readonly kind: string;
  /** Shares on each certificate. */
  readonly certificates: readonly number[];
  /** Whether the first certificate makes its holder director. */
  readonly led: boolean;
  readonly tokens: readonly TokenPart[];
  readonly homes: readonly Home[];
  /** Others must leave a place for it in its home city until it has begun. */
  readonly keepsHome: boolean;
  readonly colours: { readonly field: string; readonly ink: string };
}

/** A private company as printed. */
export interface PrivatePart {
  readonly id: PrivateId;
  readonly name: string;
  readonly price: Money;
  readonly income: Money;
  /** For how much a company may buy it; nothing: never. */
  readonly sale?: readonly [min: Money, max: Money];
}

/** Everything in the box. */
export interface Parts<E extends string = string, Z extends string = string> {
  readonly map: Board;
  readonly tiles: Readonly<Record<TileId, Tile>>;
  readonly trains: Trains;
  readonly companies: Readonly<Record<CompanyId, CompanyPart>>;
  readonly privates: Readonly<Record<PrivateId, PrivatePart>>;
  readonly phases: readonly Phase<E>[];
  readonly market: Market<Z>;
}

/** The named policies in which titles differ. */
export interface Rules {
  readonly bank: {
    /** The bank could not pay. */
    broken(t: Table): void;
    /** A seat has just received money. */
    received?(t: Table, seat: Seat): void;
  };
  readonly market: {
    readonly moves: Readonly<Partial<Record<Cause, Movement>>>;
    /** The price of companies that have no marker on the chart. */
    price?(g: Game, company: CompanyId): Money | undefined;
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
    /** Whether several sales of it in one turn are allowed; none, if not said. */
    soldTwice?(g: Game, company: CompanyId): boolean;
    /** Why shares may not be bought from there now. */
    whyNotBuy?(g: Game, company: CompanyId, from: string): Violation | undefined;
    /** Who is paid for a share bought from there; the bank, if not said. */
    paidTo?(g: Game, company: CompanyId, from: string): Party;
    /** Where sold shares go; the pool, if not said. */
    readonly soldTo?: string;
    /** Papers that count towards the limit besides share certificates. */
    alsoCount?(g: Game, seat: Seat): number;
  };
  /** Who decides a step for a company, where that is not its director. */
  decides?(g: Game, company: CompanyId, step: StepName): Seat | undefined;
  readonly float: {
    ready(g: Game, company: CompanyId): boolean;
    capital(g: Game, company: CompanyId): Money;
    /** After the capital was paid. */
    done?(t: Table, company: CompanyId): void;
  };
  readonly track: {
    cost(g: Game, hex: HexId, using?: PrivateId): Money;
    /** What the company may still lay this turn. */
    allows(g: Game, turn: Turn, upgrade: boolean): boolean;
    /** Whether this private makes this lay cheaper for the company; none does, if not said. */
    helps?(g: Game, company: CompanyId, hex: HexId, using: PrivateId): boolean;
    /** Why the company may not lay there now, whatever the tile. */
    whyNotLay?(g: Game, company: CompanyId, hex: HexId): Violation | undefined;
    /** Whether a tile there counts as an upgrade; wherever something is printed or lies in colour, if not said. */
    replaces?(g: Game, hex: HexId): boolean;
    /** Whether the tile, once laid, serves the company; it need only touch its track, if not said. */
    serves?(g: Game, company: CompanyId, hex: HexId, tile: TileId, turn: Turns): boolean;
    /** Whether the tile may replace what lies there although its stops differ; as always, if nothing is said. */
    becomes?(g: Game, hex: HexId, tile: TileId): boolean | undefined;
    /** After a tile was laid: tokens moving, markers appearing. */
    laid?(t: Table, hex: HexId): void;
  };
  readonly token?: {
    /** What the company's next token costs there, where that is not printed on its charter. */
    cost?(g: Game, company: CompanyId, hex: HexId, kind?: string): Money;
    /** Why the company may not place a token in that city now. */
    whyNotPlace?(g: Game, company: CompanyId, hex: HexId, city: number, kind?: string): Violation | undefined;
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
    whyNotOwn?(g: Game, company: CompanyId, train: TrainId): Violation | undefined;
    /** Whether it may run it. */
    runs?(g: Game, company: CompanyId, train: TrainId): boolean;
    /** Whether it may buy this train although it has as many as it may. */
    mayExceed?(g: Game, company: CompanyId, train: TrainId): boolean;
    /** Why it may not give up this train although it has too many. */
    whyNotDiscard?(g: Game, company: CompanyId, train: TrainId): Violation | undefined;
    /** Whether it may sell trains to others; any company, if not said. */
    sells?(g: Game, company: CompanyId): boolean;
    /** Hexes this train may use as if the company had a station there. */
    also?(g: Game, company: CompanyId, train: TrainId): readonly HexId[];
    /** Trains over the limit go to the pool instead of out of the game. */
    readonly keepsDiscarded?: true;
    /** After a company bought a train from anybody. */
    bought?(t: Table, company: CompanyId): void;
  };
  readonly privates?: {
    /** Whether companies may buy them from players now. */
    forSale(g: Game): boolean;
    /** For how much, where that is not printed. */
    price?(g: Game, which: PrivateId): readonly [min: Money, max: Money] | undefined;
    /** Why the company may not buy this one, whoever has it. */
    whyNotBuy?(g: Game, company: CompanyId, which: PrivateId): Violation | undefined;
    /** After a company bought one. */
    bought?(t: Table, company: CompanyId, which: PrivateId): void;
  };
  readonly dividend?: {
    /** What so many shares receive. */
    share?(g: Game, company: CompanyId, revenue: Money, shares: number): Money;
    /** What it does to the marker. */
    cause?(g: Game, company: CompanyId, paid: Money): Cause;
  };
  readonly routes: {
    readonly bonuses: readonly Bonus[];
    /** What bonuses and train rules look for at a stop. */
    tags(g: Game, hex: HexId, node: number, company: CompanyId): readonly string[];
    readonly needs?: RouteProblem['needs'];
    readonly leastHexes?: number;
    /** What a stop is worth, where that is not printed. */
    value?(g: Game, hex: HexId, node: number): Money | undefined;
    /** Stops no train of the company may come to. */
    closed?(g: Game, company: CompanyId, hex: HexId, node: number): boolean;
    /** A run that fulfils what is demanded; the empty one, if not said. */
    sure?(g: Game, company: CompanyId): readonly Route[];
    /** Why the company may not run so, though each route is legal. */
    whyNotRun?(g: Game, company: CompanyId, routes: readonly Route[], total: Money): Violation | undefined;
  };
  /** What happens by itself when an operating round begins. */
  readonly income: readonly ((t: Table) => void)[];
  /** What a seat is worth at the end, item by item. */
  worth(g: Game, seat: Seat): readonly Worth[];
}

/** One line of a final reckoning. */
export interface Worth {
  readonly what: string;
  readonly of?: string;
  readonly amount: Money;
}

/** An option of a title as printed in its rulebook. */
export interface OptionPart {
  readonly values: readonly (boolean | number | string)[];
  /** The numbers of players it is for; any, if not said. */
  readonly players?: readonly number[];
  readonly cites: string;
}

/** What a title lets lie on the table beside the common parts. */
export interface Shown {
  /** Bids that stand on a lot. */
  bids?(g: Game, lot: string): readonly { readonly by: Seat; readonly amount: Money }[];
  /** Cards in a seat's hand, as far as they can be seen in this game or view of it. */
  hand?(g: Game, seat: Seat): readonly string[];
  /** What is counted on a company's charter, such as loans. */
  counts?(g: Game, company: CompanyId): Readonly<Record<string, number>>;
  /** The card that lies open before a seat. */
  card?(g: Game, seat: Seat): string | undefined;
}

/** What a title says about what is to come, for whoever must guess. */
export interface Prospects {
  /** Operating rounds still to come, the present one included, where the title counts them. */
  rounds?(g: Game): number | undefined;
}

/** A published game as its author writes it: parts, rules, turn order, citations. */
export interface Plan<E extends string = string, Z extends string = string> {
  readonly id: string;
  readonly name: string;
  readonly currency: string;
  /** The title whose rules file this one is played by, if not its own. */
  readonly rulebook?: string;
  /** The title whose rules file holds what its own leaves as it is, and how clauses begin there. */
  readonly inherits?: { readonly title: string; readonly clauses: string };
  /** Names of seats beyond the players' that hold papers and never decide anything. */
  readonly automata?: Readonly<Record<Seat, string>>;
  readonly players: readonly number[];
  readonly options: Readonly<Record<string, OptionPart>>;
  readonly parts: Parts<E, Z>;
  readonly rules: Rules;
  /** The kinds of rounds, and how each asks. */
  readonly rounds: readonly Procedure[];
  /** The steps of a company's turn, by its kind. */
  readonly turn: Readonly<Record<string, readonly Step<Turn>[]>>;
  /** Verbs that may be used through a company's whole turn. */
  readonly anytime: readonly Verb<Action, Turn>[];
  /** The interruptions that may come. */
  readonly owed: readonly Step<Owed>[];
  /** What a phase may set off. */
  readonly effects: Readonly<Record<NoInfer<E>, (t: Table) => void>>;
  /** What a cell of the chart may set off. */
  readonly zones: Readonly<Record<NoInfer<Z>, (t: Table, company: CompanyId) => void>>;
  /** What is looked after again and again: companies that float, ends that come near. */
  readonly watches: readonly ((t: Table) => void)[];
  /** What follows each kind of round. */
  readonly course: {
    stock?(t: Table, ended: Stock): void;
    operating?(t: Table, ended: Operating): void;
  };
  /** The same title with what these options change; itself, if they change no parts or rules. */
  variant?(setup: Pick<Setup, 'players' | 'options'>): Title;
  /** Lays the table and begins the first round. */
  set(t: Table, setup: Setup): void;
  /** What lies on the table in a way of this title's own, for whoever draws it. */
  readonly shows?: Shown;
  /** What is to be expected, where it cannot be seen from the parts. */
  readonly prospects?: Prospects;
  /** What a seat that answers for itself decides. */
  automatic?(g: Game): Action | undefined;
  /** Where this rulebook prints each clause. */
  readonly cites: Readonly<Partial<Record<Clause, string>>>;
}

/** A published game as one value: its plan, and by name what the plan is made of. */
export interface Title extends Plan {
  readonly verbs: Readonly<Record<string, Verb>>;
  readonly steps: Readonly<Record<StepName, Step>>;
  readonly procedures: Readonly<Record<string, Procedure>>;
}
