import { type Colour, type Geometry, type Hex, type Tile, turned } from '@roundhouse/engine';
import { type CSSProperties, memo, type ReactNode } from 'react';
import css from './board.module.css';
import { type Drawing, drawingOf, strokesPath } from './drawing.ts';
import { acrossAt, hillsAt, labelAt, placeName, spareSpots } from './furniture.ts';
import { at, INNER, outline, type Point, polar, sideAngle } from './geometry.ts';
import { useLeast } from './least.ts';
import { labelOn, linesOf, paintOf, widthOf } from './paint.ts';
import { Band, bandHeight, Stop } from './Stop.tsx';
import { sidesOf } from './stops.ts';
import { Anchor, Terrain } from './Terrain.tsx';

interface FaceProps {
  readonly hex: Hex;
  readonly tile?: Tile | undefined;
  readonly turn?: number;
  /** The colour of the phase, for values that follow it. */
  readonly lit: Colour;
  /** Its name as the reader's language has it, if not as printed. */
  readonly name?: string | undefined;
  /** What building here costs, written out; nothing, once built. */
  readonly cost?: string | undefined;
  /** How many small pictures will look for room here. */
  readonly spares?: number;
}

/** A hex as it looks: its tile, or what is printed. Drawn around the origin. */
export const HexFace = memo(({ hex, tile, turn = 0, lit, name = hex.name, cost, spares = 0 }: FaceProps): ReactNode => {
  const layout = turned(tile?.layout ?? hex.layout, tile ? turn : 0);
  const drawing = drawingOf(layout);
  const fill = paintOf(hex, tile);
  return (
    <g style={{ '--under': fill } as CSSProperties}>
      <path className={css['hex']} d={outline()} fill={fill} />
      <Pattern colour={tile?.colour ?? hex.colour} />
      <Track layout={layout} drawing={drawing} />
      {hex.terrain && !tile && cost !== undefined && (
        <Terrain
          kind={hex.terrain.kind}
          cost={cost}
          isSmall={layout.nodes.length + layout.paths.length > 0}
          at={layout.nodes.length + layout.paths.length ? drawing.terrain : { x: 0, y: -8 }}
        />
      )}
      {layout.nodes.map((node, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stops are known by their number.
        <Stop key={n} node={node} at={drawing.spots[n] as Point} />
      ))}
      <Values layout={layout} drawing={drawing} lit={lit} />
      <Name name={name} hex={hex} layout={layout} drawing={drawing} covered={!!tile} spares={spares} />
      <Label hex={hex} tile={tile} drawing={drawing} layout={layout} />
      <Id id={hex.printed ?? hex.id} tile={tile?.id} isBare={!name && !tile && !hex.fixed && !layout.paths.length} />
    </g>
  );
});

interface IdProps {
  readonly id: string;
  readonly tile: string | undefined;
  /** Whether the hex has no name to be known by, and its foot is free. */
  readonly isBare: boolean;
}

/** The hex's coordinate, where it can be read, and the number of its tile for readers who asked for it. */
const Id = ({ id, tile, isBare }: IdProps): ReactNode => {
  const least = useLeast();
  return (
    <>
      {least <= (isBare ? LARGEST : 12.5) && (
        <text
          className={css['id']}
          y={84 - 1.1 * Math.max(0, least - 11.5)}
          style={{ fontSize: Math.max(11.5, least) }}
        >
          {id}
        </text>
      )}
      {tile && least <= LARGEST && (
        <text className={css['number']} y={-84 + Math.max(0, least - 13) / 2} style={{ fontSize: Math.max(13, least) }}>
          {tile}
        </text>
      )}
    </>
  );
};

interface PartProps {
  readonly layout: Geometry;
  readonly drawing: Drawing;
}

const Track = ({ layout, drawing }: PartProps): ReactNode => (
  <>
    {drawing.bundles.map(bundle => {
      const isFerry = (i: number) => !!layout.tolls?.[i] || (layout.paths[i] as readonly number[]).every(e => e >= 6);
      const rails = bundle.filter(i => !isFerry(i));
      const isOff = rails.some(i => layout.nodes[(layout.paths[i]?.[1] ?? 0) - 6]?.kind === 'offboard');
      return (
        <g key={bundle.join()}>
          {isOff ? <Wedges layout={layout} drawing={drawing} /> : <Rails d={strokesPath(drawing, rails)} />}
          {bundle.filter(isFerry).map(i => (
            <path key={i} className={css['ferry']} d={strokesPath(drawing, [i])} />
          ))}
        </g>
      );
    })}
  </>
);

/** Track with its casing. */
const Rails = ({ d }: { readonly d: string }): ReactNode => (
  <>
    <path className={css['casing']} d={d} />
    <path className={css['track']} d={d} />
  </>
);

