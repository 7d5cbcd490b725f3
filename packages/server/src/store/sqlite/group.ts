import { type Batch, type Row, type Rows, reads } from '../database.ts';
import type { Driver } from './driver.ts';

/** A batch that waits for its turn. */
export interface Job {
  readonly id: number;
  readonly batch: Batch;
}

/** What became of a job. */
export type JobDone = { readonly id: number; readonly rows: Rows } | { readonly id: number; readonly error: string };

/** Runs jobs in order and commits them together: one sync of the disk for all. */
export const runGroup = (driver: Driver, jobs: readonly Job[]): readonly JobDone[] => {
  const writes = jobs.some(job => !reads(job.batch));
  try {
    if (writes) driver.exec('BEGIN IMMEDIATE');
    const outcomes = jobs.map(job => runJob(driver, job, writes));
    if (writes) driver.exec('COMMIT');
    return outcomes;
  } catch (error) {
    if (writes) abandon(driver, 'ROLLBACK');
    return jobs.map(({ id }) => ({ id, error: messageOf(error) }));
  }
};

/** One job inside the group; if it fails, the others are not touched. */
const runJob = (driver: Driver, { id, batch }: Job, guarded: boolean): JobDone => {
  if (!guarded || reads(batch)) return attempt(id, () => runBatch(driver, batch));
  driver.exec('SAVEPOINT job');
  const outcome = attempt(id, () => runBatch(driver, batch));
  if ('error' in outcome || !outcome.rows) driver.exec('ROLLBACK TO job');
  driver.exec('RELEASE job');
  return outcome;
};

const attempt = (id: number, run: () => Rows): JobDone => {
  try {
    return { id, rows: run() };
  } catch (error) {
    return { id, error: messageOf(error) };
  }
};

const runBatch = (driver: Driver, batch: Batch): Rows => {
  const all: (readonly Row[])[] = [];
  for (const { sql, values = [], must } of batch) {
    const rows = driver.all(sql, values);
    if (must && !rows.length) return undefined;
    all.push(rows);
  }
  return all;
};

const abandon = (driver: Driver, sql: string): void => {
  try {
    driver.exec(sql);
  } catch {
    // The transaction is gone already.
  }
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
