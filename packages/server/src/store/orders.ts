import type { LeftOrder, Order, OrderEnd } from '@roundhouse/protocol';
import {
  type Batch,
  type Database,
  json,
  maybe,
  must,
  number,
  type Row,
  rowsOf,
  type Statement,
  statement,
  text,
} from './database.ts';

/** An order as kept: whose it is, and for which seat. */
export interface KeptOrder extends LeftOrder {
  readonly seat: number;
  readonly person: string;
}

const orderOf = (row: Row): KeptOrder => ({
  id: number(row, 'id'),
  seat: number(row, 'seat'),
  person: text(row, 'person'),
  order: json<Order>(row, 'said') as Order,
  n: number(row, 'n'),
  at: number(row, 'at'),
  done: number(row, 'done'),
  ...maybe('end', json<OrderEnd>(row, 'ended')),
});

/** The orders of a table that are in force, oldest first. */
export const ordersAt = async (db: Database, table: string): Promise<readonly KeptOrder[]> =>
  (await rowsOf(db, 'SELECT * FROM orders WHERE table_id = $1 AND ended IS NULL ORDER BY id', table)).map(orderOf);

/** What somebody has left behind at a table, the latest of what is no more included. */
export const ordersOf = async (db: Database, table: string, person: string): Promise<readonly KeptOrder[]> => {
  const rows = await rowsOf(
    db,
    'SELECT * FROM orders WHERE table_id = $1 AND person = $2 ORDER BY id DESC LIMIT 40',
    table,
    person,
  );
  const orders = rows.map(orderOf).reverse();
  const over = orders.filter(o => o.end);
  return orders.filter(o => !o.end || over.indexOf(o) >= over.length - 10);
};

export const addOrder = (table: string, o: Omit<KeptOrder, 'id' | 'done'>): Statement =>
  must(
    `INSERT INTO orders (table_id, id, seat, person, said, n, at, done)
     SELECT $1, COALESCE(MAX(id), 0) + 1, $2, $3, $4, $5, $6, 0 FROM orders WHERE table_id = $1
     ON CONFLICT DO NOTHING RETURNING id`,
    table,
    o.seat,
    o.person,
    JSON.stringify(o.order),
    o.n,
    o.at,
  );

/** Takes an order back, or away from the list of what is no more. */
export const removeOrder = (table: string, id: number, person: string): Statement =>
  must('DELETE FROM orders WHERE table_id = $1 AND id = $2 AND person = $3 RETURNING id', table, id, person);

/** It has answered once more, and may be over by it; only if nobody changed it since. */
export const orderAnswered = (table: string, { id, done }: KeptOrder, end: OrderEnd | undefined): Statement =>
  must(
    'UPDATE orders SET done = $3 + 1, ended = $4 WHERE table_id = $1 AND id = $2 AND done = $3 AND ended IS NULL RETURNING id',
    table,
    id,
    done,
    end ? JSON.stringify(end) : null,
  );

/** It is no more; only once. */
export const endOrder = (table: string, id: number, end: OrderEnd): Statement =>
  must(
    'UPDATE orders SET ended = $3 WHERE table_id = $1 AND id = $2 AND ended IS NULL RETURNING id',
    table,
    id,
    JSON.stringify(end),
  );

/** Whoever no longer sits there has left nothing behind. */
export const forgetOrders = (
  table: string,
  seats: readonly { readonly seat: number; readonly person?: string }[],
): Batch =>
  seats.map(s =>
    statement('DELETE FROM orders WHERE table_id = $1 AND seat = $2 AND person <> $3', table, s.seat, s.person ?? ''),
  );
