import type { Position, Told } from '@roundhouse/protocol';
import { again, fetchFree } from '../work/again.ts';

const get = async <T>(path: string): Promise<T | undefined> => {
  const response = await again(() => fetchFree(path)).catch(() => undefined);
  return response?.ok ? ((await response.json()) as T) : undefined;
};

/** The game as we may see it after so many entries. */
export const positionAt = (table: string, at: number): Promise<Position | undefined> =>
  get(`/api/tables/${encodeURIComponent(table)}/position?at=${at}`);

/** Entries after this one, as many as come at once. */
export const entriesSince = async (table: string, since: number): Promise<readonly Told[]> =>
  (await get<{ readonly entries: readonly Told[] }>(`/api/tables/${encodeURIComponent(table)}/entries?since=${since}`))
    ?.entries ?? [];
