import { expect, test } from 'vitest';
import { call, connect, stranger } from '../testing/caller.ts';
import { act, cardParts } from '../testing/cards.ts';
import { cardTable, freshKey, positionFor } from '../testing/cardtable.ts';
import { onEveryDatabase } from '../testing/houses.ts';
import { openLives, spare } from './live.ts';

let later = 0;
const parts = { ...cardParts, now: () => Date.now() + later };

onEveryDatabase('tables in memory', { parts, config: { hotTables: 5 } }, at => {
  const held = async () => (await openLives(at().house)).filter(live => live.game?.states.size).length;

  test('are few, however many strangers open, and every game goes on', async () => {
    const tables = [];
    for (let i = 0; i < 40; i++) tables.push(await cardTable(at().url, { players: 2 }));
    const [watched, ...others] = tables as [(typeof tables)[0], ...typeof tables];
    const line = await connect(stranger(at().url));
    line.say({ type: 'watch', table: watched.id });
    await line.hear('position');
    for (const { id } of others) await positionFor(stranger(at().url), id);
    // All were wanted within a moment: they keep their places, not their positions.
    await spare(at().house);
    expect(await held()).toBeLessThanOrEqual(5);
    for (const { id, players } of tables)
      await call(players[0] as never, 'enter', { table: id }, { n: 1, key: freshKey(), deed: act('nod', 0) });
    expect((await line.hear('entries')).entries[0]?.n).toBe(1);
    later += 60_000;
    await spare(at().house);
    expect([await held(), at().house.lives.size]).toEqual([5, 5]);
    expect(at().house.lives.has(watched.id)).toBe(true);
    for (const { id } of tables) expect((await positionFor(stranger(at().url), id)).n).toBe(1);
    expect(at().lines.filter(l => l.includes('"level":"error"'))).toEqual([]);
    line.close();
  });
});
