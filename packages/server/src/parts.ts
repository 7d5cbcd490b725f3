import { randomBytes } from 'node:crypto';
import { type Action, ENGINE, type Game, type Seat, type State, type Title, type View } from '@roundhouse/engine';
import { shelf } from '@roundhouse/titles';
import { botsIn } from './bots/levels.ts';
import { titleOf } from './titles.ts';

/** A player the server plays for. It sees what the seat sees, and answers in its own time. */
export type Bot = (seen: Game<View>, seat: Seat, question: Question) => Promise<Action | undefined>;

/** What a bot is asked, beside what it sees. */
export interface Question {
  readonly table: string;
  /** How many entries the record has. */
  readonly entry: number;
  /** Whether anybody still waits for the answer. */
  stands(): boolean;
}

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
  /** A game that has come so far goes on only if people play it. */
  readonly mostEntries: number;
  newSeed(): string;
  now(): number;
}

/** The real thing. */
export const standardParts: Parts = {
  shelf,
  titleOf,
  engine: ENGINE,
  migrations: [],
  bots: botsIn(),
  mostEntries: 3000,
  newSeed: () => randomBytes(24).toString('base64url'),
  now: () => Date.now(),
};
