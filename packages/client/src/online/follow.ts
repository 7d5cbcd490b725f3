import {
  type Chronicle,
  deedOf,
  type Entry,
  hashOf,
  present,
  type Title,
  type Violation,
  variantOf,
} from '@roundhouse/engine';
import type { FromClient, FromServer, Position, TableInfo, Told } from '@roundhouse/protocol';
import { botCalled } from '../store/botName.ts';
import { rememberTable } from '../store/last.ts';
import { backToPerson } from '../store/local.ts';
import {
  clearTable,
  describeTable,
  type Host,
  sayTrouble,
  setTable,
  showChronicle,
  showPast,
  tableIsMissing,
  useTable,
} from '../store/table.ts';
import { titleInWords } from '../store/titleInWords.ts';
import { callToTable } from './call.ts';
import { lineFrom, toldOn } from './fold.ts';
import { entriesSince, positionAt } from './history.ts';
import { helpAt, namesIn } from './names.ts';
import { openWire, type Wire } from './socket.ts';
import { forgetOnline, hearChat, hearMotion, newKey, sitAt, useOnline } from './state.ts';
import { greet } from './useServer.ts';

type Answer = Violation | { readonly trouble: string } | undefined;

let wire: Wire | undefined;

/** Says something to the server about the table that is followed. */
export const sayToServer: Wire['say'] = message => wire?.say(message);

/** Follows a table on the server: its game, its talk, its people. */
export const openOnline = async (table: string): Promise<void> => {
  clearTable(table, 'server');
  forgetOnline();
  wire?.close();
  const follower = follow(table);
  const own = openWire({
    onOpen: () => {
      useOnline.setState({ connection: 'open' });
      own.say({ type: 'watch', table, ...follower.known() });
      for (const message of follower.pending()) own.say(message);
    },
    onLost: () => {
      useOnline.setState({ connection: 'lost' });
      if (useTable.getState().status === 'loading' && !useOnline.getState().info) tableIsMissing();
    },
    onMessage: message => {
      if (wire === own) follower.hear(message);
    },
  });
  wire = own;
};

