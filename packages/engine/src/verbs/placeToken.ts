import { act, pick } from '../core/choice.ts';
import type { CompanyId, HexId } from '../core/ids.ts';
import { cashOf, pay } from '../core/money.ts';
import { company, hex, whole } from '../core/shape.ts';
import { type Company, did, type Game } from '../core/state.ts';
import { emit, type Table, write } from '../core/table.ts';
import { defineVerb } from '../core/verb.ts';
import { unless } from '../core/violation.ts';
import { reach, reachesStop } from '../map/reach.ts';
import { lying } from '../map/tile.ts';
import { freePlaces, keptPlaces, putToken, tokenOn } from '../map/token.ts';
import { acting, actor, acts } from '../rounds/turn.ts';

const charter = (g: Game, of: CompanyId) => (g.state.companies[of] as Company).tokens;

/** A company places its next token in a city it can reach. */
export const placeToken = defineVerb(
  'placeToken',
  { company, hex, city: whole() },
  {
    offer: (g, f) =>
      pick('hex', reachedHexes(g, actor(f)), where =>
        pick('city', citiesOf(g, where), city => act({ type: 'placeToken', ...acting(g, f), hex: where, city })),
      ),
    forbid: (g, f, a) => {
      const cost = charter(g, a.company)[0] ?? 0;
      return (
        acts(f, a) ??
        unless(!did(f, 'placeToken').length, 'token.one-a-turn') ??
        unless(charter(g, a.company).length > 0, 'token.left') ??
        unless(citiesOf(g, a.hex).includes(a.city), 'token.city', { hex: a.hex }) ??
        unless(!tokenOn(g, a.company, a.hex), 'token.one-a-hex', { hex: a.hex }) ??
        unless(freePlaces(g, a.hex, a.city) > 0, 'token.place', { hex: a.hex }) ??
        unless(freePlaces(g, a.hex, a.city) > keptPlaces(g, a.hex, a.city, a.company), 'token.home', { hex: a.hex }) ??
        unless(reachesStop(g, a.company, a.hex, a.city), 'token.connected', { hex: a.hex }) ??
        unless(cashOf(g, a.company) >= cost, 'token.funds', { cost, cash: cashOf(g, a.company) })
      );
    },
    perform: (t, _, a) => {
      const cost = nextToken(t, a.company);
      pay(t, a.company, 'bank', cost);
      putToken(t, a.hex, { by: a.company, city: a.city });
      emit(t, { type: 'token', company: a.company, hex: a.hex, cost });
    },
  },
);

/** Takes the next token off the charter and says what it costs. */
export const nextToken = (t: Table, of: CompanyId): number => write(t, 'companies', of, 'tokens').shift() ?? 0;

const reachedHexes = (g: Game, of: CompanyId): readonly HexId[] => {
  const { stops } = reach(g, of);
  return g.title.parts.map.ids.filter((_, i) => stops[i]);
};

const citiesOf = (g: Game, where: HexId): readonly number[] =>
  lying(g, where).nodes.flatMap((n, i) => (n.kind === 'city' ? [i] : []));
