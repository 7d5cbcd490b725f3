import type { Game, Route } from '@roundhouse/engine';
import { question, readPoint, stopFor, stopId } from '@roundhouse/engine';
import type { Rendered } from '../adapter.ts';
import { listIn, numberIn, type SiteAction, soldWith, textIn, unheardOf } from '../file.ts';
import { pathOf } from '../path.ts';
import { companyFromSite, hexFromSite } from './names.ts';

/** What the site's names stand for so far: which tile lies where, whose train is which, which shares were ever sold. */
export interface Ledger {
  readonly tiles: Readonly<Record<string, string>>;
  readonly trains: Readonly<Record<string, { readonly name: string; readonly owner: string }>>;
  readonly sold: Readonly<Record<string, true>>;
}

export const emptyLedger: Ledger = { tiles: {}, trains: {}, sold: { QR_1: true, CAR_0: true } };

const first = (text: string): string => text.split('-')[0] ?? '';

/** Our fields for one recorded action; nothing, if it decides nothing of its own. */
export const translate = (g: Game, ledger: Ledger, a: SiteAction): Rendered | undefined => {
  const company = companyFromSite(String(a.entity));
  switch (a.type) {
    case 'bid':
      return { type: 'buyLot', lot: textIn(a, 'company') };
    case 'assign':
      return { type: 'lowerLot', lot: textIn(a, 'target') };
    case 'par':
      return {
        type: 'startCompany',
        company: companyFromSite(textIn(a, 'corporation')),
        par: Number(textIn(a, 'share_price').split(',')[0]),
      };
    case 'buy_shares': {
      const share = String(listIn(a, 'shares')[0]);
      const of = share.split('_')[0] ?? '';
      const from = of === 'BOE' || ledger.sold[share] ? 'pool' : 'ipo';
      return { type: 'buyShare', company: companyFromSite(of), from };
    }
    case 'sell_shares': {
      const of = String(listIn(a, 'shares')[0]).split('_')[0] ?? '';
      return { type: 'sellShares', company: companyFromSite(of), shares: numberIn(a, 'percent') / 10 };
    }
    case 'lay_tile': {
      const hex = hexFromSite(textIn(a, 'hex'));
      if (a.entity === 'P3') return { type: 'placeTasmania', hex };
      const using = a.entity === 'P2' ? { using: 'P2' } : {};
      const by = a.entity === 'P2' ? (question(g)?.company ?? '') : company;
      return {
        type: 'layTile',
        company: by,
        hex,
        tile: first(textIn(a, 'tile')),
        turn: numberIn(a, 'rotation'),
        ...using,
      };
    }
    case 'place_token': {
      const [tile, copy, node = '0'] = textIn(a, 'city').split('-');
      const hex = ledger.tiles[`${tile}-${copy}`] ?? hexFromSite(tile ?? '');
      return { type: 'placeToken', company, hex, city: Number(node) };
    }
    case 'run_routes':
      return { type: 'runRoutes', company, routes: listIn(a, 'routes').map(r => routeOf(g, ledger, r)) };
    case 'dividend':
      if (a.entity === 'BOE') return undefined;
      return { type: 'payDividend', company, how: a['kind'] === 'payout' ? 'pay' : 'withhold' };
    case 'buy_train':
      return buyTrain(g, ledger, a, company);
    case 'discard_train':
      return { type: 'discardTrain', company, train: ledger.trains[textIn(a, 'train')]?.name ?? '' };
    case 'buy_company':
      return { type: 'buyPrivate', company, private: textIn(a, 'company'), price: numberIn(a, 'price') };
    case 'take_loan':
      return { type: 'takeLoan', company };
    // The link of a company is worked out here.
    case 'destination_connection':
      return undefined;
    default:
      return unheardOf(a);
  }
};

const buyTrain = (g: Game, ledger: Ledger, a: SiteAction, company: string): Rendered => {
  const copy = textIn(a, 'train');
  const known = ledger.trains[copy];
  if (known && !a['variant'])
    return { type: 'buyTrain', company, train: known.name, from: known.owner, price: numberIn(a, 'price') };
  const ghan = a.entity === 'P4';
  const exchange = a['exchange'] ? { exchange: ledger.trains[textIn(a, 'exchange')]?.name ?? '' } : {};
  return {
    type: 'buyTrain',
    company: ghan ? (question(g)?.company ?? '') : company,
    train: textIn(a, 'variant') || first(copy),
    from: 'bank',
    ...exchange,
    ...(ghan ? { using: 'P4' } : {}),
  };
};

/** The site names the hexes of each stretch between two stops, and the stops by hex and number. */
const routeOf = (g: Game, ledger: Ledger, route: unknown): Route => {
  const r = (route ?? {}) as { train?: string; connections?: string[][]; nodes?: string[] };
  const stops = (r.nodes ?? []).map(n => {
    const [hex = '', node = '0'] = n.split('-');
    const ours = hexFromSite(hex);
    return { hex: ours, id: stopId(ours, g.state.map.tiles[ours]?.tile === '241' ? 0 : Number(node)) };
  });
  const path = pathOf(
    g,
    stops,
    (r.connections ?? []).map(stretch => stretch.map(hexFromSite)),
  );
  const train = ledger.trains[r.train ?? '']?.name ?? '';
  return { train, path: train === '2E' ? fromBestToken(g, path) : path };
};

/** PD-30: a Ghan drawn beyond its token is cut back to the token that pays; the income is the same. */
const fromBestToken = (g: Game, path: readonly string[]): readonly string[] => {
  const company = question(g)?.company ?? '';
  const way = path[0]?.startsWith('A') ? path.toReversed() : path;
  const worth = way.map(point => {
    const p = readPoint(point);
    const stop = p && 'node' in p ? stopFor(g, company, p.hex, p.node) : undefined;
    return stop?.own ? stop.value : 0;
  });
  const best = Math.max(...worth);
  return best ? way.slice(worth.lastIndexOf(best)) : way;
};

/** What the action tells about the site's names. */
export const noted = (g: Game, ledger: Ledger, a: SiteAction): Ledger => {
  switch (a.type) {
    case 'lay_tile':
      return { ...ledger, tiles: { ...ledger.tiles, [textIn(a, 'tile')]: hexFromSite(textIn(a, 'hex')) } };
    case 'buy_train': {
      const copy = textIn(a, 'train');
      const name = textIn(a, 'variant') || (ledger.trains[copy]?.name ?? first(copy));
      const owner = a.entity === 'P4' ? (question(g)?.company ?? '') : companyFromSite(String(a.entity));
      return { ...ledger, trains: { ...ledger.trains, [copy]: { name, owner } } };
    }
    case 'par':
    case 'buy_shares':
      return { ...ledger, sold: soldWith(ledger.sold, a) };
    default:
      return ledger;
  }
};
