import type { House } from '../house/house.ts';
import { type Ailment, ailmentOf } from '../store/ailment.ts';

/** How the database was when last tried. */
export interface Wellbeing {
  readonly ok: boolean;
  readonly ailment?: Ailment;
  readonly at: number;
}

/** Whoever asks more often hears the last answer again. */
const FRESH = 1_000;
/** A database that takes longer is as good as none. */
const PATIENCE = 3_000;

const tried = async (house: House): Promise<Ailment | undefined> => {
  let timer: NodeJS.Timeout | undefined;
  const tired = new Promise<Ailment>(resolve => {
    timer = setTimeout(resolve, PATIENCE, 'slow');
  });
  try {
    return await Promise.race([house.db.check().then(() => undefined, ailmentOf), tired]);
  } finally {
    clearTimeout(timer);
  }
};

const checking = new WeakMap<House, Promise<Wellbeing>>();

const check = async (house: House): Promise<Wellbeing> => {
  const ailment = await tried(house);
  const well: Wellbeing = { ok: !ailment, ...(ailment ? { ailment } : {}), at: house.parts.now() };
  if (ailment && ailment !== house.well.ailment) house.log.error({ ailment }, SAYS[ailment]);
  else if (!ailment && !house.well.ok) house.log.info({}, 'the database can be written again');
  house.well = well;
  return well;
};

/** Whether something can be written and read again, tried now or a moment ago. */
export const wellbeing = async (house: House): Promise<Wellbeing> => {
  if (house.parts.now() - house.well.at < FRESH) return house.well;
  const known = checking.get(house);
  if (known) return known;
  const asked = check(house).finally(() => checking.delete(house));
  checking.set(house, asked);
  return asked;
};

/** What is the matter, for the log. */
const SAYS: Readonly<Record<Ailment, string>> = {
  full: 'the disk is full: nothing more can be kept',
  readonly: 'the database cannot be written: read-only, or not ours',
  damaged: 'the database file is damaged or gone: stop, keep the files, restore a backup',
  lost: 'the database cannot be reached',
  slow: 'the database does not answer in time',
  failing: 'the database fails',
};
