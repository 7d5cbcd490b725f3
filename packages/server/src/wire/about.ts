import type { AnswerOf } from '@roundhouse/protocol';
import type { House } from '../house/house.ts';
import { wellbeing } from '../ops/health.ts';
import { maybe } from '../store/database.ts';
import { VERSION } from '../version.ts';
import type { Handlers } from './ask.ts';

type Health = AnswerOf<'health'>;

/** How the server is; 503 tells proxies and watchdogs. */
const healthOf = async (house: House, leaving: boolean, status: (code: number) => void): Promise<Health> => {
  const well = await wellbeing(house);
  const ailment = leaving ? ('stopping' as const) : well.ailment;
  if (ailment) status(503);
  const { engine } = house.parts;
  return { ok: !ailment, ...maybe('ailment', ailment), version: VERSION, engine, database: house.db.dialect };
};

/** What this server is. */
export const about: Pick<Handlers, 'health' | 'ready' | 'live' | 'titles'> = {
  health: (house, ask) => healthOf(house, house.stopping, ask.status),
  ready: (house, ask) => healthOf(house, house.stopping || house.leaving, ask.status),
  live: async () => ({ ok: true }),
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
