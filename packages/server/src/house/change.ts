import { refuse } from '../refuse.ts';
import { type Batch, number } from '../store/database.ts';
import { forgetOrders } from '../store/orders.ts';
import { changeTable, type KeptTable } from '../store/tables.ts';
import { addLine, type KeptNote, lapsing } from '../store/talk.ts';
import { adopt, personsIn } from './adopt.ts';
import { catchUp } from './catchup.ts';
import { tellNote } from './chat.ts';
import { wind } from './clocks.ts';
import type { House } from './house.ts';
import { tellLapsed } from './lapse.ts';
import { gameOf, inTurn, type Live } from './live.ts';
import { sealed } from './notices.ts';

const TRIES = 8;

type Noted = KeptNote & { readonly by: string };

/** What a table becomes, and what else is written with it. */
interface TableDraft {
  readonly table: KeptTable;
  readonly more?: Batch;
  /** What everybody is to see of it; who sits where before the game begins is seen anyway. */
  readonly note?: Noted;
  /** And what else followed from it. */
  readonly further?: Noted | undefined;
  /** The motion that is being carried out by it. */
  readonly motion?: number;
}

const seatsChanged = (a: KeptTable, b: KeptTable): boolean =>
  a.seats.some(({ seat, person, kind }) => {
    const now = b.seats.find(s => s.seat === seat);
    return now?.person !== person || now?.kind !== kind;
  });

/** Whoever takes over the seat that is asked has time of their own; in a seat nobody holds no time runs. */
const handedOn = async (house: House, former: KeptTable, table: KeptTable): Promise<KeptTable> => {
  const { asked } = table;
  const holder = (t: KeptTable) => t.seats.find(s => s.seat === asked?.by && s.kind === 'person')?.person;
  if (!asked || former.status !== 'running' || table.clock.kind === 'none' || holder(former) === holder(table))
    return table;
  const { due: _, late: __, ...question } = asked;
  const now = house.parts.now();
  return { ...table, ...(await wind(house, { ...table, asked: undefined }, { ...question, since: now }, now)) };
};

/** Changes a table; if another process did so meanwhile, the change is thought over again. Only in turn. */
export const changeNow = async (
  house: House,
  live: Live,
  draft: (t: KeptTable) => TableDraft | Promise<TableDraft>,
): Promise<void> => {
  for (let tries = 0; tries < TRIES; tries++) {
    const former = live.table;
    const { table: drawn, more = [], note, further, motion = 0 } = await draft(former);
    const table = await handedOn(house, former, drawn);
    const persons = [...new Set([former, table].flatMap(personsIn))];
    const notice = sealed(house.process, { kind: 'table', table: live.id, persons });
    // Consent was given to those who sat here, so it ends with a change of seats.
    const moved = seatsChanged(former, table);
    const ended = moved ? [lapsing(live.id, { all: true, except: motion })] : [];
    const forgotten = moved ? forgetOrders(live.id, table.seats) : [];
    const isNoted = former.status === 'running' || note?.type === 'lots';
    const notes = isNoted ? [note, further].flatMap(said => said ?? []) : [];
    const noted = notes.map((said, i) => lineFor(house, table, said, i));
    const rows = await house.db.run([...noted, ...ended, ...changeTable(table), ...more, ...forgotten], notice);
    if (rows) {
      const begins = !live.game && table.status !== 'gathering';
      if (begins) live.game = await gameOf(house, table);
      await adopt(house, live, { ...table, version: table.version + 1 }, begins);
      for (const [i] of noted.entries()) await tellNote(house, live, number(rows[i]?.[0], 'id'));
      if (ended.length) await tellLapsed(house, live, rows[noted.length] ?? []);
      return;
    }
    await catchUp(house, live);
  }
  refuse('failed');
};

const lineFor = (house: House, table: KeptTable, { by, ...note }: Noted, i: number) =>
  addLine(table.id, {
    key: `note:${table.version}${i ? `.${i}` : ''}`,
    person: by,
    at: house.parts.now(),
    text: '',
    note,
  });

export const change = (
  house: House,
  live: Live,
  draft: (t: KeptTable) => TableDraft | Promise<TableDraft>,
): Promise<void> => inTurn(live, () => changeNow(house, live, draft));
