import { MARGIN, type Sheet } from '../../board/geometry.ts';

/** The screen below the question, in pixels, and how large its letters are. */
export interface Space {
  readonly width: number;
  readonly height: number;
  readonly rem: number;
}

/** What may be dragged, each as a part of the space. */
export interface Sizes {
  /** The width of the map. */
  readonly map?: number;
  /** The height of the row at the bottom. */
  readonly low?: number;
  /** The width of the last column. */
  readonly info?: number;
  /** The height of the tray. */
  readonly tray?: number;
}

/** How the table is divided: a tall map stands beside everything else, a wide one above the row at the bottom. */
export interface Room {
  readonly kind: 'tall' | 'wide';
  readonly map: number;
  readonly low: number;
  /** The width of a third column for chart and trains; none, if there is no room for one. */
  readonly info: number;
  readonly tray: number;
}

/** In letters: the rail of buttons beside the map, the narrowest column of charters, the lowest bottom row. */
const RAIL = 2.3;
const SIDE = 25;
const LOW = 8;
/** From how many letters a third column pays, and which part of the rest it takes: without a chart it holds less. */
const THIRD = { chart: { from: 46, part: 0.48 }, plain: { from: 40, part: 0.42 } } as const;
/** The bottom row as it begins, as a part of the height, in letters at least and at most: four players with what is left, and beside a tall map it takes nothing from it. */
const USUAL = {
  wide: { part: 0.203, least: 9.6, most: 12.5 },
  tall: { part: 0.26, least: 9.6, most: 14.5 },
} as const;

const clamp = (n: number, least: number, most: number): number => Math.max(least, Math.min(n, most));

/** How wide a map is for its height, its margin with it. */
export const shapeOf = (box: Sheet['box']): number => (box.width + 2 * MARGIN) / (box.height + 2 * MARGIN);

/** Divides the space by the map's shape, so that the map fills its pane; what was dragged comes first. */
export const roomFor = (
  { width, height, rem }: Space,
  box: Sheet['box'],
  own: Sizes,
  look: 'chart' | 'plain' = 'chart',
): Room => {
  const shape = shapeOf(box);
  const kind = shape < 1 ? 'tall' : 'wide';
  const { part, least, most } = USUAL[kind];
  const usual = clamp(height * part, least * rem, most * rem);
  const low = clamp(own.low === undefined ? usual : own.low * height, LOW * rem, height * 0.6);
  const upper = height - low;
  const fit = (kind === 'tall' ? height : upper) * shape + RAIL * rem;
  const widest = Math.max(width * 0.3, width - SIDE * rem);
  const map = clamp(own.map === undefined ? fit : own.map * width, width * 0.2, widest);
  const rest = width - map;
  const column = THIRD[look];
  const third = own.info === undefined ? rest * column.part : own.info * width;
  const info = rest < column.from * rem ? 0 : clamp(third, 16 * rem, rest - 18 * rem);
  const tray = clamp(own.tray === undefined ? upper * 0.38 : own.tray * height, 6 * rem, upper * 0.75);
  return {
    kind,
    map: Math.round(map),
    low: Math.round(low),
    info: Math.round(info),
    tray: Math.round(tray),
  };
};
