import { type Chronicle, decide, type Entry, enter, type GameRecord, present } from '@roundhouse/engine';
import { keptOf } from './create.ts';
import { goOnWith, type Kept, keptGame, onWritten } from './kept.ts';
import { rememberTable } from './last.ts';
import { openPresent, openWhole } from './open.ts';
import { ELSEWHERE, isBot, seatBots } from './opponents.ts';
import { type Host, setTable, showChronicle, showPast, tableIsMissing, useTable } from './table.ts';
import { titleInWords } from './titleInWords.ts';

/** Opens a game of this browser: its present at once, its past as it is played again. */
export const openLocal = async (kept: Kept): Promise<void> => {
  const { id } = kept;
  rememberTable(id, kept.record.setup.title);
  const title = await titleInWords(kept.record.setup.title);
  const isHere = () => useTable.getState().id === id;
  if (!isHere()) return;
  const opened = title && openPresent(title, kept.record, kept.state);
  if (!opened) return tableIsMissing();
  const now = answered(opened);
  const readPast = async (record: GameRecord): Promise<void> => {
    const whole = await openWhole(title, record, isHere);
    const { chronicle } = useTable.getState();
    const all = whole && chronicle && isHere() ? caughtUp(whole, chronicle) : undefined;
    if (all) showPast(all);
  };
  let past = Promise.resolve();
  // So much of it is written down. What seats answered for themselves when it was opened may be more.
  let written = kept.record.log.length;
  const follow = (stands: Kept | undefined): void => {
    const next = stands && openPresent(title, stands.record, stands.state);
    if (!next || !isHere() || next.record.log.length <= written) return;
    written = next.record.log.length;
    showChronicle(next, { isWhole: false, isSending: useTable.getState().isSending });
    past = readPast(next.record);
  };
  const keep = async (c: Chronicle): Promise<boolean> => {
    const elsewhere = await goOnWith(
      { ...keptOf(id, c.record, present(c), kept.sitters), ...(kept.remarks ? { remarks: kept.remarks } : {}) },
      written,
    );
    if (elsewhere) follow(elsewhere);
    else written = c.record.log.length;
    return !elsewhere;
  };
  const host = hostOf(kept, () => past, keep);
  const deafen = onWritten(id, () => void keptGame(id).then(follow, () => undefined));
  setTable(
    { title: present(now).title, names: kept.record.setup.names ?? [], chronicle: now, remarks: kept.remarks ?? [] },
    {
      ...host,
      leave: () => {
        deafen();
        leave();
      },
    },
  );
  const leave = seatBots(kept, host);
  past = readPast(now.record);
  await past;
};

/** The past with what was done while it was read. */
const caughtUp = (past: Chronicle, now: Chronicle): Chronicle | undefined => {
  let all = past;
  for (const entry of now.record.log.slice(past.record.log.length)) {
    const next = enter(all, entry);
    if ('violation' in next) return undefined;
    all = next;
  }
  return all;
};

/** Entries are written down in this browser before they are shown; what another page of it has entered first is followed. */
const hostOf = (
  kept: Pick<Kept, 'sitters'>,
  past: () => Promise<void>,
  keep: (c: Chronicle) => Promise<boolean>,
): Host => ({
  seats: kept.sitters.flatMap((s, seat) => (s === 'person' ? [seat] : [])),
  leave: () => {},
  send: async (entry: Entry) => {
    if (!('do' in entry)) await past();
    const { chronicle } = useTable.getState();
    if (!chronicle) return undefined;
    const back = 'undo' in entry ? { undo: backToPerson(chronicle, kept.sitters, entry.undo) } : entry;
    const next = enter(chronicle, back);
    if ('violation' in next) return next.violation;
    const settled = 'do' in entry ? answered(next) : next;
    if (!(await keep(settled))) return { trouble: ELSEWHERE };
    showChronicle(settled, { isWhole: useTable.getState().isWhole, isSending: false });
    return undefined;
  },
});

/** How many actions to take back, as many as wished at least, until a person is asked: what bots answered since goes with it. */
export const backToPerson = ({ games }: Pick<Chronicle, 'games'>, sitters: Kept['sitters'], least = 1): number => {
  const earlier = games.slice(0, -least).findLastIndex(g => !isBot(sitters[decide(g)?.by ?? -1]));
  return earlier < 0 ? least : games.length - 1 - earlier;
};

/** Seats that answer for themselves do so at once. */
const answered = (c: Chronicle): Chronicle => {
  for (let now = c; ; ) {
    const g = present(now);
    const action = g.title.automatic?.(g);
    const next = action && enter(now, { do: action });
    if (!next || 'violation' in next) return now;
    now = next;
  }
};
