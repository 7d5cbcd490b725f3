import {
  type Action,
  type Chronicle,
  decide,
  type Entry,
  enter,
  newRecord,
  present,
  scenario,
} from '@roundhouse/engine';
import { assess, type Lesson } from '@roundhouse/lessons';
import { type Host, setTable, showChronicle, tableIsMissing, useTable } from '../store/table.ts';
import { titleInWords } from '../store/titleInWords.ts';
import { say } from '../words/index.ts';
import { noteAnswer } from './pupil.ts';

/** A lesson's position with nothing played yet. */
const fresh = async ({ title: id, position }: Lesson): Promise<Chronicle | undefined> => {
  const title = await titleInWords(id);
  if (!title) return undefined;
  const g = scenario(title, position);
  const { players, options } = g.state.setup;
  return { record: newRecord({ title: id, players, options, seed: 'lesson' }), games: [g], undone: [] };
};

/** Lays out a lesson on the table; what was answered right before is played again. */
export const openLesson = async (lesson: Lesson, did?: Action): Promise<void> => {
  const begun = await fresh(lesson);
  if (useTable.getState().id !== lesson.id) return;
  if (!begun) return tableIsMissing();
  const g = present(begun);
  const now = did ? enter(begun, { do: did }) : begun;
  const names = g.state.seating.map(seat => say('player.seat', { number: seat + 1 }));
  setTable({ title: g.title, names, chronicle: 'violation' in now ? begun : now, isWhole: true }, hostOf(lesson));
};

/** Judges each answer; only the right one is played. */
const hostOf = (lesson: Lesson): Host => ({
  seats: [lesson.you],
  leave: () => {},
  send: async (entry: Entry) => {
    const { chronicle } = useTable.getState();
    if (!chronicle || !('do' in entry)) return undefined;
    const g = present(chronicle);
    const next = enter(chronicle, entry);
    if ('violation' in next) return next.violation;
    if (decide(g)?.by !== lesson.you || chronicle.record.log.length) return undefined;
    const answer = assess(lesson, g, entry.do);
    noteAnswer(lesson.id, answer, entry.do);
    showChronicle(answer === 'right' ? next : chronicle, { isWhole: true, isSending: false });
    return undefined;
  },
});
