import type { Decision } from '@roundhouse/engine';
import type { Bot } from './bot.ts';
import { type CharacterName, characters } from './characters.ts';
import { dice } from './dice.ts';
import { guess } from './guess.ts';
import { SHARES } from './habits/index.ts';
import type { Manner } from './manner.ts';
import type { Mind } from './mind.ts';
import { thinker } from './think.ts';
import { COMMON, type Weights, weightsIn } from './weights.ts';

interface Level extends Pick<Mind, 'lays' | 'noise' | 'swaps' | 'plans'> {
  readonly manner: Manner;
  /** Whether it knows what counts more or less in a title than elsewhere. */
  readonly versed: boolean;
}

/** Routes are proven, and habits look at the map better than an estimate does; trains are weighed whatever else is on offer. */
const isRoutine = (d: Decision): boolean =>
  !d.verbs.includes('buyTrain') && d.verbs.some(v => /^(run|lay|build|place)/.test(v));

/** A bid that stands has cost nothing yet: one move ahead, every one of them looks good. */
const isRaise = (d: Decision): boolean => d.verbs.every(v => v === 'bid');

/** Who plays on from bids and from what he puts up for them pays too much. */
const isBidding = (d: Decision): boolean => d.verbs.some(v => v === 'bid' || v === 'putUp');

/** What shares and dividends bring shows only when rounds are played on: one move ahead, habits know it better. */
const isSlow = (d: Decision): boolean =>
  d.verbs.includes('payDividend') || isRaise(d) || (d.company === undefined && d.verbs.some(v => SHARES.includes(v)));

/** For whom to act is asked again at every step: to play on from it takes long and has brought nothing. */
const isAct = (d: Decision): boolean => d.verbs.includes('actFor');

const never = (): boolean => false;
const weighs = (d: Decision): boolean => !isRoutine(d) && !isSlow(d);

/** So many lays a `foreman` looks at. */
const LAYS = 12;

const APPRENTICE: Manner = {
  weighs: never,
  playsOn: never,
  work: 1_000_000,
  candidates: 1,
  moods: 0,
  moody: 0,
};
const FOREMAN: Manner = { weighs, playsOn: never, work: 5_000_000, candidates: 4, moods: 0, moody: 0 };
const DIRECTOR: Manner = {
  weighs,
  playsOn: (d, { prospects }) =>
    !(isRoutine(d) || isBidding(d) || isAct(d) || (prospects?.playedOut && d.verbs.includes('payDividend'))),
  work: 30_000_000,
  candidates: 3,
  moods: 12,
  moody: 4,
  out: { as: { weighs, work: FOREMAN.work, lays: LAYS }, work: 100_000_000 },
};

const LEVELS = {
  apprentice: { manner: APPRENTICE, lays: 2, noise: 2, swaps: false, versed: false },
  foreman: { manner: FOREMAN, lays: LAYS, noise: 0, swaps: true, versed: true },
  director: { manner: DIRECTOR, lays: 24, noise: 0, swaps: true, plans: true, versed: true },
} as const satisfies Readonly<Record<string, Level>>;

export type LevelName = keyof typeof LEVELS;

/** A level, or one with a character: `foreman-banker`. */
export type BotName = LevelName | `${LevelName}-${CharacterName}`;

/** A level that weighs as it does, but for these. */
export const botOf = (level: LevelName, name: string, own: Partial<Weights> = {}): Bot => {
  const { manner, versed, ...ways }: Level = LEVELS[level];
  return {
    level: name,
    begin: (seen, seat, { table, entry }) => {
      const seed = `${table} ${seat} ${entry}`;
      const weights = { ...(versed ? weightsIn(seen.title) : COMMON), ...own };
      const plans = !!ways.plans && !!seen.title.prospects?.fewPapers;
      const g = guess(seen, seat, dice(`${seed} hidden`));
      return thinker(g, seat, { roll: dice(seed), weights, ...ways, plans }, manner, seed);
    },
  };
};

const namedAfter = (level: LevelName): readonly (readonly [BotName, Bot])[] => [
  [level, botOf(level, level)],
  ...Object.entries(characters).map(([character, own]) => {
    const name = `${level}-${character as CharacterName}` as const;
    return [name, botOf(level, name, own)] as const;
  }),
];

/** The named opponents. */
export const levels = Object.fromEntries(
  Object.keys(LEVELS).flatMap(level => namedAfter(level as LevelName)),
) as Readonly<Record<BotName, Bot>>;
