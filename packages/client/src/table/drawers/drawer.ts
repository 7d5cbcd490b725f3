import { create } from 'zustand';
import { isShared, mineIn, type TableState } from '../../store/table.ts';

/** What can be pulled out beside the table. */
const DRAWERS = [
  'sheet',
  'tiles',
  'privates',
  'places',
  'estimate',
  'notes',
  'orders',
  'words',
  'view',
  'keys',
] as const;
export type DrawerName = (typeof DRAWERS)[number];

/** Those that make sense at this table: whoever plays on a server can leave something behind; estimates must be agreed on; not every title has private companies. */
export const drawersAt = (s: Pick<TableState, 'home' | 'seats' | 'estimates' | 'title'>): readonly DrawerName[] =>
  DRAWERS.filter(d => {
    if (d === 'estimate') return s.estimates;
    if (d === 'privates') return Object.keys(s.title?.parts.privates ?? {}).length > 0;
    return d !== 'orders' || (isShared(s) && mineIn(s) !== undefined);
  });

/** The one drawer that is open, if any. */
export const useDrawer = create<{ readonly open?: DrawerName }>()(() => ({}));

/** Pulls a drawer out; the same one again pushes it back. */
export const pull = (drawer: DrawerName | undefined): void =>
  useDrawer.setState(s => (drawer === undefined || s.open === drawer ? {} : { open: drawer }), true);
