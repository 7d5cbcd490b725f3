import {
  type Action,
  apply,
  type CompanyId,
  choices,
  type Game,
  inTurn,
  leaves,
  routeProblem,
  type Scenario,
  scenario,
  type Title,
} from '@roundhouse/engine';
import type { Chance } from './chance.ts';
import type { Ground } from './grounds.ts';
import type { TileLay } from './task.ts';

/** So many ways are looked at before a tile is laid: a railway that grows without a plan, but not against all sense. */
const LOOKED_AT = 10;

/** The places where a company begins. */
export const homesOf = (title: Title, company: CompanyId): readonly string[] =>
  title.parts.companies[company]?.homes.map(({ hex, city }) => `${hex}.${city}`) ?? [];

/** Nobody is bothered by private companies. */
export const closedIn = (title: Title): Scenario['privates'] =>
  Object.fromEntries(Object.keys(title.parts.privates).map(id => [id, { closed: true as const }]));

/** Every way to lay a tile now. */
export const laysIn = (g: Game): readonly (Action & TileLay)[] =>
  [...leaves(choices(g, 'layTile'))].filter((a): a is Action & TileLay => 'hex' in a && 'tile' in a && 'turn' in a);

const writtenTiles = (g: Game): Record<string, string> =>
  Object.fromEntries(Object.entries(g.state.map.tiles).map(([hex, { tile, turn }]) => [hex, `${tile}/${turn}`]));

/** A position in which a company has laid some tiles, one in each of its turns, and is about to take a step. */
export const builtUp = (
  title: Title,
  { players, par, most }: Ground,
  company: CompanyId,
  stage: Ground['stages'][number],
  step: string,
  draw: Chance,
): Scenario => {
  const at = (step: string, tiles: Scenario['tiles'] = {}): Scenario => ({
    players,
    phase: stage.phase,
    sold: stage.sold,
    shares: { [company]: { 0: most } },
    par: { [company]: par },
    tokens: { [company]: homesOf(title, company) },
    trains: { [company]: draw.one('trains', stage.trains) },
    privates: closedIn(title) ?? {},
    cash: { [company]: 2000, 0: 200 },
    tiles,
    at: inTurn(company, step),
  });
  let tiles: Record<string, string> = {};
  for (let n = 0; n < stage.lays; n++) {
    const g = scenario(title, at('track', tiles));
    const ways = draw
      .mixed(`lay ${n}`, laysIn(g))
      .slice(0, LOOKED_AT)
      .flatMap(lay => apply(g, lay) ?? [])
      .map(after => ({ after, joined: routeProblem(after, company).segments.length }));
    const best = ways.reduce((most, w) => Math.max(most, w.joined), 0);
    const taken = ways.find(w => w.joined === best);
    if (!taken) break;
    tiles = writtenTiles(taken.after);
  }
  return at(step, tiles);
};
