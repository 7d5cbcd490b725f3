import { tableFor } from '../house/blocks.ts';
import { freshTable } from '../house/catchup.ts';
import { infoOf, type Live } from '../house/live.ts';
import { infosOf, lobbyFor } from '../house/lobby.ts';
import { depute, offerSeat, setReady, wishBack } from '../house/offers.ts';
import { drawLots, handOver, rise, sit } from '../house/seats.ts';
import { changeSetup, closeTable, newTable, startGame } from '../house/setup.ts';
import { waitingFor } from '../house/waiting.ts';
import { refuse } from '../refuse.ts';
import { maybe } from '../store/database.ts';
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
  | 'offer'
  | 'wishBack'
  | 'depute'
  | 'sayReady'
  | 'lot'
  | 'start'
> = {
  lobby: (house, ask) => lobbyFor(house, ask.person?.id),
  waiting: async (house, ask) => infosOf(house, await waitingFor(house, ask.me().id)),
  newTable: async (house, ask) => infoOf(await newTable(house, ask.me().id, ask.address, ask.body)),
  table: async (house, ask) => infoOf(await tableFor(house, ask.table, ask.person?.id)),
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
    await sit(house, live, ask.seat, me.id, ask.body.offer);
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
  offer: async (house, ask) => {
    const me = ask.me();
    const live = await freshTable(house, ask.table);
    const key = await offerSeat(house, live, ask.seat, me.id, ask.body.to);
    return { table: infoOf(live), ...maybe('key', key) };
  },
  wishBack: async (house, ask) => {
    const me = ask.me();
    const live = await freshTable(house, ask.table);
    await wishBack(house, live, ask.seat, me.id);
    return infoOf(live);
  },
  depute: async (house, ask) => {
    const me = ask.me();
    const live = await freshTable(house, ask.table);
    await depute(house, live, ask.seat, me.id, ask.body.person);
    return infoOf(live);
  },
  sayReady: async (house, ask) => {
    const me = ask.me();
    const live = await freshTable(house, ask.table);
    await setReady(house, live, ask.seat, me.id, ask.body.ready);
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
