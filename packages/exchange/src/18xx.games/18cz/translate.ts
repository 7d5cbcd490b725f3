import {
  type Company,
  type CompanyId,
  type Game,
  lying,
  partOf,
  question,
  type Route,
  reckon,
  sideOf,
  stopId,
  type TrainId,
  tokenOn,
  units,
} from '@roundhouse/engine';
import { sizeOf, trainSize } from '@roundhouse/titles/18cz/sizes';
import type { Rendered } from '../adapter.ts';
import { listIn, numberIn, type SiteAction, soldWith, textIn, unheardOf } from '../file.ts';
import { pathOf, type SiteStop, stopHexes, stopsOn } from '../path.ts';

/** What the site's names stand for so far: which tile lies where, whose train is which, which shares were ever sold. */
export interface Ledger {
  readonly tiles: Readonly<Record<string, string>>;
  readonly trains: Readonly<Record<string, { readonly name: TrainId; readonly owner: string }>>;
  readonly sold: Readonly<Record<string, true>>;
}

export const emptyLedger: Ledger = { tiles: {}, trains: {}, sold: {} };

/** Numbers of the red tiles there; here they bear the names of their companies. */
const RED: Readonly<Record<string, string>> = { 8894: 'Ug', 8895: 'kk', 8896: 'SX', 8897: 'PR', 8898: 'BY' };

const first = (text: string): string => text.split('-')[0] ?? '';
const tileNamed = (text: string): string => RED[first(text)] ?? first(text);

/** The bigger train on the card that fits the company. */
const ownSide = (g: Game, company: CompanyId, train: TrainId): TrainId =>
  sideOf(g, train).card.sides.find(s => trainSize(s.id) === sizeOf(g, company))?.id ?? '';

/** Our fields for one recorded action; nothing, if it decides nothing of its own. */
export const translate = (g: Game, ledger: Ledger, a: SiteAction): Rendered | undefined => {
  const company = String(a.entity);
  const train = () => ledger.trains[textIn(a, 'train')]?.name ?? '';
  const step = question(g)?.step;
  switch (a.type) {
    case 'bid':
      return { type: 'buyLot', lot: textIn(a, 'company') };
    case 'par':
      return {
        type: 'startCompany',
        company: textIn(a, 'corporation'),
        par: Number(textIn(a, 'share_price').split(',')[0]),
      };
    case 'buy_shares': {
      const share = String(listIn(a, 'shares')[0]);
      return { type: 'buyShare', company: first(share.replace('_', '-')), from: ledger.sold[share] ? 'pool' : 'ipo' };
    }
    case 'sell_shares': {
      const of = first(String(listIn(a, 'shares')[0]).replace('_', '-'));
      return { type: 'sellShares', company: of, shares: (numberIn(a, 'percent') * units(g, of)) / 100 };
    }
    case 'special_buy':
      return { type: 'repayDebt' };
    case 'lay_tile':
      return layTile(g, a);
    case 'place_token':
      return placeToken(g, ledger, a);
    case 'remove_token':
      return { type: 'returnStation', company, city: Number(textIn(a, 'city').split('-')[2]) };
    case 'run_routes':
      return { type: 'runRoutes', company, routes: listIn(a, 'routes').map(r => routeOf(g, ledger, company, r)) };
    case 'dividend':
      return { type: 'payDividend', company, how: a['kind'] === 'payout' ? 'pay' : 'withhold' };
    case 'buy_corporation':
      return { type: 'acquire', company, target: textIn(a, 'corporation'), price: numberIn(a, 'price') };
    case 'swap_train':
      return { type: 'keepTrain', company, train: train(), as: ownSide(g, company, train()) };
    case 'discard_train':
      return { type: step === 'fitTrains' ? 'scrapTrain' : 'discardTrain', company, train: train() };
    case 'buy_train':
      return buyTrain(ledger, a, company);
    case 'buy_company':
      return { type: 'buyPrivate', company, private: textIn(a, 'company'), price: numberIn(a, 'price') };
    case 'sell_company':
      return { type: 'sellLocal', company, private: textIn(a, 'company') };
    default:
      return unheardOf(a);
  }
};

