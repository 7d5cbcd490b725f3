/** A player's place in the list of players; who sits where is in the state. */
export type Seat = number;
export type CompanyId = string;
export type PrivateId = string;
export type HexId = string;
export type TileId = string;
/** One side of a train card, the thing a company owns: `3` or `3+`. */
export type TrainId = string;
/** A train card, whichever side is used. */
export type CardId = string;
export type PhaseId = string;
export type CellId = string;
export type StepName = string;
export type Money = number;

/** Whoever can hold money or papers: a seat, a company, or a place of the bank's (`bank`, `ipo`, `pool`). */
export type Party = Seat | string;

/** How far a tile is turned clockwise, in sixths. */
export type Turns = 0 | 1 | 2 | 3 | 4 | 5;
/** A side of a hex with a corner on top: 0 south-west, then clockwise. */
export type Side = 0 | 1 | 2 | 3 | 4 | 5;
