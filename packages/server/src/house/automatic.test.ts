import { expect, test } from 'vitest';
import type { Bot } from '../parts.ts';
import { type Caller, call, connect } from '../testing/caller.ts';
import { act, cardParts } from '../testing/cards.ts';
import { cardTable, freshKey, positionFor } from '../testing/cardtable.ts';
import { onEveryDatabase } from '../testing/houses.ts';
import { sweep } from './follow.ts';

/** Sees what its seat sees, and nods. */
const nodder: Bot = async (seen, seat) => {
  if (JSON.stringify(seen.state.setup.seed).includes('value')) throw new Error('A bot sees the seed.');
  return act('nod', seat).do;
};

onEveryDatabase('seats that answer for themselves', { parts: { ...cardParts, bots: { nodder } } }, at => {
  test('the title’s own dummy is answered for by the server', async () => {
    const { id, players } = await cardTable(at().url, { options: { dummy: true } });
    const line = await connect(players[0] as Caller);
    line.say({ type: 'watch', table: id });
    for (let round = 0; round < 3; round++)
      for (const seat of [0, 1]) {
        const n = 3 * round + seat + 1;
        await call(players[seat] as Caller, 'enter', { table: id }, { n, key: freshKey(), deed: act('nod', seat) });
        if (seat === 1) await line.hear('entries', m => m.entries.some(e => e.n === n + 1 && e.seat === undefined));
      }
    expect((await positionFor(players[0] as Caller, id)).n).toBe(9);
    line.close();
  });

  test('a bot plays a seat, from the start or handed over', async () => {
    const ann = (await cardTable(at().url, { players: 2, start: false })).players[0] as Caller;
    const setup = { title: 'cards', players: 3, options: { long: true }, bots: { 1: 'nodder', 2: 'nodder' } };
    const { id } = await call(ann, 'newTable', {}, setup);
    await call(ann, 'start', { table: id });
    const line = await connect(ann);
    line.say({ type: 'watch', table: id });
    await call(ann, 'enter', { table: id }, { n: 1, key: freshKey(), deed: act('draw', 0) });
    await line.hear('entries', m => m.entries.some(e => e.n === 3 && e.seat === 2));
    await call(ann, 'handOver', { table: id, seat: 0 }, { bot: 'nodder' });
    await line.hear('entries', m => m.entries.some(e => e.n === 9));
    line.close();
    expect((await call(ann, 'titles'))[0]?.bots).toEqual(['nodder']);
  });

  test('what a process left unanswered is answered after the next start', async () => {
    const { id, players } = await cardTable(at().url, { options: { dummy: true } });
    const house = at().house;
    for (const seat of [0, 1]) {
      house.stopping = seat === 1;
      const live = await house.lives.get(id);
      if (!live) throw new Error('The table is not open.');
      const { enterFor } = await import('./enter.ts');
      await enterFor(house, live, live.table.seats[seat]?.person ?? '', {
        n: seat + 1,
        key: freshKey(),
        deed: act('nod', seat),
      });
    }
    house.stopping = false;
    house.lives.clear();
    await sweep(house, Number.MAX_SAFE_INTEGER);
    const live = await house.lives.get(id);
    while ((live?.game?.timeline.lines.length ?? 0) < 3) await new Promise(resolve => setTimeout(resolve, 5));
    expect((await positionFor(players[0] as Caller, id)).n).toBe(3);
  });
});
