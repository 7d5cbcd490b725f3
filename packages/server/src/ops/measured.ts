import type { Database } from '../store/database.ts';
import type { Metrics } from './metrics.ts';

/** A database whose batches are counted and timed. */
export const measured = (db: Database, metrics: Metrics): Database => ({
  ...db,
  run: async (batch, notice) => {
    const began = performance.now();
    try {
      return await db.run(batch, notice);
    } catch (error) {
      metrics.count('failures');
      throw error;
    } finally {
      metrics.time('batch', performance.now() - began);
    }
  },
  listen: hear =>
    db.listen(notice => {
      metrics.count(notice === undefined ? 'deaf' : 'notices');
      hear(notice);
    }),
});
