import {
  type Action,
  answers,
  decide,
  type Game,
  inTurn,
  play,
  scenario,
  start,
  wealthOf,
  withState,
} from '@roundhouse/engine';
import { lraInvestor, t1848 } from '@roundhouse/titles';
import { describe, expect, test } from 'vitest';
import { thinkThrough } from '../decideFor.ts';
import { levels } from '../levels.ts';
import { asSeen, leftLying, type Played, paidForRust, reviewer, reviewWhole } from './index.ts';

const then = (g: Game, action: Action): Game => {
  const outcome = play(g, action);
  if (outcome.violation) throw new Error(outcome.violation.clause);
  return outcome.game;
};

/** A few turns of bots. */
const playedByBots = (title = t1848, moves = 30, players = 3): Played => {
  const games = [start(title, { players, options: {}, seed: 'review' })];
  const actions: Action[] = [];
  for (let entry = 0; entry < moves; entry++) {
    const g = games.at(-1) as Game;
    const asked = decide(g);
    if (!asked) break;
    const { action } = thinkThrough(levels.apprentice, g, asked.by, { table: 'review', entry });
    actions.push(action);
    games.push(then(g, action) as (typeof games)[number]);
  }
  return { games: games.map(asSeen), actions };
};

/** A company that could earn 40 and runs nothing. */
const idle = (): Played => {
  const g = scenario(t1848, {
    phase: '3',
    shares: { SAR: { 0: 6 } },
    par: { SAR: 80 },
    tokens: { SAR: ['G3'] },
    tiles: { G3: '57/2', F3: '57/2' },
    trains: { SAR: ['3'] },
    at: inTurn('SAR', 'run'),
  });
  const nothing = answers(g).find(a => a.type === 'runRoutes') as Action;
  return { games: [g, then(g, nothing)].map(asSeen), actions: [nothing] };
};

/** A company buys the last 2-train, and then the 4-train that makes it obsolete, and that of another. */
const obsolete = (): Played => {
  const first = scenario(t1848, {
    phase: '3',
    sold: { 2: 5, 3: 5 },
    cash: { SAR: 500 },
    shares: { SAR: { 0: 6, 1: 2 }, VR: { 1: 6 } },
    par: { SAR: 80, VR: 80 },
    tokens: { SAR: ['G3'], VR: ['H6'] },
    trains: { VR: ['2'] },
    at: inTurn('SAR', 'trains'),
  });
  const games: Game[] = [first];
  const actions = ['2', '4'].map(train => {
    const g = games.at(-1) as Game;
    const buy = answers(g).find(
      a => a.type === 'buyTrain' && 'train' in a && a.train === train && 'from' in a && a.from === 'bank',
    ) as Action;
    games.push(then(g, buy));
    return buy;
  });
  return { games: games.map(asSeen), actions };
};

describe('the review of a game', () => {
  test('a run that left something lying is held against the best', () => {
    const { runs } = reviewWhole(idle(), 0);
    expect(runs).toEqual([{ at: 0, company: 'SAR', earned: 0, best: 40, proven: true }]);
    expect(leftLying(runs)).toEqual([{ company: 'SAR', sum: 40 }]);
  });

  test('trains that become obsolete are paid for by those who hold the shares', () => {
    const { fleet, directors, holdings } = reviewWhole(obsolete(), 0);
    expect(fleet).toMatchObject([
      { company: 'VR', train: '2', gone: 1, why: 'rust', by: 'SAR', runs: 0 },
      { company: 'SAR', train: '2', at: 0, price: 100, gone: 1, why: 'rust', by: 'SAR', lost: { 0: 60, 1: 20 } },
      { company: 'SAR', train: '4', at: 1, price: 300, added: 0, director: 0 },
    ]);
    expect(paidForRust(fleet, [0, 1])).toEqual([
      { seat: 0, lost: 60, added: 0 },
      { seat: 1, lost: 20, added: 0 },
    ]);
    expect(directors).toEqual([]);
    expect(holdings.find(h => h.company === 'SAR')).toMatchObject({
      directors: [0, 0],
      shares: [
        [6, 2, 0, 0],
        [6, 2, 0, 0],
      ],
    });
  });

  test('is the same twice, however it is cut up', () => {
    const played = playedByBots();
    const whole = reviewWhole(played, 1);
    const bits = reviewer(played, 1);
    let drawn = 0;
    while (!bits.isDone()) {
      bits.step();
      if (!bits.hasCurve()) drawn++;
      expect(bits.progress()).toBeGreaterThanOrEqual(0);
    }
    expect(JSON.stringify(bits.soFar())).toBe(JSON.stringify(whole));
    expect(drawn).toBeLessThan(whole.curve.length);
    expect(whole.curve.every(c => c?.length === 3)).toBe(true);
    expect(whole.starts[0]).toMatchObject({ at: 0 });
    expect(bits.progress()).toBe(1);
  });

  test('once a game is over, what is expected is what everybody owns', () => {
    const { games, actions } = obsolete();
    const ended = games.map((g, at) => (at === games.length - 1 ? withState(g, { ...g.state, over: true }) : g));
    const { curve, over } = reviewWhole({ games: ended, actions }, 0);
    expect(over).toBe(true);
    expect(curve.at(-1)).toEqual([0, 1, 2, 3].map(seat => wealthOf(games.at(-1) as Game, seat)));
  });

  test('sees nothing a spectator could not see', () => {
    const played = playedByBots(lraInvestor, 12, 2);
    const told = JSON.stringify(played.games.map(g => g.state));
    expect(told).not.toContain('"value":"review"');
    for (const g of played.games)
      expect(Object.values(secretsIn(g.state)).filter(value => value !== g.state.setup.seed)).toEqual([]);
  });
});

/** All that is secret and not hidden. */
const secretsIn = (value: unknown): readonly unknown[] => {
  if (typeof value !== 'object' || value === null) return [];
  if ('sees' in value && 'value' in value) return [value];
  return Object.values(value).flatMap(secretsIn);
};
