/**
 * Plays the game the landing page replays, with players that build where it pays, and writes it down:
 * `npx tsx packages/client/scripts/showcase.ts`. The same seed gives the same game.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  type Action,
  beyond,
  type CompanyId,
  cashOf,
  choices,
  colourOf,
  countedTrains,
  type Decision,
  decide,
  directorOf,
  type Game,
  hexOf,
  leaves,
  onSale,
  play,
  priceOf,
  type RouteProblem,
  reach,
  routeProblem,
  routesOf,
  sharesOf,
  sideOf,
  start,
  type Turn,
  topFrame,
} from '@roundhouse/engine';
import { solve } from '@roundhouse/optimiser';
import { t1848 } from '@roundhouse/titles';

type Move = Action & Readonly<Record<string, unknown>>;

const NAMES = ['Klara', 'Emil', 'Ida', 'Otto'];
const SEED = process.argv[2] ?? 'nullarbor';
const BUDGET = 300_000;
const THRIFT = 0.97;

let state = [...SEED].reduce((h, c) => Math.imul(h ^ c.charCodeAt(0), 0x01000193) >>> 0, 0x811c9dc5);
const chance = (): number => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 2 ** 32;
};

const all = (g: Game, verb: string): readonly Move[] => [...leaves(choices(g, verb))] as unknown as readonly Move[];
const after = (g: Game, a: Action): Game | undefined => {
  const outcome = play(g, a);
  return outcome.violation ? undefined : outcome.game;
};
const best = <T>(items: readonly T[], worth: (item: T) => number): T | undefined => {
  let found: T | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const w = worth(item);
    if (w > most) [found, most] = [item, w];
  }
  return found;
};

/** What the network would earn with good trains. */
const promise = (g: Game, c: CompanyId): number => {
  const p = routeProblem(g, c);
  const trains = ['4+', '3+'].map(name => ({ name, ...sideOf(g, name).spec })) as RouteProblem['trains'];
  return solve({ ...p, trains }, { budget: BUDGET }).revenue;
};

/** Track that leads towards cities is worth something before it arrives. */
const outlook = (g: Game, c: CompanyId): number => {
  const { map } = g.title.parts;
  const { entries } = reach(g, c);
  const city = (hex: string) => (hexOf(g, hex).layout.nodes.some(n => n.kind !== 'town') ? 1 : 0);
  return map.ids.reduce((sum, hex, i) => {
    if (!entries[i] || colourOf(g, hex) !== 'white') return sum;
    const near = [0, 1, 2, 3, 4, 5].reduce((n, s) => n + city(beyond(map, hex, s) ?? hex), 0);
    return sum + 6 * city(hex) + near;
  }, 0);
};

const merit = (g: Game, a: Action, c: CompanyId): number => {
  const then = after(g, a);
  return then ? promise(then, c) + 0.8 * outlook(then, c) + chance() : -1;
};

const auction = (g: Game): Move | undefined => {
  const buys = all(g, 'buyLot').filter(
    a => (g.title.parts.privates[String(a['lot'])]?.price ?? 0) <= cashOf(g, a.by) - 430,
  );
  if (buys.length && chance() < 0.45) return buys[Math.floor(chance() * buys.length)];
  const cuts = all(g, 'lowerLot');
  return cuts[Math.floor(chance() * cuts.length)] ?? all(g, 'buyLot')[0];
};

const stock = (g: Game, d: Decision): Move | undefined => {
  const seat = d.by;
  const led = Object.keys(g.state.companies).filter(c => directorOf(g, c) === seat);
  const unready = led.filter(c => !g.state.companies[c]?.floated && sharesOf(g, c, 'ipo') > 4);
  const buys = all(g, 'buyShare');
  const own = buys.find(a => unready.includes(String(a['company'])) && a['from'] === 'ipo');
  if (own) return own;
  const starts = all(g, 'startCompany').filter(a => a['company'] !== 'COM' || g.state.phase >= '4');
  const affordable = starts.filter(a => Number(a['par']) * 6 <= cashOf(g, seat));
  if (affordable.length && led.length < 3) return best(affordable, a => Number(a['par']) + 10 * chance());
  const yielding = (a: Move) => {
    const c = String(a['company']);
    const price = priceOf(g, c) ?? 100;
    const floated = g.state.companies[c]?.floated || c === 'BOE';
    return (
      (floated ? (g.state.companies[c]?.revenue ?? 80) / price : 0.3) + (led.includes(c) ? 0.3 : 0) + 0.3 * chance()
    );
  };
  if (buys.length) return best(buys, yielding);
  return d.mayPass ? undefined : all(g, 'sellShares')[0];
};

