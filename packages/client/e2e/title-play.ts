import { expect } from 'vitest';
import { visit } from './browser.ts';
import type { Hand } from './driver.ts';
import { playerAt } from './player.ts';
import { beginGame, type Wish } from './start.ts';

/** What a game played by clicking has come to. */
export interface Told {
  readonly rounds: readonly string[];
  readonly deeds: Readonly<Record<string, number>>;
}

interface Course extends Wish {
  readonly hand?: Hand;
  readonly language?: 'en' | 'de';
  /** Whether the game has come far enough. */
  readonly until: (rounds: readonly string[], deeds: Told['deeds']) => boolean;
}

/** Operating rounds in which a company was asked something. */
const operating = (rounds: readonly string[]): readonly string[] => rounds.filter(r => /^[OB]R /.test(r));

/** Two operating rounds are over, and trains have run in one. */
export const twoRounds: Course['until'] = (rounds, deeds) =>
  operating(rounds).length > (operating(rounds.slice(-1)).length ? 2 : 1) && !!deeds['payDividend'];

/** Names that only the engine uses: `par.choose`, `E12#0`, a slot that nobody filled, a number that is none. */
const RAW = /\b[a-z]+[A-Z]?[a-z]*\.[a-z]+[A-Z]?[a-z]*\b(?!\w)|\b[A-Z]\d+[.#]\d|\{\w+|undefined|NaN|\[object/;
const EXEMPT = /18xx\.games|max\.|min\./;

/** Words that no German sentence and no name on these maps has. */
const ENGLISH =
  /\b(the|and|with|you|your|this|not|buys?|sells?|pays?|lays|runs|passes|trains?|shares?|compan(y|ies)|tiles?|tokens?|rounds?|small|medium|large)\b/i;

/** Plays a game by clicking alone; fails on an error of the page, on a question without answer, and on raw names. */
export const playTitle = async (
  address: string,
  { hand = 'mouse', language = 'en', until, ...wish }: Course,
): Promise<Told> => {
  const { page, errors, close } = await visit(hand === 'thumb' ? { width: 360, height: 740, isTouch: true } : {});
  const rounds: string[] = [];
  const deeds: Record<string, number> = {};
  const raw = new Set<string>();
  const isWrong = (line: string) => RAW.test(line.replace(EXEMPT, '')) || (language === 'de' && ENGLISH.test(line));
  try {
    await page.addInitScript(
      settings => localStorage.setItem('roundhouse.settings', settings),
      JSON.stringify({ language }),
    );
    await beginGame(page, address, hand, wish);
    const player = playerAt(page, hand, wish.seed);
    for (let moves = 0; moves < 320; moves++) {
      const seen = await player.look();
      if (rounds.at(-1) !== seen.round) rounds.push(seen.round);
      if (!seen.step || until(rounds, deeds)) break;
      for (const line of seen.text) if (isWrong(line)) raw.add(line);
      expect(seen.excess, seen.question).toBeLessThanOrEqual(0);
      const deed = await player.move();
      deeds[deed] = (deeds[deed] ?? 0) + 1;
    }
    expect(errors.filter(e => !/404/.test(e))).toEqual([]);
    expect([...raw]).toEqual([]);
  } finally {
    await close();
  }
  return { rounds, deeds };
};
