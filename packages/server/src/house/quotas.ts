import type { Config } from '../config.ts';
import { type Limit, limit } from '../limit.ts';

/** How much one person may do to others, over whatever connection. */
export interface Quotas {
  readonly chat: Limit;
  readonly motions: Limit;
  readonly orders: Limit;
  readonly tables: Limit;
  /** New tables from one address: a club shares it. */
  readonly addressTables: Limit;
  /** Warnings about the position somebody has. */
  readonly warnings: Limit;
}

/** An address may make so many times the tables of a person. */
const CLUB = 5;

/** With the usual settings 30 lines at once and one every two seconds, 20 motions and one every half minute. */
export const openQuotas = ({ messages, tablesPerPerson }: Config, now: () => number): Quotas => ({
  chat: limit(messages / 40, messages * 1.5, now),
  motions: limit(messages / 600, messages, now),
  orders: limit(messages / 200, messages * 3, now),
  tables: limit(tablesPerPerson / 3600, tablesPerPerson * 2, now),
  addressTables: limit((CLUB * tablesPerPerson) / 3600, CLUB * tablesPerPerson * 2, now),
  warnings: limit(1 / 60, 1, now),
});