const track = (g: Game, c: CompanyId): Move | undefined => {
  const lays = all(g, 'layTile').filter(
    a => Number(g.title.rules.track.cost(g, c, String(a['hex']))) <= cashOf(g, c) - 60,
  );
  const now = promise(g, c) + 0.8 * outlook(g, c);
  const lay = best(lays, a => merit(g, a, c));
  return lay && merit(g, lay, c) > now - 60 ? lay : undefined;
};

const token = (g: Game, c: CompanyId): Move | undefined => {
  const cost = g.state.companies[c]?.tokens[0] ?? 0;
  if (cashOf(g, c) < cost + 120 || chance() < 0.25) return undefined;
  return best(all(g, 'placeToken'), a => merit(g, a, c) + (hexOf(g, String(a['hex'])).label ? 30 : 0));
};

const dividend = (g: Game, c: CompanyId): Move | undefined => {
  const safe = countedTrains(g, c).some(t => !sideOf(g, t).rusts);
  const next = Math.min(
    ...onSale(g)
      .filter(card => !card.extra)
      .flatMap(card => card.sides.map(s => s.price)),
  );
  const income = (topFrame(g) as Turn).income ?? 0;
  const save =
    !safe &&
    g.state.phase >= '2' &&
    cashOf(g, c) < next &&
    chance() < (cashOf(g, c) + 4 * income >= next ? THRIFT : 0.8 * THRIFT);
  return all(g, 'payDividend').find(a => a['how'] === (save ? 'withhold' : 'pay'));
};

const trains = (g: Game, d: Decision, c: CompanyId): Move | undefined => {
  const bank = all(g, 'buyTrain').filter(a => a['from'] === 'bank');
  const price = (a: Move) => sideOf(g, String(a['train'])).price;
  const cash = cashOf(g, c);
  const owned = countedTrains(g, c);
  if (!d.mayPass) return best(bank, a => (price(a) <= cash ? 2000 + price(a) : -price(a))) ?? all(g, 'buyTrain')[0];
  const fresh = bank.filter(a => price(a) <= cash - 20 && !sideOf(g, String(a['train'])).card.extra);
  const enough = owned.length >= 2 && chance() < 0.15;
  return enough ? undefined : best(fresh, price);
};

const move = (g: Game, d: Decision): Action => {
  const c = d.company ?? '';
  const pass = { type: 'pass', by: d.by, at: d.step };
  const chosen = (): Move | undefined => {
    switch (d.step) {
      case 'auction':
        return auction(g);
      case 'stock':
        return stock(g, d);
      case 'track':
        return track(g, c);
      case 'token':
        return token(g, c);
      case 'run': {
        if (!d.verbs.includes('runRoutes')) return undefined;
        const p = routeProblem(g, c);
        const routes = routesOf(p, solve(p, { budget: 20 * BUDGET }).runs);
        return { type: 'runRoutes', by: d.by, at: d.step, company: c, routes } as Move;
      }
      case 'dividend':
        return dividend(g, c);
      case 'trains':
        return d.verbs.includes('buyTrain') ? trains(g, d, c) : undefined;
      default:
        return all(g, d.verbs[0] ?? '')[0];
    }
  };
  return chosen() ?? (d.mayPass ? pass : ((all(g, d.verbs[0] ?? '')[0] ?? pass) as Action));
};

const setup = { players: NAMES.length, options: {}, seed: SEED };
let g = start(t1848, setup);
const actions: Action[] = [];
for (let d = decide(g); d && actions.length < 2500; d = decide(g)) {
  const action = move(g, d);
  const outcome = play(g, action);
  if (outcome.violation) throw new Error(`${JSON.stringify(action)}: ${outcome.violation.clause}`);
  actions.push(action);
  g = outcome.game;
}
const file = fileURLToPath(new URL('../public/showcase/1848.json', import.meta.url));
writeFileSync(file, `${JSON.stringify({ title: '1848', ...setup, names: NAMES, actions })}\n`);
process.stdout.write(
  `${actions.length} actions, ended by ${g.state.ending ?? 'nothing'}, phase ${g.state.phase}, ${Object.keys(g.state.map.tiles).length} tiles\n`,
);
