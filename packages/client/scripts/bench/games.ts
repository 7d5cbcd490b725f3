import { type Game, type GameRecord, openRecord } from '@roundhouse/engine';
import { playGame } from '@roundhouse/testkit';
import { t1848 } from '@roundhouse/titles';

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan'];
const LEAST = 780;
const MOST = 1000;

/** A finished game of some 800 actions between random players, with every position; the same every time. */
export const longGame = (): { readonly record: GameRecord; readonly games: readonly Game[] } => {
  for (let n = 2; ; n++) {
    const { record, ending } = playGame({ title: t1848, players: NAMES.length, seed: 'bench' }, n);
    if (!ending || record.log.length < LEAST || record.log.length > MOST) continue;
    const named = { ...record, setup: { ...record.setup, names: NAMES } };
    const opened = openRecord(t1848, named);
    if (!('violation' in opened)) return { record: named, games: opened.games };
  }
};
