import type { Result } from './match.ts';

/** One player of a ladder over all games. */
export interface Rung {
  readonly player: string;
  readonly games: number;
  readonly won: number;
  /** 95 % interval of the part won, by Wilson. */
  readonly interval: readonly [low: number, high: number];
  readonly place: number;
  readonly worth: number;
  readonly work: number;
  readonly median: number;
}

/** What the results say of each player. Players of one name share their games: two of four win half of them if even. */
export const rungs = (results: readonly Result[]): readonly Rung[] => {
  const names = [...new Set(results.flatMap(r => r.standings.map(s => s.player)))];
  return names.map(player => {
    const own = results.flatMap(r => r.standings.filter(s => s.player === player));
    const won = own.reduce((sum, s) => sum + s.won, 0);
    const times = results.flatMap(r => r.milliseconds[player] ?? []).sort((a, b) => a - b);
    return {
      player,
      games: results.length,
      won,
      interval: wilson(won, results.length),
      place: meanOf(own.map(s => s.place)),
      worth: meanOf(own.map(s => s.worth)),
      work: meanOf(results.flatMap(r => r.work[player] ?? [])),
      median: times[times.length >> 1] ?? 0,
    };
  });
};

const meanOf = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0) / Math.max(1, list.length);

/** Where a part seen in n trials truly lies, with 95 % confidence. */
export const wilson = (seen: number, n: number): readonly [number, number] => {
  if (!n) return [0, 1];
  const z = 1.96;
  const p = seen / n;
  const middle = p + (z * z) / (2 * n);
  const wide = z * Math.sqrt((p * (1 - p)) / n + (z * z) / (4 * n * n));
  const scale = 1 + (z * z) / n;
  return [(middle - wide) / scale, (middle + wide) / scale];
};
