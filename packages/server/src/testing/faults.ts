import type { Database } from '../store/database.ts';

/** Makes a database fail as often as `fails` says so: before anything is written, or after, when only the answer is lost. */
export const withFaults = (db: Database, fails: () => 'before' | 'after' | undefined): { mend(): void } => {
  const { run } = db;
  const broken: Database['run'] = async (batch, notice) => {
    const fault = fails();
    if (fault === 'before') throw new Error('the database went away');
    const rows = await run(batch, notice);
    if (fault === 'after') throw new Error('the answer of the database was lost');
    return rows;
  };
  Object.assign(db, { run: broken });
  return { mend: () => void Object.assign(db, { run }) };
};
