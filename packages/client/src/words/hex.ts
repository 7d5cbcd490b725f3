import {
  beyond,
  changesGauge,
  colourOf,
  type Game,
  type HexId,
  hexOf,
  lying,
  openPlaces,
  phaseOf,
  tokensAt,
  valueIn,
} from '@roundhouse/engine';
import { list, money } from './money.ts';
import { companyName, hexName } from './names.ts';
import { phrase, say } from './say.ts';

/** Side 0 faces south-west, the others follow clockwise. */
const SIDES = ['southwest', 'west', 'northwest', 'northeast', 'east', 'southeast'] as const;

/** Sides of a hex by their compass points, "east and south-west". */
const sidesNamed = (sides: readonly number[]): string => list(sides.map(s => say(`side.${SIDES[s] ?? 'east'}`)));

const all = [0, 1, 2, 3, 4, 5] as const;

/** What lies on a hex: a tile, or what is printed there. */
const ground = (g: Game, hex: HexId): readonly string[] => {
  const laid = g.state.map.tiles[hex];
  const { terrain, label } = hexOf(g, hex);
  const colour = colourOf(g, hex);
  const name = phrase(`colour.${colour}`) ?? colour;
  return [
    ...(laid ? [say('hex.tile', { tile: laid.tile, colour: name })] : colour === 'white' ? [] : [name]),
    ...(terrain && !laid
      ? [`${phrase(`terrain.${terrain.kind}`) ?? terrain.kind} ${money(terrain.cost, g.title)}`]
      : []),
    ...(label ? [label.text] : []),
  ];
};

/** Its stops with what they are worth now, who has a token there, and what is free. */
const stops = (g: Game, hex: HexId): readonly string[] => {
  const { colour } = phaseOf(g);
  return lying(g, hex).nodes.map((node, n) => {
    const kind = phrase(`stop.${node.kind}`) ?? node.kind;
    const tokens = tokensAt(g, hex).flatMap(t => (t.city === n ? [companyName(g.title, t.by)] : []));
    const free = node.kind === 'city' ? openPlaces(g, hex, n) : 0;
    return [
      `${kind} ${money(valueIn(node, colour), g.title)}`,
      ...(tokens.length ? [say('hex.tokens', { companies: list(tokens) })] : []),
      ...(free > 0 ? [say('hex.free', { places: free })] : []),
    ].join(', ');
  });
};

const track = (g: Game, hex: HexId): string => {
  const { exits, nodes } = lying(g, hex);
  const sides = all.filter(s => exits & (1 << s));
  if (sides.length) return say('hex.track', { sides: sidesNamed(sides) });
  return nodes.length ? say('hex.noTrack') : say('hex.empty');
};

/** Sides nothing may cross, and sides where the gauge changes. */
const borders = (g: Game, hex: HexId): readonly string[] => {
  const { map } = g.title.parts;
  const closed = all.filter(s => beyond(map, hex, s) === undefined);
  const gauge = all.filter(s => {
    const next = beyond(map, hex, s);
    return next !== undefined && changesGauge(g, hex, next);
  });
  return [
    ...(closed.length && closed.length < all.length ? [say('hex.closed', { sides: sidesNamed(closed) })] : []),
    ...(gauge.length ? [say('hex.border', { sides: sidesNamed(gauge) })] : []),
  ];
};

/** Whose home it is and has not begun. */
const homes = (g: Game, hex: HexId): readonly string[] => {
  const waiting = Object.values(g.title.parts.companies).filter(
    c => c.homes.some(h => h.hex === hex) && !g.state.companies[c.id]?.operated && !g.state.companies[c.id]?.closed,
  );
  return waiting.length ? [say('hex.home', { companies: list(waiting.map(c => companyName(g.title, c.id))) })] : [];
};

/** Everything about a hex as one sentence, for whoever does not see the map. */
export const hexSays = (g: Game, hex: HexId): string =>
  [
    hexName(g.title, hex),
    ...ground(g, hex),
    ...stops(g, hex),
    track(g, hex),
    ...borders(g, hex),
    ...homes(g, hex),
  ].join('; ');
