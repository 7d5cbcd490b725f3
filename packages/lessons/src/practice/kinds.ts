import {
  type Action,
  apply,
  type CompanyId,
  choices,
  type Game,
  inTurn,
  leaves,
  priceOf,
  routeProblem,
  type Scenario,
  scenario,
  type Title,
} from '@roundhouse/engine';
import { solve, whatIf } from '@roundhouse/optimiser';
import type { Chance } from './chance.ts';
import type { Ground } from './grounds.ts';
import { builtUp, closedIn, homesOf, laysIn } from './land.ts';
import { playedOut } from './played.ts';
import { sums } from './sums.ts';
import type { Reply, Task, TaskKind } from './task.ts';

type Made = Omit<Task, 'seed' | 'kind' | 'title'>;
type Maker = (title: Title, ground: Ground, draw: Chance) => Made | undefined;

/** Some tiles laid for the purpose. */
const fresh = (title: Title, ground: Ground, step: string, draw: Chance) => {
  const company = draw.one('company', ground.companies);
  return { company, position: builtUp(title, ground, company, draw.one('stage', ground.stages), step, draw) };
};

/** What is the most the trains can earn? Half of the boards come out of games. */
const run: Maker = (title, ground, draw) => {
  const played = draw.below('played', 2) ? playedOut(title, ground, 'run', draw) : undefined;
  const { company, position } = played ?? fresh(title, ground, 'run', draw);
  const problem = routeProblem(scenario(title, position), company);
  const { revenue, proven } = solve(problem);
  if (!proven || revenue < 40) return undefined;
  const alone = problem.trains.map((_, n) => solve({ ...problem, trains: problem.trains.slice(n, n + 1) }).revenue);
  const unbound = alone.reduce((sum, n) => sum + n, 0);
  return { company, position, ...sums(revenue, [...alone, unbound], draw) };
};

/** Which of four lays earns most at once? */
const tile: Maker = (title, ground, draw) => {
  const { company, position } = fresh(title, ground, 'track', draw);
  const g = scenario(title, position);
  const income = solve(routeProblem(g, company)).revenue;
  const tried = laysIn(g).flatMap(lay => {
    const after = apply(g, lay);
    return after ? [{ lay, problem: routeProblem(after, company) }] : [];
  });
  const prospects = whatIf(tried.map(t => t.problem));
  if (prospects.some(p => !p.proven)) return undefined;
  const ways = draw.mixed(
    'ways',
    tried.map(({ lay }, i) => ({ lay, earns: prospects[i]?.revenue ?? 0 })),
  );
  const most = Math.max(0, ...ways.map(w => w.earns));
  const best = ways.find(w => w.earns === most);
  if (!best || most <= income) return undefined;
  const wrong = ways
    .filter(w => w.earns < most)
    .filter((w, i, all) => all.findIndex(o => o.lay.hex === w.lay.hex && o.earns === w.earns) === i)
    .sort((a, b) => b.earns - a.earns)
    .slice(0, 3);
  if (wrong.length < 3) return undefined;
  const replies = draw
    .mixed('replies', [best, ...wrong])
    .map(({ lay: { hex, tile, turn }, earns }): Reply => ({ lay: { hex, tile, turn }, amount: earns }));
  return { company, position, income, replies, right: replies.findIndex(r => r.amount === most) };
};

/** The deed of this kind with these fields; nothing, if it is not legal. */
const deed = (g: Game, verb: string, fields: Readonly<Record<string, unknown>>): Action | undefined =>
  [...leaves(choices(g, verb))].find(a => {
    const given = new Map<string, unknown>(Object.entries(a));
    return Object.entries(fields).every(([field, value]) => given.get(field) === value);
  });

