import { create } from 'zustand';

/** What can be pulled out beside the table. */
export const DRAWERS = ['sheet', 'tiles', 'privates', 'places', 'notes', 'view', 'keys'] as const;
export type DrawerName = (typeof DRAWERS)[number];

/** The one drawer that is open, if any. */
export const useDrawer = create<{ readonly open?: DrawerName }>()(() => ({}));

/** Pulls a drawer out; the same one again pushes it back. */
export const pull = (drawer: DrawerName | undefined): void =>
  useDrawer.setState(s => (drawer === undefined || s.open === drawer ? {} : { open: drawer }), true);
