import { shelf } from '@roundhouse/titles';
import { expect, test } from 'vitest';
import { playOrderly } from '../testing/orderly.ts';

/** ORDER_GAMES=100 plays a hundred games of every title. */
const GAMES = Number(process.env['ORDER_GAMES'] ?? 1);

test.each(Object.values(shelf))(
  '$id: orders left at random answer as their owners would by hand',
  title => {
    const sums: Record<string, number> = {};
    for (let n = 1; n <= GAMES; n++) {
      const players = title.players[n % title.players.length] as number;
      const { answered, ended } = playOrderly(title, players, n);
      for (const [what, count] of Object.entries({ ...answered, ...ended })) sums[what] = (sums[what] ?? 0) + count;
    }
    if (GAMES > 1) process.stdout.write(`${title.id}: ${JSON.stringify(sums)}\n`);
    // A few games need not see everything; many do.
    const kinds = ['pass', 'take', 'run', 'plan', ...('answer' in title.verbs ? ['answer'] : [])];
    expect(kinds.filter(kind => !sums[kind]).slice(GAMES < 20 ? kinds.length : 0)).toEqual([]);
    expect(Object.keys(sums).length).toBeGreaterThan(3);
  },
  60_000 * GAMES,
);
