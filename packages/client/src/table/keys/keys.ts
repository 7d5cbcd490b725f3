import { branchOff, lookAt, redo, undo, useTable } from '../../store/table.ts';
import type { Key } from '../../words/index.ts';
import { type DrawerName, drawersAt, pull } from '../drawers/drawer.ts';
import { toggleAlone } from '../room/sizes.ts';
import { answer, nextGlow, panel, pass, tool } from './press.ts';

/** A key of the table: what it is, what it is said to do, and what it does. */
interface TableKey {
  readonly keys: readonly string[];
  /** How it is printed, where that is not the key itself. */
  readonly shown?: readonly string[];
  readonly says: Key;
  /** Only together with Ctrl or Cmd. */
  readonly isCommand?: true;
  /** What it pulls out. */
  readonly drawer?: DrawerName;
  readonly does: (e: KeyboardEvent) => void;
}

const step = (by: number): void => {
  const { look, branch, chronicle } = useTable.getState();
  lookAt((look ?? ((branch ?? chronicle)?.games.length ?? 1) - 1) + by);
};

const drawer = (key: string, name: DrawerName, says: Key): TableKey => ({
  keys: [key],
  says,
  drawer: name,
  does: () => drawersAt(useTable.getState()).includes(name) && pull(name),
});

/** Every key of the table, the same in every title. Letters are where English has them in mind. */
export const KEYS: readonly TableKey[] = [
  { keys: ['Enter'], shown: ['⏎'], says: 'keys.answer', does: answer },
  { keys: ['p'], says: 'keys.pass', does: pass },
  { keys: ['n', 'N'], says: 'keys.next', does: e => nextGlow(e.key === 'N' ? -1 : 1) },
  {
    keys: ['z'],
    shown: ['Ctrl Z'],
    says: 'keys.undo',
    isCommand: true,
    does: e => void (e.shiftKey ? redo() : undo()),
  },
  { keys: ['y'], shown: ['Ctrl Y'], says: 'keys.redo', isCommand: true, does: () => void redo() },
  { keys: ['ArrowLeft', '['], shown: ['←', '['], says: 'keys.earlier', does: () => step(-1) },
  { keys: ['ArrowRight', ']'], shown: ['→', ']'], says: 'keys.later', does: () => step(1) },
  { keys: ['Home', 'End'], says: 'keys.ends', does: e => lookAt(e.key === 'Home' ? 0 : undefined) },
  { keys: ['w'], says: 'keys.whatIf', does: branchOff },
  { keys: ['+', '='], shown: ['+'], says: 'table.zoomIn', does: () => tool('in') },
  { keys: ['-'], shown: ['−'], says: 'table.zoomOut', does: () => tool('out') },
  { keys: ['0'], says: 'table.fit', does: () => tool('fit') },
  { keys: ['f'], says: 'table.alone', does: toggleAlone },
  { keys: ['m'], says: 'keys.map', does: () => panel('map') },
  { keys: ['k'], says: 'keys.chart', does: () => panel('chart') },
  { keys: ['c'], says: 'keys.companies', does: () => panel('companies') },
  { keys: ['a'], says: 'keys.players', does: () => panel('players') },
  { keys: ['t'], says: 'keys.trains', does: () => panel('trains') },
  { keys: ['l'], says: 'keys.log', does: () => panel('log') },
  drawer('s', 'sheet', 'drawer.sheet'),
  drawer('b', 'tiles', 'drawer.tiles'),
  drawer('v', 'privates', 'drawer.privates'),
  drawer('i', 'places', 'drawer.places'),
  drawer('o', 'notes', 'drawer.notes'),
  drawer('e', 'words', 'drawer.words'),
  drawer('g', 'view', 'drawer.view'),
  drawer('?', 'keys', 'drawer.keys'),
  { keys: ['Escape'], shown: ['Esc'], says: 'keys.close', does: () => {} },
];

/** The keys that do something where these can be pulled out. */
export const keysWith = (drawers: readonly DrawerName[]): readonly TableKey[] =>
  KEYS.filter(k => !k.drawer || drawers.includes(k.drawer));

/** Keys while the map has the focus; it answers to them itself. */
export const MAP_KEYS: readonly { readonly keys: readonly string[]; readonly says: Key }[] = [
  { keys: ['←', '→', '↑', '↓'], says: 'keys.map.move' },
  { keys: ['⏎'], says: 'keys.map.choose' },
  { keys: ['T'], says: 'keys.map.tile' },
  { keys: ['R'], says: 'keys.map.turn' },
];
