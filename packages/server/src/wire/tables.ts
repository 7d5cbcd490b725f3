import { freshTable } from '../house/catchup.ts';
import { infoOf, type Live } from '../house/live.ts';
import { infosOf, lobbyFor } from '../house/lobby.ts';
import { drawLots, handOver, rise, sit } from '../house/seats.ts';
import { changeSetup, closeTable, newTable, startGame } from '../house/setup.ts';
import { waitingFor } from '../house/waiting.ts';
import { refuse } from '../refuse.ts';
import type { Handlers } from './ask.ts';

const forHost = (live: Live, person: string): Live => (live.table.host === person ? live : refuse('host'));

/** Tables, and who sits there. */
export const tables: Pick<
  Handlers,
  | 'lobby'
  | 'waiting'
  | 'newTable'
  | 'table'
  | 'changeTable'
  | 'closeTable'
  | 'sit'
  | 'rise'
  | 'handOver'
  | 'lot'
  | 'start'
> = {
  lobby: (house, ask) => lobbyFor(house, ask.person?.id),
  waiting: async (house, ask) => infosOf(house, await waitingFor(house, ask.me().id)),
  newTable: async (house, ask) => infoOf(await newTable(house, ask.me().id, ask.address, ask.body)),
  table: async (house, ask) => infoOf(await freshTable(house, ask.table)),
  changeTable: async (house, ask) => {
    const me = ask.me();
    const live = forHost(await freshTable(house, ask.table), me.id);
    await changeSetup(house, live, me.id, ask.body);
    return infoOf(live);
  },
  closeTable: async (house, ask) => {
    await closeTable(house, forHost(await freshTable(house, ask.table), ask.me().id));
    return { done: true };
  },
  sit: async (house, ask) => {
    const me = ask.me();
    const live = await freshTable(house, ask.table);
    await sit(house, live, ask.seat, me.id);
    return infoOf(live);
  },
  rise: async (house, ask) => {
    const me = ask.me();
    const live = await freshTable(house, ask.table);
    await rise(house, live, ask.seat, me.id);
    return infoOf(live);
  },
  handOver: async (house, ask) => {
    const me = ask.me();
    const live = await freshTable(house, ask.table);
    await handOver(house, live, ask.seat, me.id, ask.body);
    return infoOf(live);
  },
  lot: async (house, ask) => {
    const me = ask.me();
    const live = forHost(await freshTable(house, ask.table), me.id);
    await drawLots(house, live, me.id);
    return infoOf(live);
  },
  start: async (house, ask) => {
    const live = forHost(await freshTable(house, ask.table), ask.me().id);
    await startGame(house, live);
    return infoOf(live);
  },
};