/** Track that leads off the map narrows to a point. */
const Wedges = ({ layout }: PartProps): ReactNode =>
  layout.nodes
    .flatMap((_, n) => sidesOf(layout, n))
    .map(side => {
      const out = polar(sideAngle(side), INNER);
      const tip = polar(sideAngle(side), INNER - 52);
      const across = polar(sideAngle(side) + 90, 4.25);
      const wide = polar(sideAngle(side) + 90, 11);
      const neck = polar(sideAngle(side), INNER - 16);
      const p = (a: Point, b: Point, k: number) => at({ x: a.x + b.x * k, y: a.y + b.y * k });
      return (
        <path
          key={side}
          className={css['wedge']}
          d={`M${p(out, across, 1)}L${p(neck, across, 1)}L${p(neck, wide, 1)}L${at(tip)}L${p(neck, wide, -1)}L${p(neck, across, -1)}L${p(out, across, -1)}Z`}
        />
      );
    });

/** A name that covers more than this is better left out. */
const BAD = 420;
/** Letters larger than this find no room in a hex. */
const LARGEST = 31;

const Values = ({ layout, drawing, lit }: PartProps & { readonly lit: Colour }): ReactNode => {
  const least = useLeast();
  const size = Math.max(16, least);
  return drawing.values.map(({ node, at: spot }) => {
    const { value, kind } = layout.nodes[node] ?? { value: 0, kind: 'town' };
    if (typeof value !== 'number') {
      const stop = drawing.spots[node] as Point;
      return (
        <Band
          key={node}
          values={value}
          lit={lit}
          at={{ x: 0, y: kind === 'offboard' ? stop.y + 6 : kind === 'town' ? stop.y + 34 : stop.y + 46 }}
        />
      );
    }
    if (!value || least > LARGEST) return null;
    const where = kind === 'offboard' ? { x: 0, y: 0 } : spot;
    return (
      <g key={node} transform={`translate(${where.x} ${where.y})`}>
        <circle className={css['value']} r={Math.max(14.5, size * 0.78)} />
        <text className={css['figure']} y={0.5} style={{ fontSize: size }}>
          {value}
        </text>
      </g>
    );
  });
};

const Name = ({
  name,
  hex,
  layout,
  drawing,
  covered,
  spares,
}: PartProps & {
  readonly name: string | undefined;
  readonly hex: Hex;
  readonly covered: boolean;
  readonly spares: number;
}): ReactNode => {
  const least = useLeast();
  if (!name) return null;
  const lines = linesOf(name);
  const banded = layout.nodes.find(n => typeof n.value !== 'number');
  const isPort = !!hex.fixed && !hex.paint && banded?.kind === 'town';
  const full = Math.max(covered ? 14.5 : 16, least);
  const foot = banded?.kind === 'offboard' ? -7 - bandHeight(least) / 2 : isPort ? -50 : -44;
  const above = foot - full / 2;
  const printed = [...drawing.blots, ...(hex.terrain && !covered ? hillsAt(drawing.terrain) : [])];
  const label = hex.label && labelAt(layout, drawing, hex, covered);
  const pictures = spareSpots(printed, label, spares).map(p => ({ ...p, room: 14 }));
  const blots = [...printed, ...pictures, ...(label ? [{ ...label, room: Math.max(12, least * 0.7) }] : [])];
  const { size, x, rows, harm } = banded
    ? { size: full, x: 0, harm: 0, rows: lines.map((_, i) => above - (lines.length - 1 - i) * (full + 1)) }
    : placeName(blots, lines, full, least);
  const fits = lines.map((line, i) => {
    const across = acrossAt(layout.nodes.length ? (rows[i] ?? 0) : i * (size + 1), size) - 2 * Math.abs(x);
    return Math.min(size, (size * across) / widthOf(line, size));
  });
  // A name that cannot be read where it stands is left to the hex's own page.
  if (fits.some(fit => fit < least * 0.97) || (least > 16 && harm > BAD))
    return isPort ? <Anchor x={0} y={-26} /> : null;
  return (
    <>
      {isPort && <Anchor x={0} y={-26} />}
      {lines.map((line, i) => {
        const y = layout.nodes.length ? (rows[i] ?? 0) : i * (size + 1);
        return (
          <text
            key={line}
            className={css['name']}
            x={x}
            y={y}
            style={{ fontSize: Math.max(10.5, least, fits[i] ?? size) }}
          >
            {line}
          </text>
        );
      })}
    </>
  );
};

const Label = ({
  hex,
  tile,
  drawing,
  layout,
}: PartProps & { readonly hex: Hex; readonly tile: Tile | undefined }): ReactNode => {
  const text = labelOn(hex, tile);
  const least = useLeast();
  if (!text || text === hex.name || least > LARGEST) return null;
  const place = labelAt(layout, drawing, hex, !!tile);
  return (
    <text className={css['label']} x={place.x} y={place.y} style={{ fontSize: Math.max(19, least) }}>
      {text}
    </text>
  );
};

/** Hatching by colour, for readers who asked for it. */
const Pattern = ({ colour }: { readonly colour: string | undefined }): ReactNode => {
  const lines: Readonly<Record<string, string>> = {
    yellow: '',
    green: 'M-60 50L40 -80M-40 70L60 -65M-10 85L80 -35',
    brown: 'M-60 -50L40 80M-40 -70L60 65M-10 -85L80 35M-60 50L40 -80M-40 70L60 -65M-10 85L80 -35',
    grey: 'M-80 -30H80M-80 0H80M-80 30H80M-50 60H50M-50 -60H50',
  };
  const d = colour && lines[colour];
  return d ? <path className={`${css['pattern']} tile-pattern`} d={d} /> : null;
};
