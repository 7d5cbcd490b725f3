import { act, type Choice, pick } from '../core/choice.ts';
import type { CompanyId, HexId, Money } from '../core/ids.ts';
import { cashOf, pay } from '../core/money.ts';
import { company, hex, maybe, text, whole } from '../core/shape.ts';
import type { Game } from '../core/state.ts';
import { companyOf } from '../core/state.ts';
import { emit, type Table, write } from '../core/table.ts';
import { type Acting, defineVerb, hasDone } from '../core/verb.ts';
import { unless, unlessPaid, type Violation } from '../core/violation.ts';
import { reach, reachesStop } from '../map/reach.ts';
import { lying } from '../map/tile.ts';
import { freePlaces, keptPlaces, kindOf, openPlaces, putToken, tokenFor, tokenOn } from '../map/token.ts';
import { acting, actorBar, Turn } from '../rounds/turn.ts';

const charter = (g: Game, of: CompanyId) => companyOf(g, of).tokens;

const placing = {
  company,
  hex,
  city: whole(),
  /** The kind of token, for a place that asks for one. */
  kind: maybe(text),
};
type Placing = Acting<'placeToken', typeof placing>;

/** A company places its next token in a city it can reach. */
export const placeToken = defineVerb('placeToken', placing, {
  in: Turn,
  offer: (g, f) =>
    pick('hex', reachedHexes(g, f.company), where =>
      pick('city', citiesOf(g, where), city => inCity(g, f, where, city)),
    ),
  forbid: (g, f, a) =>
    actorBar(f, a) ??
    unless(!hasDone(f, 'placeToken'), 'token.one-a-turn') ??
    tokenBar(g, a.company, a.hex, a.city, a.kind) ??
    placeBar(g, a.company, a.hex, a.city, a.kind),
  perform: (t, _, a) => {
    const cost = tokenCost(t, a.company, a.hex, a.kind);
    nextToken(t, a.company, a.kind);
    pay(t, a.company, 'bank', cost);
    const kind = a.kind === undefined ? {} : { kind: a.kind };
    putToken(t, a.hex, { by: a.company, city: a.city, ...kind });
    emit(t, { type: 'token', company: a.company, hex: a.hex, cost, ...kind });
  },
});

/** An ordinary token there, or one of the kind for which a place of the city asks. */
const inCity = (g: Game, f: Turn, where: HexId, city: number): Choice<Placing> => {
  const plain: Placing = { type: 'placeToken', ...acting(g, f), hex: where, city };
  const { asks } = lying(g, where).nodes[city] ?? {};
  if (asks === undefined || tokenFor(g, f.company, asks) === undefined) return act(plain);
  return pick('kind', ['', asks], kind => act(kind ? { ...plain, kind } : plain));
};

const placeBar = (g: Game, of: CompanyId, where: HexId, city: number, kind?: string): Violation | undefined => {
  const cost = tokenCost(g, of, where, kind);
  return (
    g.title.rules.token.whyNotPlace(g, of, where, city, kind) ??
    unless(reachesStop(g, of, where, city), 'token.connected', { hex: where }) ??
    unlessPaid(cashOf(g, of) >= cost, 'token.funds', { cost, cash: cashOf(g, of) })
  );
};

/** What the company's next token costs there, in an ordinary place or in one of this kind. */
export const tokenCost = (g: Game, of: CompanyId, where: HexId, kind?: string): Money =>
  g.title.rules.token.cost(g, of, where, kind);

/** The least and the most the company's next token costs, wherever on the map. */
export const tokenCosts = (g: Game, of: CompanyId): readonly [least: Money, most: Money] => {
  const cities = g.title.parts.map.ids.filter(hex => citiesOf(g, hex).length);
  const kinds = new Set(charter(g, of).map(kindOf));
  const costs = cities.flatMap(hex => [...kinds].map(kind => tokenCost(g, of, hex, kind)));
  return [Math.min(...costs), Math.max(...costs)];
};

/** Why the company's next token cannot lie in this city, however it gets there. */
export const tokenBar = (g: Game, of: CompanyId, where: HexId, city: number, kind?: string): Violation | undefined =>
  unless(tokenFor(g, of, kind) !== undefined, 'token.left') ??
  unless(citiesOf(g, where).includes(city), 'token.city', { hex: where }) ??
  unless(!tokenOn(g, of, where), 'token.one-a-hex', { hex: where }) ??
  unless(openPlaces(g, where, city, kind) > 0, 'token.place', { hex: where }) ??
  unless(kind !== undefined || freePlaces(g, where, city) > keptPlaces(g, where, city, of), 'token.home', {
    hex: where,
  });

/** Takes the token that goes into such a place off the charter. */
export const nextToken = (t: Table, of: CompanyId, kind?: string): void => {
  const at = charter(t, of).indexOf(tokenFor(t, of, kind) ?? 0);
  write(t, 'companies', of, 'tokens').splice(at, 1);
};

const reachedHexes = (g: Game, of: CompanyId): readonly HexId[] => {
  const { stops } = reach(g, of);
  return g.title.parts.map.ids.filter((_, i) => stops[i]);
};

/** The numbers of the cities on a hex. */
export const citiesOf = (g: Game, where: HexId): readonly number[] =>
  lying(g, where).nodes.flatMap((n, i) => (n.kind === 'city' ? [i] : []));
