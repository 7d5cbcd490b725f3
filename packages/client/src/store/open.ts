import { type Chronicle, type GameRecord, openRecord, readOn, type Title, type View } from '@roundhouse/engine';
import { breathe } from '../work/breathe.ts';

/** Milliseconds of work before the page gets a turn. */
const SLICE = 10;

/** The record with only its present known, to show at once. */
export const openPresent = (title: Title, record: GameRecord, state: View): Chronicle | undefined => {
  const opened = openRecord(title, { ...record, snapshot: { after: record.log.length, state } });
  return 'violation' in opened ? undefined : { ...opened, record };
};

/** Plays the whole record again in small slices; nothing, if it does not hold under today's rules. */
export const openWhole = async (
  title: Title,
  record: GameRecord,
  isWanted: () => boolean = () => true,
): Promise<Chronicle | undefined> => {
  const { snapshot: _, ...plain } = record;
  const reading = readOn(title, plain);
  await breathe();
  let since = performance.now();
  for (let next = reading.next(); ; next = reading.next()) {
    if (next.done) return 'violation' in next.value ? undefined : next.value;
    if (performance.now() - since < SLICE) continue;
    await breathe();
    if (!isWanted()) return undefined;
    since = performance.now();
  }
};
