import {
  type Action,
  apply,
  cashOf,
  type Decision,
  decide,
  directorOf,
  type Game,
  play,
  start,
  type Title,
  units,
} from '@roundhouse/engine';
import { shelf } from '@roundhouse/titles';
import { describe, expect, test } from 'vitest';
import { thinkThrough } from '../decideFor.ts';
import { dice } from '../dice.ts';
import { effort } from '../effort.ts';
import { standingOf } from '../estimate.ts';
import { levels } from '../levels.ts';
import { flowOfPeers } from '../peers.ts';
import { COMMON } from '../weights.ts';
import { habit } from './index.ts';
import { roomOf, type Spare, toSell } from './room.ts';

const t1848 = shelf['1848'] as Title;
const short = shelf['18rhl-short'] as Title;
const mind = () => ({ roll: dice('habits'), on: effort(), weights: COMMON, lays: 4, noise: 0, swaps: true });

/** A game of people with good habits, until it is asked what is wanted. */
const playUntil = (seed: string, wanted: (g: Game, d: Decision) => boolean, title = t1848): Game => {
  let g = start(title, { players: 4, options: {}, seed });
  for (let entry = 0; entry < 600; entry++) {
    const asked = decide(g);
    if (!asked) break;
    if (wanted(g, asked)) return g;
    const outcome = play(g, habit(g, mind(), asked) as Action);
    if (outcome.violation) throw new Error(outcome.violation.clause);
    g = outcome.game;
  }
  throw new Error('That was never asked.');
};

/** The companies that somebody leads. */
const directed = (g: Game): readonly string[] =>
  Object.keys(g.state.companies).filter(c => directorOf(g, c) !== undefined);

/** The company with money and without trains. */
const bare = ({ title, state }: Game, company: string): Game => {
  const now = state.companies[company];
  if (!now) throw new Error(`${company} is not in the game.`);
  const companies = { ...state.companies, [company]: { ...now, trains: [] } };
  return { title, state: { ...state, companies, money: { ...state.money, [company]: 900 } } };
};

