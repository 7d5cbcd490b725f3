import { randomBytes } from 'node:crypto';
import { type Action, ENGINE, type Game, type Seat, type State, type Title } from '@roundhouse/engine';
import { foreignShelf } from '@roundhouse/exchange';
import { shelf } from '@roundhouse/titles';

/** A player the server plays for. It sees what the seat sees, and answers in its own time. */
export type Bot = (seen: Game, seat: Seat) => Promise<Action | undefined>;

/** How a state of one engine version becomes one of the next. */
export interface Migration {
  readonly from: string;
  readonly to: string;
  migrate(state: State): State;
}

/** What the server is given to play with; tests give it something else. */
export interface Parts {
  /** The titles on offer. */
  readonly shelf: Readonly<Record<string, Title>>;
  /** A title by its id, offered or not. */
  titleOf(id: string): Title | undefined;
  readonly engine: string;
  readonly migrations: readonly Migration[];
  /** Bots by level. */
  readonly bots: Readonly<Record<string, Bot>>;
  newSeed(): string;
  now(): number;
}

const own = (titles: Readonly<Record<string, Title>>, id: string): Title | undefined =>
  Object.hasOwn(titles, id) ? titles[id] : undefined;

/** The real thing. */
export const standardParts: Parts = {
  shelf,
  titleOf: id => own(shelf, id) ?? own(foreignShelf, id),
  engine: ENGINE,
  migrations: [],
  bots: {},
  newSeed: () => randomBytes(24).toString('base64url'),
  now: () => Date.now(),
};