const layTile = (g: Game, a: SiteAction): Rendered => {
  const [hex, tile, turn] = [textIn(a, 'hex'), tileNamed(textIn(a, 'tile')), numberIn(a, 'rotation')];
  if (Object.hasOwn(g.title.parts.companies, tile)) return { type: 'layRed', company: String(a.entity), hex, turn };
  if (a.entity_type !== 'company') return { type: 'layTile', company: String(a.entity), hex, tile, turn };
  const company = question(g)?.company ?? '';
  return { type: tile.endsWith('p') ? 'layPurple' : 'layTile', company, hex, tile, turn, using: String(a.entity) };
};

/** The home of the ATE is placed like any other token there. */
const placeToken = (g: Game, ledger: Ledger, a: SiteAction): Rendered | undefined => {
  const company = String(a.entity);
  const [tile, copy, node = '0'] = textIn(a, 'city').split('-');
  const hex = ledger.tiles[`${tile}-${copy}`] ?? tile ?? '';
  const home = partOf(g, company).homes[0]?.hex === hex;
  const q = question(g);
  if (q?.step === 'homeCity') return { type: 'chooseCity', company: q.company, city: Number(node) };
  return home && tokenOn(g, company, hex) ? undefined : { type: 'placeToken', company, hex, city: Number(node) };
};

const buyTrain = (ledger: Ledger, a: SiteAction, company: string): Rendered => {
  const copy = textIn(a, 'train');
  const known = ledger.trains[copy];
  if (known && known.owner !== 'pool')
    return { type: 'buyTrain', company, train: known.name, from: known.owner, price: numberIn(a, 'price') };
  return { type: 'buyTrain', company, train: textIn(a, 'variant') || first(copy), from: known ? 'pool' : 'bank' };
};

interface SiteRoute {
  readonly train?: string;
  readonly connections?: readonly (readonly string[])[];
  readonly nodes?: readonly string[];
}

const routeOf = (g: Game, ledger: Ledger, company: string, route: unknown): Route => {
  const { train = '', connections = [], nodes } = (route ?? {}) as SiteRoute;
  const [only] = (g.state.companies[company] as Company).trains;
  const name = ledger.trains[train]?.name ?? only ?? '';
  const stopAt = (hex: string, node: string | number) => ({ hex, id: stopId(hex, Number(node)) });
  const run = (stops: readonly SiteStop[]): Route => ({ train: name, path: pathOf(g, stops, connections) });
  if (nodes) return run(nodes.map(n => stopAt(n.split('-')[0] ?? '', n.split('-')[1] ?? 0)));
  // Old records name the hexes alone: the first stops on them that make a route.
  const ways = stopHexes(connections).flatMap(way => stopsOn(way, hex => [...lying(g, hex).nodes.keys()]));
  return run(ways.find(stops => !reckon(g, company, [run(stops)]).broken) ?? []);
};

/** What the action tells about the site's names. */
export const noted = (g: Game, ledger: Ledger, a: SiteAction): Ledger => {
  const company = String(a.entity);
  const copy = textIn(a, 'train');
  const train = (name: TrainId, owner: string): Ledger => ({
    ...ledger,
    trains: { ...ledger.trains, [copy]: { name, owner } },
  });
  const known = ledger.trains[copy]?.name ?? '';
  switch (a.type) {
    case 'lay_tile':
      return { ...ledger, tiles: { ...ledger.tiles, [textIn(a, 'tile')]: textIn(a, 'hex') } };
    case 'buy_train':
      return train(textIn(a, 'variant') || known || first(copy), company);
    case 'discard_train':
      return train(known, 'pool');
    case 'swap_train':
      return train(ownSide(g, company, known), company);
    case 'buy_corporation':
      return { ...ledger, trains: passed(ledger.trains, textIn(a, 'corporation'), company) };
    case 'par':
    case 'buy_shares':
      return { ...ledger, sold: soldWith(ledger.sold, a) };
    default:
      return ledger;
  }
};

const passed = (trains: Ledger['trains'], from: string, to: string): Ledger['trains'] =>
  Object.fromEntries(Object.entries(trains).map(([copy, t]) => [copy, t.owner === from ? { ...t, owner: to } : t]));
