import { type Action, choices, decide, type Game, leaves, play, start } from '@roundhouse/engine';
import { t1848 } from '@roundhouse/titles';
import { describe, expect, test } from 'vitest';
import { samplesOf } from '../../store/series.ts';
import { companyRows, earnedIn } from './sheet.ts';

/** Verbs in the order in which somebody in a hurry thinks of them. */
const TASTE = ['buyLot', 'startCompany', 'buyShare', 'buyTrain', 'payDividend'];

/** A few rounds, played without thought. */
const played = (steps: number): readonly Game[] => {
  const games: Game[] = [start(t1848, { players: 3, options: {}, seed: 'sheet' })];
  for (let i = 0; i < steps; i++) {
    const now = games.at(-1) as Game;
    const d = decide(now);
    const verb = TASTE.find(v => d?.verbs.includes(v)) ?? (d?.mayPass ? 'pass' : d?.verbs[0]);
    const action = verb && (leaves(choices(now, verb)).next().value as Action | undefined);
    const outcome = action && play(now, action);
    if (!outcome || outcome.violation) break;
    games.push(outcome.game);
  }
  return games;
};

describe('the spreadsheet', () => {
  const games = played(70);
  const game = games.at(-1) as Game;
  const rounds = earnedIn(samplesOf(games));
  const rows = companyRows(game, rounds);

  test('has a row for every company, in operating order first', () => {
    const open = Object.keys(game.state.companies).filter(c => !game.state.companies[c]?.closed);
    expect(rows.map(r => r.id).sort()).toEqual(open.sort());
    expect(rows.slice(0, 2).every(r => r.price !== undefined)).toBe(true);
  });

  test('has what every company earned in every operating round that is over', () => {
    expect(rounds.length).toBeGreaterThan(1);
    const [first] = rows.filter(r => r.toFloat === 0 && r.order !== undefined);
    expect(first?.revenues).toHaveLength(rounds.length);
    expect(first?.revenues.filter(n => n !== undefined).length).toBeGreaterThan(0);
    for (const row of rows.filter(r => r.toFloat !== 0)) expect(row.revenues.every(n => n === undefined)).toBe(true);
  });
});
