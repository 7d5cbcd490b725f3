import type { Board } from '../map/board.ts';
import type { Tile } from '../map/tile.ts';
import type { Market } from '../market/market.ts';
import type { Operating } from '../rounds/operating.ts';
import type { Stock } from '../rounds/stock.ts';
import type { Turn } from '../rounds/turn.ts';
import type { Trains } from '../trains/depot.ts';
import type { Phase } from '../trains/phase.ts';
import type { Action } from './action.ts';
import type { Procedure } from './agenda.ts';
import type { Automaton } from './automaton.ts';
import type { Clause } from './clause.ts';
import type { Owed } from './frame.ts';
import type { CompanyId, HexId, Money, PrivateId, Seat, Side, StepName, TileId } from './ids.ts';
import type { Referee } from './referee.ts';
import type { Differences, Rules } from './rules.ts';
import type { Game, Setup, TokenPart } from './state.ts';
import type { Step } from './step.ts';
import type { Table } from './table.ts';
import type { Verb } from './verb.ts';
import type { Facts } from './violation.ts';

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

type Range = readonly [min: Money, max: Money];

/** A private company as printed. */
export interface PrivatePart {
  readonly id: PrivateId;
  readonly name: string;
  readonly price: Money;
  readonly income: Money;
  /** For how much a company may buy it, now and always or from day to day; nothing: never. */
  readonly sale?: Range | ((g: Game) => Range);
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
  /** Every round of the game in its order, where that is known from the first. */
  course?(g: Game): readonly Stage[];
  /** What binds whoever is asked now, by its name among the title's words and what stands in it. */
  aim?(g: Game): { readonly says: string; readonly facts: Facts } | undefined;
}

/** A round as it stands in the order of all rounds. */
export interface Stage {
  readonly round: string;
  readonly number: number;
  readonly isNow: boolean;
}

/** What a title says about what is to come, for whoever must guess. */
export interface Prospects {
  /** Operating rounds still to come, the present one included, where the title counts them. */
  rounds?(g: Game): number | undefined;
  /** Companies that have run in the present one, where it is no operating round. */
  ran?(g: Game): readonly CompanyId[] | undefined;
  /** What counts more or less here than elsewhere when somebody reckons how he stands, by the names of what is reckoned. */
  readonly weights?: Readonly<Record<string, number>>;
  /** Rounds ahead that are foreseen better by playing them quickly than by reckoning, if more or fewer than elsewhere. */
  readonly foresight?: number;
  /** A game that is played out once tells more than rounds that are played on often: so many of its rounds closely, and whether the lead alone counts then. */
  readonly playedOut?: { readonly rounds: number; readonly lead?: boolean };
  /** Certificates one may hold are so few that companies are started at the expense of others. */
  readonly fewPapers?: boolean;
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
  /** Whoever holds papers beside the players and never decides anything. */
  readonly automata?: readonly Automaton[];
  readonly players: readonly number[];
  readonly options: Readonly<Record<string, OptionPart>>;
  readonly parts: Partial<Parts<E, Z>>;
  readonly rules: Differences;
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
  /** Where one paragraph for a clause is too coarse. */
  readonly referee?: Referee;
  /** Where this rulebook prints each clause. */
  readonly cites: Readonly<Partial<Record<Clause, string>>>;
}

/** A published game as one value: its plan with all that goes without saying, and by name what it is made of. */
export interface Title extends Plan {
  readonly parts: Parts;
  readonly rules: Rules;
  readonly verbs: Readonly<Record<string, Verb>>;
  readonly steps: Readonly<Record<StepName, Step>>;
  readonly procedures: Readonly<Record<string, Procedure>>;
}
