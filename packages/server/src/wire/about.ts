import { rowsOf } from '../store/database.ts';
import { VERSION } from '../version.ts';
import type { Handlers } from './ask.ts';

/** What this server is. */
export const about: Pick<Handlers, 'health' | 'titles'> = {
  health: async house => {
    await rowsOf(house.db, 'SELECT 1 AS one');
    return { ok: !house.stopping, version: VERSION, engine: house.parts.engine, database: house.db.dialect };
  },
  titles: async house =>
    Object.values(house.parts.shelf).map(({ id, name, players, options }) => ({
      id,
      name,
      players: [...players],
      options: Object.fromEntries(
        Object.entries(options).map(([key, o]) => [key, { values: [...o.values], cites: o.cites }]),
      ),
      bots: Object.keys(house.parts.bots),
    })),
};
