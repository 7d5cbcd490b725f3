import type { Frame } from './frame.ts';
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
  Turns,
} from './ids.ts';
import { known } from './known.ts';
import type { Hidden, Secret } from './secret.ts';
import type { Title } from './title.ts';

/** What was agreed before the first move. */
export interface Setup {
  readonly title: string;
  readonly players: number;
  readonly options: Readonly<Record<string, boolean | number | string>>;
  /** Every draw follows from it; nobody sees it. */
  readonly seed: Secret<string> | Hidden;
}

/** The table as plain JSON, as one seat or a spectator may see it: what is secret may be hidden. */
export interface View {
  readonly setup: Setup;
  /** The seats clockwise. */
  readonly seating: readonly Seat[];
  /** Who acts first in the next stock round. */
  readonly priority: Seat;
  readonly agenda: readonly Frame[];
  readonly phase: PhaseId;
  readonly companies: Readonly<Record<CompanyId, Company>>;
  /** The markers on the share chart in order of arrival: of two in one cell, the earlier lies on top. */
  readonly chart: readonly CompanyId[];
  readonly map: MapState;
  /** Train cards that have left the bank, by card. */
  readonly depot: Readonly<Record<CardId, number>>;
  /** Trains given up and for sale again. */
  readonly trainPool?: readonly TrainId[];
  readonly privates: Readonly<Record<PrivateId, Private>>;
  /** Cash by account: seats, companies, `bank`, and what a title adds. A game without money has none. */
  readonly money?: Readonly<Record<string, Money>>;
  /** What seats owe the bank. */
  readonly debts?: Readonly<Record<Seat, Money>>;
  /** Why the game will end, once that is certain. */
  readonly ending?: string;
  readonly over?: true;
  /** Who has won, where a rule says so and not the reckoning. */
  readonly winner?: Seat;
  /** How often something hidden has been shown; undo stops there. */
  readonly revealed?: number;
  /** Mechanisms of a title's own, see `slice`. */
  readonly slices: Readonly<Record<string, unknown>>;
}

/** The whole table: nothing is hidden. */
export interface State extends View {
  readonly setup: Setup & { readonly seed: Secret<string> };
}

/** A share company. */
export interface Company {
  /** Who holds each certificate, in the order of the title's list; `gone` once out of the game. */
  readonly held: readonly Party[];
  readonly trains: readonly TrainId[];
  /** The tokens still on the charter, of each kind the next one first. */
  readonly tokens: readonly TokenPart[];
  readonly par?: Money;
  readonly cell?: CellId;
  readonly floated?: true;
  /** Has begun its first turn: its home tokens are placed. */
  readonly operated?: true;
  readonly closed?: true;
  /** What it last earned. */
  readonly revenue?: Money;
  /** Companies it has taken over, their tokens included. */
  readonly taken?: readonly CompanyId[];
}

/** A private company. */
export interface Private {
  readonly owner?: Party;
  readonly closed?: true;
  /** Its power has been used. */
  readonly used?: true;
}

/** What lies on the board. */
export interface MapState {
  readonly tiles: Readonly<Record<HexId, Laid>>;
  readonly tokens: Readonly<Record<HexId, readonly Token[]>>;
}

export interface Laid {
  readonly tile: TileId;
  readonly turn: Turns;
}

/** A token on a charter: the price of an ordinary one, or a token of a kind for which places ask. */
export type TokenPart = Money | KindToken;

export interface KindToken {
  readonly kind: string;
  readonly price: Money;
  /** Once no other is left it may be turned over and used as an ordinary one. */
  readonly turns?: true;
}

/** A station marker on the board. */
export interface Token {
  readonly by: CompanyId;
  /** Which city of the hex. */
  readonly city: number;
  /** Lies beside the places and takes none. */
  readonly beside?: true;
  /** Lies in a place that asks for this kind. */
  readonly kind?: string;
  /** Marks a home whose company has not begun: keeps its place, but serves nobody and stops nobody. */
  readonly faceDown?: true;
}

/** What every rule reads: a title, and the table as far as it is known. `Game<State>` is known as a whole. */
export interface Game<S extends View = View> {
  readonly title: Title;
  readonly state: S;
}

export const companyOf = (g: Game, company: CompanyId): Company => known(g.state.companies[company]);
