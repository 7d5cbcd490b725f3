import type { Hex, Tile } from '@roundhouse/engine';

/** The custom property a hex is filled with: its tile's colour, or what is printed. */
export const paintOf = (hex: Hex, tile: Tile | undefined): string => {
  if (tile) return `var(--tile-${tile.colour})`;
  if (hex.colour) return `var(--tile-${hex.colour})`;
  if (!hex.fixed) return 'var(--tile-white)';
  if (hex.paint) return `var(--tile-${hex.paint})`;
  const kinds = hex.layout.nodes.map(n => n.kind);
  if (kinds.includes('offboard')) return 'var(--tile-red)';
  return kinds.includes('city') ? 'var(--tile-grey)' : 'var(--tile-blue)';
};

/** Estimated width of a text of this size. */
export const widthOf = (text: string, size: number): number => text.length * size * 0.53;

/** The lines of a name, two towns on two lines. */
export const linesOf = (name: string): readonly string[] => {
  const [first, second] = name.split(/ (?=& )/);
  if (second && name.length > 12) return [first as string, second];
  const words = name.split(' ');
  if (name.length <= 13 || words.length < 2) return [name];
  const half = Math.ceil(words.length / 2);
  return [words.slice(0, half).join(' '), words.slice(half).join(' ')];
};

/** The letter on a hex: its tile's, or the one printed, which counts on under a tile that has none. */
export const labelOn = (hex: Hex, tile: Tile | undefined): string | undefined => tile?.label ?? hex.label?.text;
