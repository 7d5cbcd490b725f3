import { refuse } from '../refuse.ts';
import type { Batch } from '../store/database.ts';
import { changeTable, type KeptTable } from '../store/tables.ts';
import { adopt, personsIn } from './adopt.ts';
import { catchUp } from './catchup.ts';
import type { House } from './house.ts';
import { gameOf, inTurn, type Live } from './live.ts';
import { sealed } from './notices.ts';

const TRIES = 5;

/** What a table becomes, and what else is written with it. */
export interface TableDraft {
  readonly table: KeptTable;
  readonly more?: Batch;
}

/** Changes a table; if another process did so meanwhile, the change is thought over again. Only in turn. */
export const changeNow = async (house: House, live: Live, draft: (t: KeptTable) => TableDraft): Promise<void> => {
  for (let tries = 0; tries < TRIES; tries++) {
    const { table, more = [] } = draft(live.table);
    const persons = [...new Set([live.table, table].flatMap(personsIn))];
    const notice = sealed(house.process, { kind: 'table', table: live.id, persons });
    if (await house.db.run([...changeTable(table), ...more], notice)) {
      const begins = !live.game && table.status !== 'gathering';
      if (begins) live.game = await gameOf(house, table);
      await adopt(house, live, { ...table, version: table.version + 1 }, begins);
      return;
    }
    await catchUp(house, live);
  }
  refuse('failed');
};

export const change = (house: House, live: Live, draft: (t: KeptTable) => TableDraft): Promise<void> =>
  inTurn(live, () => changeNow(house, live, draft));
