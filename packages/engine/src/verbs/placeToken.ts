import { act, pick } from '../core/choice.ts';
import type { CompanyId, HexId, Money } from '../core/ids.ts';
import { cashOf, pay } from '../core/money.ts';
import { company, hex, whole } from '../core/shape.ts';
import type { Company, Game } from '../core/state.ts';
import { emit, type Table, write } from '../core/table.ts';
import { defineVerb, hasDone } from '../core/verb.ts';
import { unless, type Violation } from '../core/violation.ts';
import { reach, reachesStop } from '../map/reach.ts';
import { lying } from '../map/tile.ts';
import { freePlaces, keptPlaces, openPlaces, putToken, tokenOn } from '../map/token.ts';
import { acting, acts, Turn } from '../rounds/turn.ts';

const charter = (g: Game, of: CompanyId) => (g.state.companies[of] as Company).tokens;

/** A company places its next token in a city it can reach. */
export const placeToken = defineVerb(
  'placeToken',
  { company, hex, city: whole() },
  {
    in: Turn,
    offer: (g, f) =>
      pick('hex', reachedHexes(g, f.company), where =>
        pick('city', citiesOf(g, where), city => act({ type: 'placeToken', ...acting(g, f), hex: where, city })),
      ),
    forbid: (g, f, a) =>
      acts(f, a) ??
      unless(!hasDone(f, 'placeToken'), 'token.one-a-turn') ??
      tokenMisfit(g, a.company, a.hex, a.city) ??
      mayPlace(g, a.company, a.hex, a.city),
    perform: (t, _, a) => {
      const cost = tokenCost(t, a.company, a.hex);
      nextToken(t, a.company);
      pay(t, a.company, 'bank', cost);
      putToken(t, a.hex, { by: a.company, city: a.city });
      emit(t, { type: 'token', company: a.company, hex: a.hex, cost });
    },
  },
);

const mayPlace = (g: Game, of: CompanyId, where: HexId, city: number): Violation | undefined => {
  const cost = tokenCost(g, of, where);
  const barred = g.title.rules.token?.barred?.(g, of, where, city);
  return (
    unless(!barred, barred ?? 'token.place', { hex: where }) ??
    unless(reachesStop(g, of, where, city), 'token.connected', { hex: where }) ??
    unless(cashOf(g, of) >= cost, 'token.funds', { cost, cash: cashOf(g, of) })
  );
};

/** What the company's next token costs there. */
export const tokenCost = (g: Game, of: CompanyId, where: HexId): Money =>
  g.title.rules.token?.cost?.(g, of, where) ?? charter(g, of)[0] ?? 0;

/** The least and the most the company's next token costs, wherever on the map. */
export const tokenCosts = (g: Game, of: CompanyId): readonly [least: Money, most: Money] => {
  const cities = g.title.parts.map.ids.filter(hex => citiesOf(g, hex).length);
  const costs = cities.map(hex => tokenCost(g, of, hex));
  return [Math.min(...costs), Math.max(...costs)];
};

/** Why the company's next token cannot lie in this city, however it gets there. */
export const tokenMisfit = (g: Game, of: CompanyId, where: HexId, city: number): Violation | undefined =>
  unless(charter(g, of).length > 0, 'token.left') ??
  unless(citiesOf(g, where).includes(city), 'token.city', { hex: where }) ??
  unless(!tokenOn(g, of, where), 'token.one-a-hex', { hex: where }) ??
  unless(openPlaces(g, where, city) > 0, 'token.place', { hex: where }) ??
  unless(freePlaces(g, where, city) > keptPlaces(g, where, city, of), 'token.home', { hex: where });

/** Takes the next token off the charter and says what it costs. */
export const nextToken = (t: Table, of: CompanyId): number => write(t, 'companies', of, 'tokens').shift() ?? 0;

const reachedHexes = (g: Game, of: CompanyId): readonly HexId[] => {
  const { stops } = reach(g, of);
  return g.title.parts.map.ids.filter((_, i) => stops[i]);
};

/** The numbers of the cities on a hex. */
export const citiesOf = (g: Game, where: HexId): readonly number[] =>
  lying(g, where).nodes.flatMap((n, i) => (n.kind === 'city' ? [i] : []));
