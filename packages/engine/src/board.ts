/** The board: tiles, tokens, track, and what routes over it earn. */
export {
  type Board,
  beyond,
  board,
  doubled,
  type Hex,
  type Neighbour,
  opposite,
  shifted,
  sideTowards,
} from './map/board.ts';
export {
  COLOURS,
  type Colour,
  type End,
  exitsOf,
  type Geometry,
  type Layout,
  layout,
  NODE,
  type Node,
  type OddColour,
  turned,
} from './map/layout.ts';
export { type Ends, type LinkTerms, linked } from './map/link.ts';
export { hasRoute, passes, reach, reachesStop, reachFrom } from './map/reach.ts';
export { colourOf, grid, hexOf, lying, type Tile, tileOf, tiles, tilesLeft, valueIn } from './map/tile.ts';
export {
  freePlaces,
  homeCity,
  keptPlaces,
  kindOf,
  openPlaces,
  printedCost,
  putToken,
  slideIn,
  stationsOf,
  tokenFor,
  tokenOn,
  tokensAt,
  turnUp,
} from './map/token.ts';
export type { Passable, Reached, Start } from './map/track.ts';
export { carried, type Lay, rank, TURNS, tileBar, turnBar, upgradesOf } from './map/upgrade.ts';
export { conflict, judge, stopsOf, type Verdict } from './routes/judge.ts';
export { routeProblem, routesOf } from './routes/network.ts';
export { type RoutePoint, readPoint, stopsAlong, writePoint } from './routes/point.ts';
export type { Bonus, EndNeed, Item, Limit, RouteProblem, Run, Segment, Stop, TrainSpec } from './routes/problem.ts';
export { borderId, changesGauge, stopFor, stopId } from './routes/stop.ts';
export { type Reckoning, reckon } from './routes/trace.ts';
