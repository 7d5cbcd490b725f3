import { type Database, number, rowsOf } from './database.ts';

/** How long somebody took for each of their latest moves at these tables, in milliseconds; what an order answered is none. */
export const pacesOf = async (db: Database, person: string, tables: readonly string[]): Promise<readonly number[]> => {
  if (!tables.length) return [];
  const places = tables.map((_, i) => `$${i + 2}`).join(', ');
  const rows = await rowsOf(
    db,
    `SELECT e.at - p.at AS took FROM entries e JOIN entries p ON p.table_id = e.table_id AND p.n = e.n - 1
     WHERE e.table_id IN (${places}) AND e.person = $1 AND e.kind = 'do' AND e.key NOT LIKE 'order:%'
     ORDER BY e.at DESC LIMIT 500`,
    person,
    ...tables,
  );
  return rows.map(row => number(row, 'took'));
};
