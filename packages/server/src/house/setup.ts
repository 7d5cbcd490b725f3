import { roundOf, start, type Title, unknownTo, variantOf } from '@roundhouse/engine';
import type { BodyOf, Terms } from '@roundhouse/protocol';
import { askedIn } from '../game/verdict.ts';
import { newTableId } from '../ids.ts';
import { notifyStart } from '../notify/turns.ts';
import { refuse } from '../refuse.ts';
import { maybe } from '../store/database.ts';
import { addSnapshot } from '../store/entries.ts';
import { addTable, gatheringsOf, type KeptSeat, type KeptTable, removeTable } from '../store/tables.ts';
import { change, changeNow } from './change.ts';
import { wind } from './clocks.ts';
import { followUp } from './follow.ts';
import type { House } from './house.ts';
import { inTurn, type Live, liveTable } from './live.ts';
import { forgetLobby } from './lobby.ts';
import { dismiss } from './spread.ts';

/** What was agreed must be something the title knows. */
const setupFits = (house: House, t: Pick<KeptTable, 'title' | 'players' | 'options'>): Title => {
  const title = house.parts.titleOf(t.title) ?? refuse('setup', { path: 'title' });
  const { title: id, players, options } = t;
  const misfit = unknownTo(title, { setup: { title: id, players, options, seed: '' } });
  if (misfit) refuse('setup', { path: misfit.path.replace(/^setup\./, ''), facts: { expected: misfit.expected } });
  return title;
};

export const botKnown = (house: House, level: string): string =>
  Object.hasOwn(house.parts.bots, level) ? level : refuse('bots');

/** A day, unless another time was agreed. */
const USUAL_PATIENCE = 24 * 60;

/** Sets up a table; its maker is the host. */
export const newTable = async (
  house: House,
  person: string,
  address: string,
  asked: BodyOf<'newTable'>,
): Promise<Live> => {
  const { title: id, players, options = {}, seat = 0, bots = {} } = asked;
  const title = setupFits(house, { title: id, players, options });
  if (!Object.hasOwn(house.parts.shelf, id)) refuse('setup', { path: 'title' });
  if (seat !== null && seat >= players) refuse('setup', { path: 'seat' });
  const seats = Array.from({ length: players }, (_, s): KeptSeat => {
    const bot = Object.hasOwn(bots, s) ? bots[s] : undefined;
    if (s === seat) return { seat: s, kind: 'person', person };
    return bot === undefined ? { seat: s, kind: 'open' } : { seat: s, kind: 'bot', bot: botKnown(house, bot) };
  });
  const { tables, addressTables } = house.quotas;
  if (!addressTables.allow(address) || !tables.allow(person)) refuse('slow');
  const now = house.parts.now();
  const table: KeptTable = {
    id: newTableId(),
    name: asked.name ?? title.name,
    title: id,
    players,
    options,
    ...maybe('language', asked.language),
    access: asked.access ?? 'open',
    spectators: asked.spectators ?? true,
    undo: asked.undo ?? 'ask',
    aids: asked.aids ?? true,
    estimates: asked.estimates ?? false,
    patience: asked.patience ?? USUAL_PATIENCE,
    clock: asked.clock ?? { kind: 'none' },
    status: 'gathering',
    host: person,
    version: 1,
    n: 0,
    created: now,
    moved: now,
    seats,
  };
  forgetLobby(house);
  const most = house.config.tablesPerPerson;
  if (!(await house.db.run(addTable(table, most))))
    refuse((await gatheringsOf(house.db, person)) >= most ? 'full' : 'failed', { path: 'tables' });
  return liveTable(house, table.id);
};

