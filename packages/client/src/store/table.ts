import {
  type Action,
  type Chronicle,
  type Entry,
  enter,
  type Game,
  hashOf,
  present,
  type Seat,
  standing,
  type Title,
  type Violation,
} from '@roundhouse/engine';
import { create } from 'zustand';
import { useDraft } from './draft.ts';

/** Where entries become true: this browser, or a server. */
export interface Host {
  /** Enters it for good; the refusal, if it is not allowed. */
  send(entry: Entry): Promise<Violation | { readonly trouble: string } | undefined>;
  /** Seats answered for from here. */
  readonly seats: readonly Seat[];
  leave(): void;
}

/** The game on the table, and how it is looked at. */
export interface TableState {
  readonly status: 'loading' | 'ready' | 'missing';
  readonly id: string;
  /** Where the game is kept: in this browser, or on a server that others look at too. */
  readonly home: 'here' | 'server';
  readonly title?: Title;
  readonly names: readonly string[];
  readonly seats: readonly Seat[];
  /** Seats we may answer for while their holders are away. */
  readonly deputised: readonly Seat[];
  readonly remarks: readonly string[];
  readonly chronicle?: Chronicle;
  /** Whether every position since the start is known. */
  readonly isWhole: boolean;
  /** A private branch to try things on. */
  readonly branch?: Chronicle;
  /** The position looked at instead of the latest. */
  readonly look?: number;
  /** Why the last wish was refused. */
  readonly refusal?: Violation;
  /** What went wrong on the way to the server, by its code. */
  readonly trouble?: string;
  /** Whether routes may be suggested at this table. */
  readonly aids: boolean;
  /** Whether what everybody is expected to end with may be looked at. */
  readonly estimates: boolean;
  readonly isSending: boolean;
  /** What was sent takes so long that the table waits for it. */
  readonly isSlow: boolean;
  /** Its players ended it where it stands: nothing is asked any more. */
  readonly isEnded: boolean;
  /** The game is read, not played: nothing may be done to it here. */
  readonly isReading: boolean;
}

const BLANK: TableState = {
  status: 'loading',
  id: '',
  home: 'here',
  names: [],
  seats: [],
  deputised: [],
  remarks: [],
  isWhole: false,
  aids: true,
  estimates: true,
  isSending: false,
  isSlow: false,
  isEnded: false,
  isReading: false,
};

/** The one table that is open. */
export const useTable = create<TableState>()(() => BLANK);

let host: Host | undefined;

/** Replaces optional fields for good: what is not named is gone. */
const put = (change: Partial<TableState>, without: readonly (keyof TableState)[] = []): void => {
  const next: Record<string, unknown> = { ...useTable.getState(), ...change };
  for (const key of without) delete next[key];
  useTable.setState(next as unknown as TableState, true);
};

/** Clears the table for another game. */
export const clearTable = (id: string, home: TableState['home'] = 'here'): void => {
  host?.leave();
  host = undefined;
  useDraft.getState().clear();
  useTable.setState({ ...BLANK, id, home, isReading: useTable.getState().isReading }, true);
};

/** Puts a game on the table. */
export const setTable = (game: Partial<TableState>, by: Host): void => {
  host = by;
  put({ ...game, status: 'ready', seats: by.seats });
};

export const tableIsMissing = (): void => put({ status: 'missing' });

/** What the host says stands now; `isSending` no longer, if it is the answer to what was sent. Until that comes, the table waits. */
export const showChronicle = (
  chronicle: Chronicle,
  { isWhole, isSending }: Pick<TableState, 'isWhole' | 'isSending'> = useTable.getState(),
): void => {
  useDraft.getState().clear();
  put({ chronicle, isWhole, isSending, isSlow: isSending }, ['refusal', 'trouble']);
};

/** The same game with its past. What stands on the table stays the very thing it was: nothing is drawn, asked or thought about anew. */
export const showPast = (past: Chronicle): void => {
  const { chronicle } = useTable.getState();
  const now = chronicle && present(chronicle);
  const isSame = now && hashOf(now.state) === hashOf(present(past).state);
  put({ chronicle: isSame ? { ...past, games: past.games.with(-1, now) } : past, isWhole: true });
};

/** Changes what is known about the table besides the game. */
export const describeTable = (
  change: Pick<Partial<TableState>, 'names' | 'aids' | 'estimates' | 'seats' | 'deputised' | 'isEnded'>,
): void => put(change);

/** The line of positions that is looked at: the branch, if there is one. */
export const lineOf = (s: TableState): Chronicle | undefined => s.branch ?? s.chronicle;

/** The position on the screen. */
export const shownIn = (s: TableState): Game | undefined => {
  const line = lineOf(s);
  return line && (s.look === undefined ? present(line) : line.games[s.look]);
};

