import { type Deed, type Game, hashOf, question, type Title, type View } from '@roundhouse/engine';
import { type FromServer, type NewTable, type Told, withChanges } from '@roundhouse/protocol';
import { choose, type Dice, dice, type Style, stylesFor } from '@roundhouse/testkit';
import { type Caller, call, connect, guest, type Line } from './caller.ts';

/** A random player at a table, as a real client would be: its own view, moves by socket, reconnecting. */
export interface Player {
  readonly caller: Caller;
  readonly table: string;
  readonly seat: number;
  readonly title: Title;
  readonly roll: Dice;
  readonly style: Style;
  n: number;
  view?: View;
  /** A move that was sent and not answered yet. */
  pending?: { readonly n: number; readonly key: string; readonly deed: Deed };
  /** One in so many of its moves takes the last one back instead. */
  undoes?: number;
  undone: number;
  /** Numbers under which moves were acknowledged, by key. */
  readonly entered: Map<string, number>;
  /** How often the server's hash was not ours. */
  mismatches: number;
  resyncs: number;
  line?: Line;
  readonly over: Promise<void>;
  readonly finish: () => void;
}

export const newPlayer = (caller: Caller, table: string, seat: number, title: Title, seed: string): Player => {
  let finish = (): void => {};
  const over = new Promise<void>(resolve => {
    finish = resolve;
  });
  const roll = dice(`${seed} ${seat}`);
  const [style] = stylesFor(1, roll);
  return {
    ...{ caller, table, seat, title, roll, style: style as Style },
    ...{ n: 0, entered: new Map(), mismatches: 0, resyncs: 0, undone: 0, over, finish },
  };
};

/** Sets up a table with so many guests, each over one of the servers, and starts it. */
export const startedTable = async (
  urls: readonly string[],
  title: Title,
  setup: NewTable,
  seed: string,
): Promise<readonly Player[]> => {
  const names = Array.from({ length: setup.players }, (_, i) => `Player ${i + 1}`);
  const callers = await Promise.all(names.map((name, i) => guest(urls[i % urls.length] as string, name)));
  const [host, ...others] = callers as [Caller, ...Caller[]];
  const { id } = await call(host, 'newTable', {}, setup);
  for (const [i, other] of others.entries()) await call(other, 'sit', { table: id, seat: i + 1 });
  await call(host, 'start', { table: id });
  return callers.map((caller, seat) => newPlayer(caller, id, seat, title, seed));
};

/** Connects and follows the table from where the player is. */
export const sitDown = async (p: Player): Promise<void> => {
  const line = await connect(p.caller);
  p.line = line;
  line.onMessage = message => follow(p, message);
  for (const message of line.heard.splice(0)) follow(p, message);
  const known = p.view && { since: p.n, hash: hashOf(p.view) };
  line.say({ type: 'watch', table: p.table, ...known });
};

/** Takes in one message, and moves if asked. */
export const follow = (p: Player, m: FromServer): void => {
  switch (m.type) {
    case 'position':
      p.view = m.position.view;
      p.n = m.position.n;
      p.resyncs++;
      break;
    case 'entries':
      for (const entry of m.entries) take(p, entry);
      break;
    case 'entered':
      p.entered.set(m.key, m.n);
      if (p.pending?.key !== m.key) break;
      if ('undo' in p.pending.deed) p.undone++;
      delete p.pending;
      break;
    case 'refused':
      // Not everything can be taken back.
      if (m.failure.code === 'forbidden' && p.pending && p.pending.key === m.key && 'undo' in p.pending.deed) {
        delete p.pending;
        break;
      }
      if (m.failure.code !== 'late' && m.failure.code !== 'stopping' && m.failure.code !== 'failed')
        throw new Error(`A move was refused: ${JSON.stringify(m.failure)}`);
      if (p.pending?.key === m.key && m.failure.code === 'late') delete p.pending;
      // Nobody knows whether it was kept: the same key again tells.
      if (m.failure.code === 'failed') setTimeout(() => p.pending && send(p, p.pending), 300);
      if (m.failure.code !== 'late') return;
      break;
    default:
      return;
  }
  move(p);
};

const take = (p: Player, entry: Told): void => {
  if (entry.n !== p.n + 1 || !p.view) return;
  p.view = withChanges(p.view, entry.change);
  p.n = entry.n;
  if (hashOf(p.view) !== entry.hash) p.mismatches++;
};

/** Sends what is pending again, or chooses if asked. */
const move = (p: Player): void => {
  if (!p.view) return;
  const game: Game = { title: p.title, state: p.view };
  if (game.state.over) {
    p.finish();
    return;
  }
  if (p.pending) {
    // Sent before a reconnection: the same key once more.
    if (sentOver.get(p.pending) !== p.line) send(p, p.pending);
    return;
  }
  if (question(game)?.by !== p.seat) return;
  const key = `${p.table}-${p.seat}-${p.n + 1}-${p.roll(1 << 30)}`;
  p.pending = { n: p.n + 1, key, deed: deedOf(p, game) };
  send(p, p.pending);
};

const deedOf = (p: Player, game: Game): Deed => {
  if (p.undoes && p.n > 0 && p.roll(p.undoes) === 0) return { undo: 1 };
  const action = choose(game, p.roll, p.style);
  if (!action) throw new Error('Nothing to choose from.');
  return { do: action };
};

/** Over which connection a move was last sent. */
const sentOver = new WeakMap<object, Line>();

const send = (p: Player, pending: NonNullable<Player['pending']>): void => {
  if (!p.line || !p.view) return;
  sentOver.set(pending, p.line);
  p.line.say({ type: 'enter', table: p.table, ...pending });
};