/** Somebody buys a train: who is left without one? */
const rust: Maker = (title, ground, draw) => {
  if (!ground.purchases.length) return undefined;
  const { phase, sold, buys, old, sound } = draw.one('purchase', ground.purchases);
  const [company = '', unlucky = '', ...others] = draw.mixed('companies', ground.companies).slice(0, 5);
  const seats = ground.players;
  const led = [company, unlucky, ...others];
  const fleet = (c: CompanyId, n: number): readonly string[] => {
    if (c === company) return [draw.one('own', sound)];
    if (c === unlucky) return [draw.one('old', old)];
    const kept = draw.one(`kept ${n}`, sound);
    return draw.below(`both ${n}`, 2) && (phase < '5' || phase >= 'a') ? [draw.one(`old ${n}`, old), kept] : [kept];
  };
  const position: Scenario = {
    players: seats,
    phase,
    sold,
    shares: Object.fromEntries(led.map((c, n) => [c, { [n % seats]: ground.most }])),
    par: Object.fromEntries(led.map(c => [c, ground.par])),
    tokens: Object.fromEntries(led.map(c => [c, homesOf(title, c)])),
    trains: Object.fromEntries(led.map((c, n) => [c, fleet(c, n)])),
    privates: closedIn(title) ?? {},
    cash: { [company]: 2000 },
    at: inTurn(company, 'trains'),
  };
  const g = scenario(title, position);
  const bought = deed(g, 'buyTrain', { train: buys, from: 'bank' });
  const after = bought && apply(g, bought);
  if (!after) return undefined;
  const keeps = (c: CompanyId) => after.state.companies[c]?.trains ?? [];
  const asked = [unlucky, ...others];
  if (asked.filter(c => !keeps(c).length).join() !== unlucky) return undefined;
  const replies = draw.mixed('replies', asked).map((c): Reply => ({ company: c, keeps: keeps(c) }));
  return { company, position, buys, replies, right: replies.findIndex(r => r.company === unlucky) };
};

interface Payment {
  readonly g: Game;
  readonly company: CompanyId;
  readonly position: Scenario;
  readonly income: number;
  readonly shares: number;
}

/** A company about to pay or keep, of which the reader holds some shares. */
const payment = (title: Title, ground: Ground, draw: Chance): Payment => {
  const company = draw.one('company', ground.companies);
  const stage = draw.one('stage', ground.stages);
  const income = 10 * (4 + draw.below('income', 18));
  const shares = 1 + draw.below('shares', Math.max(1, ground.most - 1));
  const left = Math.min(ground.most, 10 - shares);
  const position: Scenario = {
    players: ground.players,
    phase: stage.phase,
    sold: stage.sold,
    shares: { [company]: { 0: shares, 1: left } },
    director: { [company]: left >= shares ? 1 : 0 },
    par: { [company]: ground.par },
    tokens: { [company]: homesOf(title, company) },
    trains: { [company]: draw.one('trains', stage.trains) },
    privates: closedIn(title) ?? {},
    cash: { 0: 100, 1: 100 },
    at: inTurn(company, 'dividend', { income }),
  };
  return { g: scenario(title, position), company, position, income, shares };
};

/** What do my shares bring? */
const pays: Maker = (title, ground, draw) => {
  const { g, ...asked } = payment(title, ground, draw);
  const paid = deed(g, 'payDividend', { how: 'pay' });
  const after = paid && apply(g, paid);
  if (!after) return undefined;
  const got = (after.state.money?.[0] ?? 0) - (g.state.money?.[0] ?? 0);
  const each = Math.round(got / asked.shares);
  return { ...asked, how: 'pay', ...sums(got, [each, got - 1, got + each, asked.income - got], draw) };
};

/** What is a share worth afterwards? */
const price: Maker = (title, ground, draw) => {
  const { g, ...asked } = payment(title, ground, draw);
  const how = draw.one('how', ['pay', 'withhold'] as const);
  const prices = (['pay', 'withhold'] as const).map(h => {
    const done = deed(g, 'payDividend', { how: h });
    const after = done && apply(g, done);
    return after && priceOf(after, asked.company);
  });
  const right = prices[how === 'pay' ? 0 : 1];
  if (right === undefined) return undefined;
  const now = priceOf(g, asked.company) ?? 0;
  return { ...asked, how, ...sums(right, [now, ...prices.filter(p => p !== undefined)], draw) };
};

/** How a task of each kind is made. */
export const makers: Readonly<Record<TaskKind, Maker>> = { run, tile, rust, pays, price };
