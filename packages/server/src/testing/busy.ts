import type { EndpointName } from '@roundhouse/protocol';
import type { Dice } from '@roundhouse/testkit';
import { type Caller, type Reply, request, stranger } from './caller.ts';

/** Somebody who changes everything but games: name, seats, chat, newcomers. What was acknowledged is noted. */
interface Busybody {
  readonly caller: Caller;
  readonly roll: Dice;
  /** Where the server is at the moment. */
  readonly where: () => string;
  table: string;
  name: string;
  seat: number | undefined;
  readonly said: string[];
  /** Guests who were let in. */
  readonly newcomers: { readonly caller: Caller; readonly name: string }[];
  acknowledged: number;
  /** What was acknowledged and is not so. */
  readonly wrong: string[];
  ends: boolean;
}

const rest = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));

/** Asks until there is an answer, as a client does; what was lost on the way is sent again. */
const insist = async <N extends EndpointName>(
  b: Pick<Busybody, 'where' | 'ends'>,
  c: Caller,
  name: N,
  words: Readonly<Record<string, string | number>> = {},
  body?: unknown,
): Promise<Reply<N>> => {
  for (;;) {
    Object.assign(c, { url: b.where() });
    const reply = await request(c, name, words, body).catch(() => undefined);
    c.received.length = 0;
    if (reply && reply.status < 500) return reply;
    await rest(30);
  }
};

export const newBusybody = async (where: () => string, roll: Dice): Promise<Busybody> => {
  const name = `Busy ${roll(1 << 30)}`;
  const b: Busybody = {
    ...{ caller: stranger(where()), roll, where, table: '', name, seat: 0, said: [], newcomers: [], acknowledged: 0 },
    ...{ wrong: [], ends: false },
  };
  await insist(b, b.caller, 'guest', {}, { name });
  b.table = (await insist(b, b.caller, 'newTable', {}, { title: '1848', players: 4, access: 'private' })).ok?.id ?? '';
  return b;
};

/** Holds name and seat against what was acknowledged last; the next change would hide that one was undone. */
const compare = async (b: Busybody): Promise<void> => {
  const { ok: me } = await insist(b, b.caller, 'me');
  if (me?.me?.name !== b.name) b.wrong.push(`${b.name} is called ${me?.me?.name}`);
  const { ok: table } = await insist(b, b.caller, 'table', { table: b.table });
  const seat = table?.seats.find(s => s.person?.id === me?.me?.id)?.seat;
  if (seat !== b.seat) b.wrong.push(`${b.name} sits in ${seat}, not ${b.seat}`);
};

/** Asks for a seat to be as it is wanted; an answer may have been lost, so what counts is how the table stands then. */
const takeSeat = async (b: Busybody, seat: number | undefined): Promise<void> => {
  await compare(b);
  if (b.seat !== undefined) await insist(b, b.caller, 'rise', { table: b.table, seat: b.seat });
  b.seat = undefined;
  b.acknowledged++;
  if (seat === undefined) return;
  await insist(b, b.caller, 'sit', { table: b.table, seat });
  b.seat = seat;
  b.acknowledged++;
};

const DEEDS: readonly ((b: Busybody, n: number) => Promise<void>)[] = [
  async (b, n) => {
    const name = `Busy ${n}`;
    await compare(b);
    await insist(b, b.caller, 'changeMe', {}, { name });
    b.name = name;
    b.acknowledged++;
  },
  async (b, n) => {
    const text = `Line ${n} ${b.roll(1 << 30)}`;
    const key = `busy-${n}-${b.roll(1 << 30)}`;
    const reply = await insist(b, b.caller, 'say', { table: b.table }, { key, text });
    if (!reply.ok) throw new Error(`A line was refused: ${reply.text}`);
    b.said.push(text);
    b.acknowledged++;
  },
  async b => takeSeat(b, b.roll(5) ? b.roll(3) : undefined),
  async (b, n) => {
    const [caller, name] = [stranger(b.where()), `Newcomer ${n}`];
    await insist(b, caller, 'guest', {}, { name });
    b.newcomers.push({ caller, name });
    await insist(b, caller, 'sit', { table: b.table, seat: 3 });
    await insist(b, caller, 'rise', { table: b.table, seat: 3 });
    b.acknowledged += 3;
  },
];

/** Goes on until told to end. */
export const beBusy = async (b: Busybody): Promise<void> => {
  for (let n = 1; !b.ends; n++) {
    await DEEDS[b.roll(DEEDS.length)]?.(b, n);
    await rest(b.roll(20));
  }
};

/** What was acknowledged and is not there. */
export const undone = async (b: Busybody): Promise<readonly string[]> => {
  await compare(b);
  const { wrong } = b;
  const lines: string[] = [];
  for (let before = 1_000_000; ; ) {
    const reply = await insist(b, b.caller, 'chat', { table: b.table, before });
    if (!reply.ok) throw new Error(`The chat was refused: ${reply.text}`);
    const page = reply.ok;
    lines.push(...page.map(l => l.text));
    if (page.length < 100) break;
    before = page[0]?.id ?? 0;
  }
  for (const text of b.said) {
    const times = lines.filter(l => l === text).length;
    if (times !== 1) wrong.push(`"${text}" is there ${times} times`);
  }
  for (const { caller, name } of b.newcomers) {
    const known = (await insist(b, caller, 'me')).ok?.me?.name;
    if (known !== name) wrong.push(`${name} is ${known}`);
  }
  return wrong;
};