/** What the host changes: before the start nearly all, afterwards nothing that concerns the others. */
export const changeSetup = (house: House, live: Live, by: string, asked: BodyOf<'changeTable'>): Promise<void> =>
  change(house, live, t => {
    const { players = t.players, options = t.options, webhook, host, ...plain } = asked;
    const settled = players === t.players && asked.options === undefined;
    if (!settled && t.status !== 'gathering') refuse('status');
    if (t.status !== 'gathering' && changesTerms(t, asked)) refuse('consent');
    if (host !== undefined && !t.seats.some(s => s.person === host)) refuse('seat');
    if (players < t.seats.filter(s => s.kind !== 'open').length) refuse('full');
    const { webhook: former, ...rest } = t;
    const url = webhook === undefined ? former : (webhook ?? undefined);
    const table = { ...rest, ...defined(plain), players, options, host: host ?? t.host, ...maybe('webhook', url) };
    if (!settled) setupFits(house, table);
    const placed = players === t.players ? t.seats : resized(t.seats, players);
    // Whoever said "ready" said so to what was agreed until now.
    const seats = settled && !changesTerms(t, asked) ? placed : placed.map(unready);
    const passed = host !== undefined && host !== t.host ? { note: { type: 'host' as const, who: host, by } } : {};
    return { table: { ...table, seats }, ...passed };
  });

const unready = ({ ready: _, ...seat }: KeptSeat): KeptSeat => seat;

/** Whether anything would change that everybody agreed to. */
export const changesTerms = (t: KeptTable, terms: Terms): boolean =>
  (['access', 'spectators', 'undo', 'aids', 'estimates', 'patience', 'clock'] as const).some(
    term => terms[term] !== undefined && JSON.stringify(terms[term]) !== JSON.stringify(t[term]),
  );

/** Changes the terms of a running game, as everybody agreed. Only in turn. */
export const changeTerms = (house: House, live: Live, terms: Terms, by: string): Promise<void> =>
  changeNow(house, live, async t => {
    if (t.status !== 'running') refuse('status');
    const table = { ...t, ...defined(terms) };
    return { table: terms.clock ? await restarted(house, table) : table, note: { type: 'terms', terms, by } };
  });

/** A table whose clocks begin anew with what everybody has. */
const restarted = async (house: House, { asked, clocks: _, ...t }: KeptTable): Promise<KeptTable> => {
  const now = house.parts.now();
  const { due: __, late: ___, ...question } = asked ?? {};
  const afresh = asked && { ...question, by: asked.by, step: asked.step, since: now };
  return { ...t, ...(await wind(house, t, afresh, now)) };
};

/** An object without the properties that say nothing. */
const defined = <T extends object>(value: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(value).filter(([, v]) => v !== undefined)) as { [K in keyof T]?: never };

/** Seats for more or fewer players: whoever sits moves up. */
const resized = (seats: readonly KeptSeat[], players: number): readonly KeptSeat[] => {
  const taken = seats.filter(s => s.kind !== 'open');
  const fits = taken.every(s => s.seat < players);
  const kept = fits ? taken : taken.map((s, i) => ({ ...s, seat: i }));
  return Array.from(
    { length: players },
    (_, seat) => kept.find(s => s.seat === seat) ?? { seat, kind: 'open' as const },
  );
};

/** Starts the game. From here on nothing of it is ever deleted. */
export const startGame = async (house: House, live: Live): Promise<void> => {
  await change(house, live, async t => {
    if (t.status !== 'gathering') refuse('status');
    if (t.seats.some(s => s.kind === 'open')) refuse('status', { path: 'seats' });
    const title = setupFits(house, t);
    const seed = house.parts.newSeed();
    const { players, options } = t;
    const game = start(title, { players, options, seed });
    const now = house.parts.now();
    const engine = house.parts.engine;
    const asked = askedIn({ title: variantOf(title, t), state: game.state }, now);
    const begun = { status: 'running' as const, seed, engine, started: now, moved: now };
    return {
      table: {
        ...t,
        seats: t.seats.map(unready),
        ...begun,
        ...(await wind(house, t, asked, now)),
        ...maybe('round', roundOf(game)),
      },
      more: [addSnapshot(t.id, { n: 0, engine, state: game.state })],
    };
  });
  house.log.info({ table: live.id, title: live.table.title, players: live.table.players }, 'a game started');
  notifyStart(house, live);
  followUp(house, live);
};

/** Takes away a table that never started. */
export const closeTable = (house: House, live: Live): Promise<void> =>
  inTurn(live, async () => {
    if (live.table.status !== 'gathering' || !(await house.db.run(removeTable(live.table)))) refuse('status');
    house.lives.delete(live.id);
    forgetLobby(house);
    dismiss(live);
  });