describe('habits', () => {
  test('a power to build that may be used meanwhile does not keep a company from buying trains', () => {
    const found = playUntil('power', (_, d) => d.verbs.includes('buyTrain') && d.verbs.includes('placeTasmania'));
    const asked = decide(found) as Decision;
    const company = asked.company as string;
    const g = bare(found, company);
    expect(habit(g, mind(), asked)).toMatchObject({ type: 'buyTrain', company });
    // And it is weighed, as every other purchase is.
    const thought = thinkThrough(levels.foreman, g, asked.by, { table: 'power', entry: 1 });
    expect(thought.others.length).toBeGreaterThan(0);
  });

  test('who starts a company can carry it, and finishes it before anything else', () => {
    const g = playUntil('start', (at, d) => d.step === 'stock' && habit(at, mind(), d)?.type === 'startCompany');
    const asked = decide(g) as Decision;
    const deed = habit(g, mind(), asked) as Action & { company: string; par: number };
    expect(cashOf(g, asked.by)).toBeGreaterThanOrEqual(deed.par * 5);
    const started = play(g, deed);
    if (started.violation) throw new Error(started.violation.clause);
    let now = started.game;
    for (let d = decide(now); d?.step === 'stock'; d = decide(now)) {
      const next = habit(now, mind(), d) as Action & { company?: string };
      if (d.by === asked.by && !now.state.companies[deed.company]?.floated && directorOf(now, deed.company) === d.by)
        expect(next).toMatchObject({ type: 'buyShare', company: deed.company });
      const outcome = play(now, next);
      if (outcome.violation) throw new Error(outcome.violation.clause);
      now = outcome.game;
      if (now.state.companies[deed.company]?.floated) break;
    }
    expect(now.state.companies[deed.company]?.floated).toBe(true);
  });

  test('what gains little is sold only for what is bought next, and never by its director', () => {
    const g = playUntil('swap', (at, d) => d.step === 'stock' && habit(at, mind(), d)?.type === 'sellShares');
    const asked = decide(g) as Decision;
    const sale = habit(g, mind(), asked) as Action & { company: string };
    expect(directorOf(g, sale.company)).not.toBe(asked.by);
    const after = play(g, sale);
    if (after.violation) throw new Error(after.violation.clause);
    const next = habit(after.game, mind()) as Action & { company: string };
    expect(next).toMatchObject({ type: 'buyShare', by: asked.by });
    expect(next.company).not.toBe(sale.company);
    // Who errs about shares keeps what he has.
    expect(habit(g, { ...mind(), swaps: false }, asked)?.type).toBe('pass');
  });

  test('who plans sells what he can do without, starts a company for it, and sees to it that it begins', () => {
    const cz = shelf['18cz'] as Title;
    const planner = () => ({ ...mind(), plans: true });
    const startsNext = (at: Game, d: Decision): boolean => {
      const sale = d.verbs.includes('sellShares') ? habit(at, planner(), d) : undefined;
      const after = sale?.type === 'sellShares' ? apply(at, sale) : undefined;
      return !!after && habit(after, planner())?.type === 'startCompany';
    };
    let g = playUntil('plan', startsNext, cz);
    const { by } = decide(g) as Decision;
    // Who does not plan keeps his shares, or has no room for the company.
    expect(habit(g, mind())?.type).not.toBe('startCompany');
    const started = new Set<string>();
    for (let asked = decide(g); asked?.step === 'stock'; asked = decide(g)) {
      const deed = habit(g, asked.by === by ? planner() : mind(), asked) as Action & { company: string };
      if (deed.by === by && deed.type === 'startCompany') started.add(deed.company);
      g = apply(g, deed) as Game;
    }
    expect(started.size).toBeGreaterThan(0);
    for (const company of started) expect(g.state.companies[company]?.floated).toBe(true);
  });

  test('no more is sold than there must be, and nothing if it is not enough', () => {
    const g = playUntil('room', (_, d) => d.step === 'stock' && d.verbs.includes('sellShares'));
    const { by } = decide(g) as Decision;
    const spare = (loss: number): Spare => ({
      sale: { type: 'sellShares', by, at: 'stock', company: 'QR' },
      brings: 100,
      loss,
    });
    const spares = [spare(10), spare(20), spare(30)];
    const [cash, room] = [cashOf(g, by), roomOf(g, by)];
    expect(toSell(g, by, cash, room, spares)).toEqual([]);
    expect(toSell(g, by, cash + 1, room, spares)).toEqual(spares.slice(0, 1));
    expect(toSell(g, by, cash, room + 2, spares)).toEqual(spares.slice(0, 2));
    expect(toSell(g, by, cash, room + 4, spares)).toBeUndefined();
    expect(toSell(g, by, cash + 300, room, spares)).toBeUndefined();
  });

  test('where certificates are for nothing, a company of one’s own comes before a share in another’s', () => {
    const second = playUntil('take', (at, d) => d.step === 'take' && directed(at).length === 1, short);
    const asked = decide(second) as Decision;
    const deed = habit(second, mind(), asked) as Action & { company: string };
    expect(deed.type).toBe('takeCertificate');
    expect(directed(second)).not.toContain(deed.company);
  });

  test('who leads two companies acts for the one after whose deed he stands best; who looks at little may see it otherwise', () => {
    const chosen = (at: Game, d: Decision, lays: number) =>
      habit(at, { ...mind(), lays }, d) as Action & { company: string };
    const standing = (at: Game, d: Decision, company: string): number => {
      const way: Action & { company: string } = { ...chosen(at, d, 12), company };
      const turn = apply(at, way) as Game;
      const after = apply(turn, habit(turn, { ...mind(), lays: 12 }) as Action) as Game;
      return standingOf(after, d.by, COMMON, effort());
    };
    const both = (at: Game, d: Decision) => [2, 12].map(lays => chosen(at, d, lays).company) as [string, string];
    const differ = (at: Game, d: Decision): boolean => {
      if (!d.verbs.includes('actFor')) return false;
      const [hurried, close] = both(at, d);
      return hurried !== close && standing(at, d, hurried) !== standing(at, d, close);
    };
    const g = playUntil('act', differ, short);
    const asked = decide(g) as Decision;
    const [hurried, close] = both(g, asked);
    for (const company of [hurried, close]) expect(directorOf(g, company)).toBe(asked.by);
    expect(standing(g, asked, close)).toBeGreaterThan(standing(g, asked, hurried));
  });

  test('a company is trusted to earn what others of its size do', () => {
    const g = playUntil('peers', at => Object.values(at.state.companies).some(c => (c.revenue ?? 0) > 0));
    const earning = Object.keys(g.state.companies).find(c => (g.state.companies[c]?.revenue ?? 0) > 0) as string;
    const share = (g.state.companies[earning]?.revenue ?? 0) / units(g, earning);
    const once = flowOfPeers(g, earning, 1);
    expect(once).toBeGreaterThan(0);
    expect(flowOfPeers(g, earning, 3)).toBeCloseTo(3 * once);
    expect(once).toBeCloseTo(share);
    const never = Object.keys(g.state.companies).find(c => !g.state.companies[c]?.floated && c !== earning) as string;
    expect(flowOfPeers(g, never, 3)).toBeLessThan(3 * once);
  });
});
