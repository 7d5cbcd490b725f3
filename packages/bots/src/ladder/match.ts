import {
  type Action,
  decide,
  type Game,
  type GameRecord,
  play,
  start,
  type Title,
  view,
  wealthOf,
  winners,
  withState,
} from '@roundhouse/engine';
import type { Bot } from '../bot.ts';
import { thinkThrough } from '../decideFor.ts';
import { type Dice, dice } from '../dice.ts';

/** Who sits where, and what is played. */
export interface Match {
  readonly title: Title;
  /** The bots in the order of the first deal; they change seats from game to game. */
  readonly bots: readonly Player[];
  readonly options?: GameRecord['setup']['options'];
  readonly seed: string;
}

/** A bot, or somebody who plays at random. */
export type Player = Bot | 'random';

export const nameOf = (p: Player): string => (p === 'random' ? p : p.level);

/** How one game went for one player. */
export interface Standing {
  readonly player: string;
  readonly seat: number;
  readonly worth: number;
  /** 1 for a victory, a part of it if shared. */
  readonly won: number;
  readonly place: number;
}

export interface Result {
  readonly game: number;
  readonly entries: number;
  readonly ending: string;
  readonly standings: readonly Standing[];
  /** Work of each player, one number a move. */
  readonly work: Readonly<Record<string, readonly number[]>>;
  readonly milliseconds: Readonly<Record<string, readonly number[]>>;
}

/** What a match needs from outside. */
export interface Around {
  now(): number;
  /** What somebody does who plays at random. */
  random(g: Game, roll: Dice): Action | undefined;
  /** Looks at every action and throws if something is wrong. */
  watch?(before: Game, action: Action, after: Game): void;
}

/** After so many rotations everybody sits as in the first: four of a kind would play every deal four times alike. */
const rotations = (bots: readonly Player[]): number =>
  1 + bots.findIndex((_, i) => bots.every((bot, seat) => bot === bots[(seat + i + 1) % bots.length]));

/** Longer than a game may be. */
const MOST_ENTRIES = 3000;

/** Game n of a match: every deal is played once in each rotation of the seats that differs from the others. */
export const playMatch = (m: Match, n: number, { now, random, watch }: Around): Result => {
  const players = m.bots.length;
  const turns = rotations(m.bots);
  const turn = n % turns;
  const at = (seat: number): Player => m.bots[(seat + turn) % players] as Player;
  const deal = `${m.title.id} ${m.seed} ${Math.floor(n / turns)}`;
  const roll = dice(`${deal} ${turn}`);
  const work: Record<string, number[]> = {};
  const milliseconds: Record<string, number[]> = {};
  let g = start(m.title, { players, options: m.options ?? {}, seed: deal });
  let entries = 0;
  for (let asked = decide(g); asked && entries < MOST_ENTRIES; asked = decide(g)) {
    const player = at(asked.by);
    const begun = now();
    const own = g.title.automatic?.(g);
    let action: Action | undefined;
    if (own) action = own;
    else if (player === 'random') action = random(g, roll);
    else {
      const thought = thinkThrough(player, withState(g, view(g, asked.by)), asked.by, {
        table: deal,
        entry: entries,
      });
      work[player.level] = [...(work[player.level] ?? []), thought.work];
      milliseconds[player.level] = [...(milliseconds[player.level] ?? []), now() - begun];
      action = thought.action;
    }
    const outcome = play(g, action);
    if (outcome.violation)
      throw new Error(`${nameOf(player)} did what ${outcome.violation.clause} forbids: ${JSON.stringify(action)}`);
    watch?.(g, action as Action, outcome.game);
    g = outcome.game;
    entries++;
  }
  const first = winners(g);
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const worth = seats.map(seat => wealthOf(g, seat));
  return {
    game: n,
    entries,
    ending: g.state.over ? (g.state.ending ?? 'over') : 'unfinished',
    standings: seats.map(seat => ({
      player: nameOf(at(seat)),
      seat,
      worth: worth[seat] ?? 0,
      won: first.includes(seat) ? 1 / first.length : 0,
      place:
        1 + worth.filter(w => w > (worth[seat] ?? 0)).length + (worth.filter(w => w === worth[seat]).length - 1) / 2,
    })),
    work,
    milliseconds,
  };
};
