import { useEffect, useSyncExternalStore } from 'react';
import { create } from 'zustand';

/** What is read line by line. */
export type Sort = 'log' | 'chat';

const SHELF = 'roundhouse.read';
/** Milliseconds for which new lines stay marked under the reader's eyes. */
const GLANCE = 4000;

type Read = Readonly<Record<string, number>>;

const stored = (): Read => {
  try {
    return JSON.parse(localStorage.getItem(SHELF) ?? '{}') as Read;
  } catch {
    return {};
  }
};

/** Up to which line each list of each table has been read. */
const useRead = create<{ readonly read: Read }>(() => ({ read: stored() }));

const markRead = (list: string, last: number): void => {
  const read = { ...stored(), [list]: last };
  useRead.setState({ read });
  try {
    localStorage.setItem(SHELF, JSON.stringify(read));
  } catch {
    // Without storage everything counts as read on the next visit.
  }
};

const subscribe = (changed: () => void): (() => void) => {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
};

/** The last line of a list that has been read: all of them, if the list is new to the reader. */
export const useReadUpTo = (table: string, sort: Sort, last: number): number =>
  useRead(s => s.read[`${sort} ${table}`]) ?? last;

/** The same for the list itself, which is read while it is before the reader's eyes; what was there before they came is not news. */
export const useReading = (table: string, sort: Sort, last: number, isShown: boolean): number => {
  const upTo = useReadUpTo(table, sort, last);
  const isKnown = useRead(s => s.read[`${sort} ${table}`] !== undefined);
  const isAway = useSyncExternalStore(subscribe, () => document.hidden);
  useEffect(() => {
    if (last < 0 || (isKnown && (!isShown || isAway || last === upTo))) return;
    const timer = setTimeout(() => markRead(`${sort} ${table}`, last), isKnown ? GLANCE : 0);
    return () => clearTimeout(timer);
  }, [table, sort, last, upTo, isShown, isAway, isKnown]);
  return upTo;
};
