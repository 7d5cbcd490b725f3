import { isPenniless } from '../core/automaton.ts';
import type { CompanyId, PrivateId } from '../core/ids.ts';
import { pay } from '../core/money.ts';
import type { Game } from '../core/state.ts';
import { emit, type Table, write } from '../core/table.ts';
import { directorOf } from '../shares/certificate.ts';

/** Every open private that belongs to somebody pays its income. */
export const privatesPay = (t: Table): void => {
  for (const [id, held] of Object.entries(t.state.privates)) {
    const amount = t.title.parts.privates[id]?.income ?? 0;
    if (held.owner === undefined || held.closed || !amount || isPenniless(t, held.owner)) continue;
    pay(t, 'bank', held.owner, amount);
    emit(t, { type: 'income', private: id, to: held.owner, amount });
  }
};

/** All have passed in an opening: privates pay. If that breaks the bank the game is over, or it might go on so for ever. */
export const payPassers = (t: Table, end: (t: Table) => void): void => {
  privatesPay(t);
  if (t.state.ending) end(t);
};

export const closePrivate = (t: Table, id: PrivateId): void => {
  if (t.state.privates[id]?.closed) return;
  write(t, 'privates', id).closed = true;
  emit(t, { type: 'closed', private: id });
};

/** Whether the company may use the private: its own, or its director's. */
export const commands = (g: Game, company: CompanyId, id: PrivateId): boolean => {
  const owner = g.state.privates[id]?.owner;
  return owner !== undefined && (owner === company || owner === directorOf(g, company));
};