/** Whether the position on the screen may be acted on by this seat from here. */
export const mayActIn = (s: TableState, seat: Seat): boolean =>
  s.look === undefined &&
  !s.isSlow &&
  !s.isReading &&
  (!!s.branch || s.seats.includes(seat) || s.deputised.includes(seat));

/** Whether others look at the same table. */
export const isShared = ({ home }: Pick<TableState, 'home'>): boolean => home === 'server';

/** The seat of whoever looks, if it is one: at a hot seat nobody is "you". */
export const mineIn = ({ seats }: Pick<TableState, 'seats'>): Seat | undefined =>
  seats.length === 1 ? seats[0] : undefined;

/** Milliseconds an answer may take before the table shows that it waits; most come sooner, and nothing is drawn twice. */
const SOON = 120;

/** Sends an entry, or tries it on the branch. */
const send = async (entry: Entry): Promise<void> => {
  const { branch, look, isSending, isReading } = useTable.getState();
  if (look !== undefined || isSending || isReading) return;
  if (branch) {
    const next = enter(branch, entry);
    useDraft.getState().clear();
    if ('violation' in next) put({ refusal: next.violation });
    else put({ branch: next }, ['refusal']);
    return;
  }
  put({ isSending: true }, ['refusal', 'trouble']);
  const waiting = setTimeout(() => put({ isSlow: true }), SOON);
  const answer = await host?.send(entry).catch(() => ({ trouble: 'unsaved' }));
  clearTimeout(waiting);
  const done = { isSending: false, isSlow: false };
  if (answer && 'trouble' in answer) put({ trouble: answer.trouble, ...done });
  else if (answer) put({ refusal: answer, ...done });
  else if (useTable.getState().isSending) put(done);
};

/** Plays an action. */
export const act = (action: Action): Promise<void> => send({ do: action });
/** Takes back so many actions. */
export const undo = (count = 1): Promise<void> => send({ undo: count });
/** Takes back everything after the position that is looked at. */
export const undoToHere = (): Promise<void> => {
  const s = useTable.getState();
  const count = (lineOf(s)?.games.length ?? 1) - 1 - (s.look ?? 0);
  if (s.look === undefined || count < 1) return Promise.resolve();
  lookAt(undefined);
  return undo(count);
};
export const redo = (): Promise<void> => send({ redo: true });

/** Shows why something is not allowed, or takes the notice away. */
export const refuse = (refusal: Violation | undefined): void =>
  refusal ? put({ refusal }, ['trouble']) : put({}, ['refusal', 'trouble']);

/** Says what went wrong besides the game itself, by its code. */
export const sayTrouble = (trouble: string): void => put({ trouble });

/** Whether the game is only read here. */
export const setReading = (isReading: boolean): void => put({ isReading });

/** Looks at an earlier position; nothing: back to the latest. */
export const lookAt = (position: number | undefined): void => {
  const last = (lineOf(useTable.getState())?.games.length ?? 1) - 1;
  useDraft.getState().clear();
  if (position === undefined || position >= last) put({}, ['look', 'refusal']);
  else put({ look: Math.max(0, position) }, ['refusal']);
};

/** Begins a private branch at the position on the screen. */
export const branchOff = (): void => {
  const s = useTable.getState();
  const line = lineOf(s);
  const game = shownIn(s);
  if (!line || !game) return;
  useDraft.getState().clear();
  put({ branch: { record: { ...line.record, log: [] }, games: [game], undone: [] } }, ['look', 'refusal']);
};

/** The first action tried on the branch, if it could be done for good now and from here. */
export const triedIn = ({ branch, chronicle, seats, isSending, isReading }: TableState): Action | undefined => {
  const isNow = branch && chronicle && branch.games[0] === present(chronicle);
  const [first] = isNow ? standing(branch.record.log) : [];
  return first && seats.includes(first.by) && !isSending && !isReading ? first : undefined;
};

/** Does the first action of the branch for good; what was tried after it stays on the branch. */
export const doTried = async (): Promise<void> => {
  const { branch } = useTable.getState();
  const first = triedIn(useTable.getState());
  if (!branch || !first) return;
  leaveBranch();
  await act(first);
  const { chronicle } = useTable.getState();
  const [, ...rest] = standing(branch.record.log);
  const [, then, ...games] = branch.games;
  if (!chronicle || !then || !rest.length || hashOf(present(chronicle).state) !== hashOf(then.state)) return;
  const record = { ...branch.record, log: rest.map(action => ({ do: action })) };
  put({ branch: { record, games: [present(chronicle), ...games], undone: [] } });
};

/** Leaves the branch; the game is as it was. */
export const leaveBranch = (): void => {
  useDraft.getState().clear();
  put({}, ['branch', 'look', 'refusal']);
};
