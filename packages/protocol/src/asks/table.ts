import * as v from 'valibot';
import { Deputy, Handover, Lobby, NewTable, Offer, Offered, Ready, Sitting, TableChange, TableInfo } from '../table.ts';
import { Done, endpoint } from './endpoint.ts';

/** What can be asked about tables: the lobby, seats and the start. */
export const tableAsks = {
  lobby: endpoint({
    method: 'GET',
    path: '/api/lobby',
    says: 'Tables waiting for me, my tables, open tables, seats to take over, games to watch.',
    gives: Lobby,
  }),
  waiting: endpoint({
    method: 'GET',
    path: '/api/waiting',
    says: 'The tables where it is my move or my consent is asked.',
    gives: v.array(TableInfo),
  }),
  newTable: endpoint({
    method: 'POST',
    path: '/api/tables',
    says: 'Sets up a table.',
    body: NewTable,
    gives: TableInfo,
  }),
  table: endpoint({ method: 'GET', path: '/api/tables/:table', says: 'The table.', gives: TableInfo }),
  changeTable: endpoint({
    method: 'PATCH',
    path: '/api/tables/:table',
    says: 'Host: changes the table; its terms only before the start.',
    body: TableChange,
    gives: TableInfo,
  }),
  closeTable: endpoint({
    method: 'DELETE',
    path: '/api/tables/:table',
    says: 'Host: closes a table that has not started. Games are never deleted.',
    gives: Done,
  }),
  sit: endpoint({
    method: 'POST',
    path: '/api/tables/:table/seats/:seat',
    says: 'Takes a free or offered seat, or one’s own back from the bot that keeps it.',
    body: Sitting,
    gives: TableInfo,
  }),
  rise: endpoint({
    method: 'DELETE',
    path: '/api/tables/:table/seats/:seat',
    says: 'Leaves one’s seat; host, before the start: kicks.',
    gives: TableInfo,
  }),
  handOver: endpoint({
    method: 'POST',
    path: '/api/tables/:table/seats/:seat/handover',
    says: 'Hands one’s own seat to somebody at the table or who held it before, to a bot that keeps it, or to whoever takes it. Host: a seat nobody holds.',
    body: Handover,
    gives: TableInfo,
  }),
  offer: endpoint({
    method: 'POST',
    path: '/api/tables/:table/seats/:seat/offer',
    says: 'Offers one’s own seat of a running game to the lobby or to a friend; goes on playing until somebody takes it.',
    body: Offer,
    gives: Offered,
  }),
  wishBack: endpoint({
    method: 'POST',
    path: '/api/tables/:table/seats/:seat/wish',
    says: 'Asks for a seat one held before; whoever holds it now may hand it back.',
    gives: TableInfo,
  }),
  depute: endpoint({
    method: 'POST',
    path: '/api/tables/:table/seats/:seat/deputy',
    says: 'Lets somebody play for oneself while away, or nobody any more. They see nothing they do not see anyway.',
    body: Deputy,
    gives: TableInfo,
  }),
  sayReady: endpoint({
    method: 'POST',
    path: '/api/tables/:table/seats/:seat/ready',
    says: 'Before the start: says that one is ready, or not yet. A change of the setup takes it back.',
    body: Ready,
    gives: TableInfo,
  }),
  lot: endpoint({
    method: 'POST',
    path: '/api/tables/:table/lot',
    says: 'Host, before the start: draws lots for the seats.',
    gives: TableInfo,
  }),
  start: endpoint({
    method: 'POST',
    path: '/api/tables/:table/start',
    says: 'Host: starts the game; every seat must be taken.',
    gives: TableInfo,
  }),
} as const;
