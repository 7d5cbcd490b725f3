import { NODE, type Tile, turned } from '@roundhouse/engine';

/** What is drawn, in the notation of the rules: `C40x2{3,4,5}`. */
export const drawn = ({ layout }: Pick<Tile, 'layout'>): string =>
  layout.nodes
    .map((n, i) => {
      const sides = turned(layout, 0).byNode[i]?.flatMap(p => (layout.paths[p] ?? []).filter(e => e < NODE)) ?? [];
      const kind = n.kind === 'city' ? 'C' : n.kind === 'town' ? 'T' : 'R';
      const value = typeof n.value === 'number' ? n.value : n.value.join('/');
      return `${kind}${value}${n.slots > 1 ? `x${n.slots}` : ''}{${[...sides].sort().join()}}`;
    })
    .join('; ');
