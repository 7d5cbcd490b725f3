import {
  beyond,
  type CompanyId,
  type Game,
  type HexId,
  hexOf,
  type Laid,
  lying,
  mayRun,
  opposite,
  rank,
  type State,
  start,
  type Tile,
  type Title,
  type Token,
  type TrainId,
  TURNS,
  type Turns,
  tilesLeft,
  turned,
} from '@roundhouse/engine';
import { type Dice, dice } from './dice.ts';

/** A late board such as no game has ever seen: track wherever a tile fits, tokens in most cities, the best trains. */
export const denseGame = (title: Title, seed: string): { readonly game: Game; readonly company: CompanyId } => {
  const roll = dice(`dense ${seed}`);
  const first = start(title, { players: title.players.at(-1) ?? 3, options: {}, seed });
  let game: Game = { ...first, state: { ...first.state, phase: first.title.parts.phases.at(-1)?.id ?? '' } };
  for (const hex of shuffled(game.title.parts.map.ids, roll)) game = withTile(game, hex, roll);
  const companies = Object.values(game.title.parts.companies).filter(c => c.led);
  const own = companies[roll(companies.length)]?.id ?? '';
  game = withTokens(
    game,
    own,
    companies.map(c => c.id).filter(c => c !== own),
    roll,
  );
  return { game: withTrains(game, own, roll), company: own };
};

const shuffled = <T>(list: readonly T[], roll: Dice): readonly T[] => {
  const rest = [...list];
  return list.map(() => rest.splice(roll(rest.length), 1)[0] as T);
};

const changed = (g: Game, change: Partial<State>): Game => ({ title: g.title, state: { ...g.state, ...change } });

/** The best colour first, and of that the tile and turning that meets most of the track around it. */
const withTile = (g: Game, hex: HexId, roll: Dice): Game => {
  if (hexOf(g, hex).fixed) return g;
  const kinds = (nodes: Tile['layout']['nodes']) => nodes.map(n => n.kind).join();
  const label = hexOf(g, hex).label;
  const fitting = Object.values(g.title.parts.tiles).filter(
    t =>
      !t.special &&
      tilesLeft(g, t.id) > 0 &&
      kinds(t.layout.nodes) === kinds(hexOf(g, hex).layout.nodes) &&
      (t.label === label?.text || (t.label === undefined && label !== undefined && rank(t.colour) < rank(label.from))),
  );
  const best = Math.max(...fitting.map(t => rank(t.colour)), 0);
  const ways = fitting
    .filter(t => rank(t.colour) === best)
    .flatMap(t =>
      TURNS.map(turn => ({ laid: { tile: t.id, turn } as Laid, fit: fit(g, hex, t, turn), luck: roll(1000) })),
    )
    .filter(w => w.fit >= 0)
    .sort((a, b) => b.fit - a.fit || a.luck - b.luck);
  const laid = ways[0]?.laid;
  return laid ? changed(g, { map: { ...g.state.map, tiles: { ...g.state.map.tiles, [hex]: laid } } }) : g;
};

/** How many sides meet track; −1 if some track would lead nowhere. */
const fit = (g: Game, hex: HexId, tile: Tile, turn: Turns): number => {
  const { exits } = turned(tile.layout, turn);
  let met = 0;
  for (const side of TURNS) {
    if (!(exits & (1 << side))) continue;
    const next = beyond(g.title.parts.map, hex, side);
    if (!next) return -1;
    const meets = lying(g, next).exits & (1 << opposite(side));
    if (hexOf(g, next).fixed && !meets) return -1;
    if (meets) met++;
  }
  return met;
};

const withTokens = (g: Game, own: CompanyId, others: readonly CompanyId[], roll: Dice): Game => {
  const cities = shuffled(
    g.title.parts.map.ids.flatMap(hex =>
      lying(g, hex).nodes.flatMap((n, city) =>
        n.kind === 'city' && lying(g, hex).exits ? [{ hex, city, slots: n.slots, asks: n.asks }] : [],
      ),
    ),
    roll,
  );
  const tokens: Record<HexId, readonly Token[]> = {};
  /** A place that asks for a kind of token is filled first. */
  const put = (by: CompanyId, { hex, city, asks }: (typeof cities)[number]) => {
    const there = tokens[hex] ?? [];
    const kind = asks !== undefined && !there.some(t => t.kind === asks) ? { kind: asks } : {};
    tokens[hex] = [...there, { by, city, ...kind }];
  };
  const ownCities = cities.filter((c, i) => cities.findIndex(d => d.hex === c.hex) === i).slice(0, 4);
  for (const place of ownCities) put(own, place);
  for (const place of cities) {
    const { hex, city, slots } = place;
    const taken = (tokens[hex] ?? []).filter(t => t.city === city).length;
    for (let i = taken; i < slots; i++) if (roll(3) < 2) put(others[roll(others.length)] ?? '', place);
  }
  return changed(g, { map: { ...g.state.map, tokens } });
};

/** Two of the dearest train the company may run; every other time one that is given away instead, if there is one. */
const withTrains = (g: Game, own: CompanyId, roll: Dice): Game => {
  const { sides } = g.title.parts.trains;
  const runs = (train: TrainId) => mayRun(g, own, train);
  const best = Object.values(sides)
    .filter(s => !s.card.beyondLimit && runs(s.id))
    .sort((a, b) => b.price - a.price)[0];
  const given = Object.values(sides).find(s => s.card.granted);
  const trains = best ? [best.id, given && roll(2) ? given.id : best.id] : [];
  const company = { ...g.state.companies[own], trains, floated: true, operated: true } as State['companies'][string];
  return changed(g, { companies: { ...g.state.companies, [own]: company } });
};
