import {
  act,
  actorBar,
  beyond,
  type CompanyId,
  CompanyOwed,
  colourOf,
  deciderOf,
  defineVerb,
  emit,
  type Game,
  type HexId,
  hexOf,
  homeCity,
  kind,
  lying,
  nextToken,
  owe,
  oweFor,
  partOf,
  pick,
  putTile,
  putToken,
  shape,
  step,
  type Table,
  TURNS,
  type Turns,
  tileOf,
  tokenOn,
  tokensAt,
  turned,
  unless,
  write,
} from '@roundhouse/engine';
import { sizeOf } from './sizes.ts';

/** Places the home station, free; with it the company has begun. */
const placeHome = (t: Table, company: CompanyId, hex: HexId, city: number): void => {
  nextToken(t, company);
  putToken(t, hex, { by: company, city });
  write(t, 'companies', company).operated = true;
  emit(t, { type: 'token', company, hex, cost: 0 });
};

/** A first turn begins with the home station: on a red tile of the director's choice, in a city, or on a bare hex. */
export const beginAtHome = (t: Table, company: CompanyId, choosing = hasTwoCities(t, homeHex(t, company))): void => {
  const [home] = partOf(t, company).homes;
  if (!home) return;
  if (sizeOf(t, company) === 'large') oweFor(t, company, red);
  else if (choosing) ask(t, company, home.hex);
  else placeHome(t, company, home.hex, homeCity(t, home));
};

const homeHex = (g: Game, company: CompanyId): HexId => partOf(g, company).homes[0]?.hex ?? '';

/** Whether a green tile with two cities lies there. */
const hasTwoCities = (g: Game, hex: HexId): boolean => colourOf(g, hex) === 'green' && isDouble(g, hex);

export const isDouble = (g: Game, hex: HexId): boolean => hexOf(g, hex).label?.text === 'OO';

/** A large company lays its red tile on one of its two hexes and begins there. */
export const layRed = defineVerb(
  'layRed',
  { company: shape.company, hex: shape.hex, turn: shape.among(TURNS) },
  {
    in: CompanyOwed,
    offer: (g, f) =>
      pick(
        'hex',
        partOf(g, f.company).homes.map(h => h.hex),
        hex => pick('turn', TURNS, turn => act({ type: 'layRed', by: f.by, at: 'red', company: f.company, hex, turn })),
      ),
    forbid: (g, f, a) =>
      actorBar(f, a) ??
      unless(
        partOf(g, a.company).homes.some(h => h.hex === a.hex),
        'red.hex',
        { hex: a.hex },
      ) ??
      unless(!g.state.companies[a.company]?.operated, 'red.once') ??
      unless(facesLand(g, a.company, a.hex, a.turn), 'red.exits', { hex: a.hex }),
    perform: (t, _, a) => {
      putTile(t, a.hex, a.company, a.turn);
      emit(t, { type: 'laid', company: a.company, hex: a.hex, tile: a.company, cost: 0 });
      placeHome(t, a.company, a.hex, 0);
    },
  },
);

/** Whether both exits of the red tile lead to hexes of the map that are not red-edged themselves. */
const facesLand = (g: Game, company: CompanyId, hex: HexId, turn: Turns): boolean => {
  const { exits } = turned(tileOf(g, company).layout, turn);
  return TURNS.filter(side => exits & (1 << side)).every(side => {
    const next = beyond(g.title.parts.map, hex, side);
    return next !== undefined && !isReserved(g, next);
  });
};

const isReserved = (g: Game, hex: HexId): boolean =>
  Object.hasOwn(g.title.parts.companies, hexOf(g, hex).label?.text ?? '');

export const red = step('red', { in: CompanyOwed, verbs: [layRed], compels: () => ({ clause: 'red.compulsory' }) });

/** The question in which of two cities a home station lies. */
interface HomeCity extends CompanyOwed {
  readonly hex: HexId;
}
const HomeCity = kind<HomeCity>('owed');

const ask = (t: Table, company: CompanyId, hex: HexId): void =>
  owe(t, homeCityStep, { by: deciderOf(t, company, homeCityStep.name), company, hex });

/** Chooses the city of a home station on a tile with two: as the company begins, or when the tile comes later. */
export const chooseCity = defineVerb(
  'chooseCity',
  { company: shape.company, city: shape.whole() },
  {
    in: HomeCity,
    offer: (g, f) =>
      pick(
        'city',
        lying(g, f.hex).nodes.map((_, city) => city),
        city => act({ type: 'chooseCity', by: f.by, at: 'homeCity', company: f.company, city }),
      ),
    forbid: (g, f, a) =>
      actorBar(f, a) ??
      unless(!f.done.length, 'home.once') ??
      unless(a.city < lying(g, f.hex).nodes.length, 'home.city', { city: a.city }),
    perform: (t, f, a) => {
      const { hex } = f;
      if (tokenOn(t, a.company, hex))
        write(t, 'map', 'tokens')[hex] = tokensAt(t, hex).map(k => (k.by === a.company ? { ...k, city: a.city } : k));
      else placeHome(t, a.company, hex, a.city);
    },
  },
);

export const homeCityStep = step('homeCity', {
  in: HomeCity,
  verbs: [chooseCity],
  compels: () => ({ clause: 'home.compulsory' }),
});

/** When a tile with two cities comes to a hex with a station on it, its company chooses the city. */
export const askCity = (t: Table, hex: HexId): void => {
  if (hasTwoCities(t, hex)) for (const { by } of tokensAt(t, hex)) ask(t, by, hex);
};
