import {
  type CompanyId,
  companyOf,
  type Game,
  lying,
  ordinaryOf,
  question,
  type Route,
  readPoint,
  reckon,
  sharesOf,
  type TrainId,
} from '@roundhouse/engine';
import type { Rendered } from '../adapter.ts';
import { listIn, numberIn, type SiteAction, soldWith, textIn, unheardOf } from '../file.ts';
import { pathOf, stopHexes, stopsOn } from '../path.ts';
import { cheapest } from './need.ts';
import { LOTS } from './parts.ts';

/** What the site's names stand for so far: which tile lies where, whose train is which, which shares were ever sold. */
export interface Ledger {
  readonly tiles: Readonly<Record<string, string>>;
  readonly trains: Readonly<Record<string, { readonly name: TrainId; readonly owner: string }>>;
  readonly sold: Readonly<Record<string, true>>;
}

/** What lies in the pool or with a private from the start. */
export const emptyLedger: Ledger = {
  tiles: {},
  trains: {},
  sold: { RhE_1: true, RhE_2: true, RhE_3: true, GVE_1: true },
};

const first = (text: string): string => text.split('-')[0] ?? '';
const companyIn = (share: unknown): CompanyId => String(share).split('_')[0] ?? '';
/** The green tiles of the Metropolises bear an X there. */
const tileNamed = (text: string): string => first(text).replace(/^X/, '');

/** Our fields for one recorded action; nothing, if it decides nothing of its own. */
export const translate = (g: Game, ledger: Ledger, a: SiteAction): Rendered | undefined => {
  const company = String(a.entity);
  switch (a.type) {
    case 'bid':
      return bid(g, a);
    case 'par':
      return par(a);
    case 'buy_shares':
      return buyShare(g, ledger, a);
    case 'sell_shares':
      return sellShares(g, a);
    case 'lay_tile':
      return layTile(g, a);
    case 'place_token':
      return placeToken(g, ledger, a);
    case 'run_routes':
      if (!listIn(a, 'routes').length && question(g)?.step === 'run') return { type: 'pass' };
      return { type: 'runRoutes', company, routes: listIn(a, 'routes').map(r => routeOf(g, company, r)) };
    case 'dividend':
      return { type: 'payDividend', company, how: a['kind'] === 'payout' ? 'pay' : 'withhold' };
    case 'buy_train':
      return buyTrain(ledger, a, company);
    case 'discard_train':
      return { type: 'discardTrain', company, train: ledger.trains[textIn(a, 'train')]?.name ?? '' };
    case 'destination_connection':
      return listIn(a, 'corporations').length ? { type: 'payLink', company: question(g)?.company ?? '' } : undefined;
    case 'bankrupt':
      return { type: 'goBankrupt', company };
    default:
      return unheardOf(a);
  }
};

/** A bid of just its price on the first lot buys it. */
const bid = (g: Game, a: SiteAction): Rendered => {
  const lot = LOTS[textIn(a, 'company')] ?? '';
  const isTurn = question(g)?.step === 'lots';
  const buys =
    isTurn &&
    g.title.verbs['bid']?.forbid(g, g.state.agenda.at(-1) as never, { lot } as never)?.clause === 'bid.available';
  return buys ? { type: 'buyLot', lot } : { type: 'bid', lot, amount: numberIn(a, 'price') };
};

const par = (a: SiteAction): Rendered => {
  const company = textIn(a, 'corporation');
  const value = Number(textIn(a, 'share_price').split(',')[0]);
  return company === 'RhE' ? { type: 'chooseValue', par: value } : { type: 'startCompany', company, par: value };
};

const buyShare = (g: Game, ledger: Ledger, a: SiteAction): Rendered => {
  const share = String(listIn(a, 'shares')[0]);
  const company = companyIn(share);
  const floated = companyOf(g, company).floated;
  const from = ledger.sold[share] || (floated && !sharesOf(g, company, company)) ? 'pool' : floated ? 'charter' : 'ipo';
  const sizes = new Set(ordinaryOf(g, company, from === 'charter' ? company : from));
  const size = numberIn(a, 'percent') / 10;
  const shares = from !== 'ipo' && (sizes.size > 1 || !sizes.has(size)) ? { shares: size } : {};
  return { type: 'buyShare', company, from, ...shares };
};

/** Certificates of two shares beside the director's. */
const DOUBLE = ['KEG_2', 'KEG_3'];

const sellShares = (g: Game, a: SiteAction): Rendered => {
  const names = listIn(a, 'shares').map(String);
  const of = companyIn(names[0]);
  const shares = numberIn(a, 'percent') / 10;
  const q = question(g);
  const named = names.filter(n => !n.endsWith('_0')).map(n => (DOUBLE.includes(n) ? 2 : 1));
  const as = of === 'KEG' && named.length ? { as: named } : {};
  const deed = { shares, ...as };
  return q?.company === undefined
    ? { type: 'sellShares', company: of, ...deed }
    : { type: 'sellInNeed', company: q.company, of, ...deed };
};