const follow = (table: string) => {
  let title: Title | undefined;
  let n = 0;
  let line: Chronicle | undefined;
  let isWhole = false;
  let held: number | undefined;
  const unanswered = new Map<string, { readonly message: FromClient; readonly resolve: (answer: Answer) => void }>();

  const host: Host = {
    get seats() {
      const { seat, info } = useOnline.getState();
      return seat === undefined || info?.seats[seat]?.kind === 'bot' ? [] : [seat];
    },
    leave: () => {
      wire?.close();
      wire = undefined;
    },
    send: (entry: Entry) => {
      const key = newKey();
      const message: FromClient = {
        type: 'enter',
        table,
        n: n + 1,
        key,
        deed: deedOf(withAnswers(entry), action => action),
        ...hashed(),
      };
      wire?.say(message);
      return new Promise(resolve => {
        unanswered.set(key, { message, resolve });
        setTimeout(() => settle(key, { trouble: 'unreachable' }), 30_000);
      });
    },
  };

  /** Taking back goes to a person's question: what bots answered since goes with it. */
  const withAnswers = (entry: Entry): Entry => {
    const sitters = useOnline.getState().info?.seats.map(s => botCalled(s.bot) ?? 'person') ?? [];
    return line && 'undo' in entry ? { undo: backToPerson(line, sitters, entry.undo) } : entry;
  };

  const settle = (key: string | undefined, answer: Answer): void => {
    if (key === undefined) return;
    unanswered.get(key)?.resolve(answer);
    unanswered.delete(key);
  };

  const hashed = () => (line ? { hash: hashOf(present(line).state) } : {});

  const takePosition = async (p: Position): Promise<void> => {
    const { info } = useOnline.getState();
    const shelved = await titleInWords(info?.title ?? '');
    if (!shelved) return tableIsMissing();
    rememberTable(table, shelved.id);
    sitAt(p.seat);
    const { setup } = p.view;
    title = variantOf(shelved, { players: setup.players, options: setup.options });
    n = p.n;
    line = lineFrom({ title, state: p.view }, namesIn(info));
    isWhole = p.n === 0;
    setTable({ title, names: namesIn(info), chronicle: line, isWhole, ...helpAt(info) }, host);
    if (!isWhole) void past();
  };

  /** Fetches all that happened and lays it under what is known. */
  const past = async (): Promise<void> => {
    const start = await positionAt(table, 0);
    if (!start || !title) return;
    let whole = lineFrom({ title, state: start.view }, useTable.getState().names);
    for (let at = 0; at < n; ) {
      const entries: readonly Told[] = await entriesSince(table, at);
      if (!entries.length) return;
      whole = toldOn(
        whole,
        entries.filter(e => e.n <= n),
      );
      at = entries.at(-1)?.n ?? n;
    }
    if (useTable.getState().id !== table || !line || hashOf(present(whole).state) !== hashOf(present(line).state))
      return;
    line = whole;
    isWhole = true;
    showPast(whole);
  };

  const hearEntries = (entries: readonly Told[]): void => {
    for (const e of entries) {
      if (line && e.n > n + 1) {
        wire?.say({ type: 'watch', table });
        break;
      }
      if (!line || e.n !== n + 1) continue;
      line = toldOn(line, [e]);
      n = e.n;
      if (hashOf(present(line).state) !== e.hash) wire?.say({ type: 'watch', table });
    }
    if (line) showChronicle(line, { isWhole, isSending: useTable.getState().isSending });
    const asked = entries.at(-1)?.asked;
    if (asked) useOnline.setState({ asked });
    callToTable(entries.at(-1)?.asked?.by, useOnline.getState());
  };

  let hearing: Promise<unknown> = Promise.resolve();
  /** Takes messages in their order: a position may have to wait for its title, and what comes after it waits too. */
  const hear = (m: FromServer): void => {
    const inTurn = () => (useTable.getState().id === table ? take(m) : undefined);
    hearing = hearing.then(inTurn, inTurn);
  };

  const take = async (m: FromServer): Promise<void> => {
    switch (m.type) {
      case 'hello':
        // What is still open is told anew.
        useOnline.setState({ motions: [], ...(m.me ? { me: m.me.id } : {}) });
        return;
      case 'bye':
        if (m.why !== 'stale') return;
        useOnline.setState({ connection: 'lost' });
        sayTrouble('stale');
        return void greet();
      case 'table':
        if (m.info.status !== 'gathering' && useOnline.getState().info?.status === 'gathering')
          wire?.say({ type: 'watch', table });
        useOnline.setState({ info: m.info, ...(m.info.asked ? { asked: m.info.asked } : {}) });
        // Another seat, or none any more: what may be seen and done is another now.
        if (line && heldIn(m.info) !== held) wire?.say({ type: 'watch', table });
        held = heldIn(m.info);
        describeTable({
          names: namesIn(m.info),
          ...helpAt(m.info),
          seats: host.seats,
          deputised: deputised(),
          isEnded: m.info.ending === 'agreed',
        });
        return;
      case 'position':
        return takePosition(m.position);
      case 'entries':
        return hearEntries(m.entries);
      case 'entered':
        return settle(m.key, undefined);
      case 'refused':
        if (m.key === undefined && m.failure.code === 'missing') return tableIsMissing();
        if (m.key !== undefined && unanswered.has(m.key)) return settle(m.key, refusalOf(m.failure));
        // A fault of the server's own passes: the table is asked for again until it comes.
        if (m.key === undefined && isPassing(m.failure.code)) return void setTimeout(watchAgain, SOON);
        return sayTrouble(m.failure.code);
      case 'chat':
        return hearChat(m.lines);
      case 'motion':
        return hearMotion(m.motion);
      case 'orders':
        useOnline.setState({ orders: m.orders });
        return;
      case 'waiting':
        useOnline.setState({ waiting: m.tables });
        return;
      case 'presence':
        useOnline.setState({ presence: m.presence });
        describeTable({ deputised: deputised() });
    }
  };

  const watchAgain = (): void => {
    if (useTable.getState().id === table) wire?.say({ type: 'watch', table, ...known() });
  };

  const known = () => (line ? { since: n, ...hashed() } : {});

  return {
    hear,
    known,
    /** What was sent and not answered, to be sent again: by its key it is entered once. */
    pending: () => [...unanswered.values()].map(u => u.message),
  };
};

/** The seat of a table that is ours. */
const heldIn = (info: TableInfo): number | undefined => {
  const { me } = useOnline.getState();
  return info.seats.find(s => me !== undefined && s.person?.id === me)?.seat;
};

/** Seats whose holders let us play for them, and are not here. */
const deputised = (): readonly number[] => {
  const { me, info, presence } = useOnline.getState();
  const isHere = (person: string | undefined) => presence?.here.some(h => h.person.id === person);
  const ours = info?.seats.filter(s => me !== undefined && s.deputy?.id === me && s.kind === 'person') ?? [];
  return info?.status === 'running' ? ours.filter(s => !isHere(s.person?.id)).map(s => s.seat) : [];
};

/** Whether it is worth while to ask again. */
const isPassing = (code: string): boolean => code === 'failed' || code === 'stopping';
const SOON = 700;

const refusalOf = (f: {
  readonly code: string;
  readonly clause?: string | undefined;
  readonly facts?: Violation['facts'] | undefined;
  readonly cites?: string | undefined;
}): Answer =>
  f.code === 'forbidden' && f.clause
    ? {
        clause: f.clause as Violation['clause'],
        ...(f.facts ? { facts: f.facts } : {}),
        ...(f.cites ? { cites: f.cites } : {}),
      }
    : { trouble: f.code };