const layTile = (g: Game, a: SiteAction): Rendered => {
  const lay = { hex: textIn(a, 'hex'), tile: tileNamed(textIn(a, 'tile')), turn: numberIn(a, 'rotation') };
  if (a.entity_type !== 'company') return { type: 'layTile', company: String(a.entity), ...lay };
  return { type: 'layWith', company: question(g)?.company ?? '', private: LOTS[String(a.entity)] ?? '', ...lay };
};

const placeToken = (g: Game, ledger: Ledger, a: SiteAction): Rendered => {
  const company = String(a.entity);
  const [tile = '', copy, node = '0'] = textIn(a, 'city').split('-');
  const hex = ledger.tiles[`${tile}-${copy}`] ?? tile;
  const last = g.state.agenda.at(-1)?.done.at(-1) as { type?: string; private?: string; hex?: string } | undefined;
  const place = { company: question(g)?.company ?? company, hex, city: cityOn(g, hex, Number(node)) };
  return last?.type === 'layWith' && last.hex === hex && question(g)?.step === 'track'
    ? { type: 'placeWith', private: last.private, ...place }
    : { type: 'placeToken', ...place };
};

/** Cities by their number among the stops. */
const cityOn = (g: Game, hex: string, node: number): number => (lying(g, hex).nodes[node] ? node : 0);

const buyTrain = (ledger: Ledger, a: SiteAction, company: string): Rendered => {
  const copy = textIn(a, 'train');
  const known = ledger.trains[copy];
  // After a bankruptcy it may have been lent, or not.
  const from = known && known.owner !== company ? known.owner : 'bank';
  const price = from === 'bank' || from === 'pool' ? {} : { price: numberIn(a, 'price') };
  return { type: 'buyTrain', company, train: first(copy), from, ...price };
};

interface SiteRoute {
  readonly train?: string;
  readonly connections?: readonly (readonly string[])[];
  readonly nodes?: readonly string[];
  readonly revenue?: number;
}

const routeOf = (g: Game, company: CompanyId, route: unknown): Route => {
  const { train = '', connections = [], nodes = [], revenue } = (route ?? {}) as SiteRoute;
  const name = first(train);
  const named = (hex: string) => nodes.flatMap(n => (first(n) === hex ? [Number(n.split('-')[1])] : []));
  const nodesOf = (hex: string) => (named(hex).length ? named(hex) : [...lying(g, hex).nodes.keys()]);
  const ways = stopHexes(connections)
    .flatMap(way => stopsOn(way, nodesOf))
    .map(stops => pathOf(g, stops, connections))
    .map(path => ({ train: name, path: name === EXPRESS ? beyondTowns(g, beyondTowns(g, path)) : path }));
  const legal = ways.flatMap(way => {
    const sum = reckon(g, company, [way]);
    return sum.broken ? [] : [{ way, total: sum.total }];
  });
  return (legal.find(l => l.total === revenue) ?? legal[0])?.way ?? ways[0] ?? { train: name, path: [] };
};

/** RHL-6.2.4.4-f: an 8-train drawn on to a town ends where it last called. Turned round, for the other end. */
const EXPRESS = '8';
const beyondTowns = (g: Game, path: readonly string[]): readonly string[] => {
  const calls = path.findIndex(point => {
    const p = readPoint(point);
    return p && 'node' in p && lying(g, p.hex).nodes[p.node]?.kind !== 'town';
  });
  return path.slice(Math.max(0, calls)).reverse();
};

/** What the action tells about the site's names. */
export const noted = (g: Game, ledger: Ledger, a: SiteAction): Ledger => {
  const copy = textIn(a, 'train');
  const train = (owner: string): Ledger => ({
    ...ledger,
    trains: { ...ledger.trains, [copy]: { name: first(copy), owner } },
  });
  switch (a.type) {
    case 'lay_tile':
      return { ...ledger, tiles: { ...ledger.tiles, [textIn(a, 'tile')]: textIn(a, 'hex') } };
    case 'buy_train':
      return train(String(a.entity));
    case 'discard_train':
      return train('pool');
    case 'bankrupt': {
      const name = cheapest(g) ?? '';
      const copies = Object.values(ledger.trains).filter(t => t.name === name).length;
      return { ...ledger, trains: { ...ledger.trains, [`${name}-${copies}`]: { name, owner: String(a.entity) } } };
    }
    case 'par':
    case 'buy_shares':
      return { ...ledger, sold: soldWith(ledger.sold, a) };
    default:
      return ledger;
  }
};
