import {
  cashOf,
  choices,
  decide,
  directorOf,
  type Game,
  leaves,
  play,
  sharesOf,
  start,
  tokensAt,
} from '@roundhouse/engine';
import { cited, does, type Scenario, scenario } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { lraShort } from './short.ts';

const game = (players = 3): Game => start(lraShort, { players, options: {}, seed: 'short' });
const acting = (company: string, more: Omit<Scenario, 'at'>): Game =>
  scenario(lraShort, {
    ...more,
    at: [
      { at: 'players', done: [], number: 5, turn: 0, acted: true } as never,
      { at: 'turn', done: [], company, step: 'direct' } as never,
    ],
  });

describe('the Short Game on the Lower Rhine', () => {
  test.each([
    [3, 69, []],
    [4, 68, ['MKB']],
    [5, 65, ['MKB', 'KEG', 'GVE', 'CME']],
  ])('[LRA-10.1-a] with %i players there are %i certificates', (players, count, fewer) => {
    const { companies } = game(players).state;
    expect(Object.values(companies).flatMap(c => c.held.filter(h => h === 'ipo')).length).toBe(count);
    for (const [id, { held }] of Object.entries(companies))
      expect(held.at(-1)).toBe(fewer.includes(id as never) ? 'gone' : 'ipo');
  });

  test('[LRA-10.1-b] the supply is 4, 3, 2, 1 and 3 trains', () => {
    const { cards } = lraShort.parts.trains;
    expect(cards.map(c => `${c.count} x ${c.id}`)).toEqual(['4 x 2', '3 x 3', '2 x 4', '1 x 5', '3 x 6']);
  });

  test('[LRA-10.1-c] the limit is 20, 15 or 12 certificates', () => {
    expect([3, 4, 5].map(n => lraShort.rules.shares.certificateLimit(game(n), 0))).toEqual([20, 15, 12]);
  });

  test('[LRA-10.2-a] no private lies on the table, and Kevelaer is kept', () => {
    const g = game();
    expect(g.state.privates).toEqual({});
    expect(tokensAt(g, 'A1')).toMatchObject([{ by: 'GKB', faceDown: true }]);
  });

  test('[LRA-10.3-a] green comes with the first 3-train, brown with the first 5-train', () => {
    const colours = Object.fromEntries(lraShort.parts.phases.map(p => [p.id, p.colour]));
    expect(colours).toEqual({ start: 'yellow', 2: 'yellow', 3: 'green', 4: 'green', 5: 'brown', 6: 'brown' });
  });

  test('[LRA-10.3-b] charters have no powers; a green border waits for green', () => {
    expect(Object.keys(lraShort.verbs)).not.toContain('placeKrefeld');
    const home = (phase: string) =>
      acting('MKB', { phase, shares: { MKB: { 0: 2 } }, tokens: { MKB: ['C11'] }, trains: { MKB: ['2'] } });
    const lays = [...leaves(choices(home('3'), 'layTile'))];
    expect(lays.some(a => (a as typeof a & { hex?: string }).hex === 'C11')).toBe(true);
    const bar = lraShort.rules.track.whyNotLay(home('2'), 'MKB', 'C11');
    expect(bar && `${bar.clause} ${lraShort.cites[bar.clause]}`).toBe('track.border LRA-6.2.1-a');
    expect(decide(home('2'))?.step).toBe('take');
  });

  test('[LRA-10.3.1.2-a] a harbour token goes to any harbour place that track leads to', () => {
    const asks = Object.values(lraShort.parts.tiles).filter(t => t.layout.nodes.some(n => n.asks));
    expect(asks.length).toBeGreaterThan(0);
    const kinds = lraShort.parts.companies['ADR']?.tokens.filter(k => typeof k === 'object');
    expect(kinds).toMatchObject([{ kind: 'harbour', turns: true }]);
    const keg = (tokens: readonly string[], tiles: Readonly<Record<string, string>>) =>
      acting('KEG', { phase: '3', shares: { KEG: { 0: 3 } }, tokens: { KEG: tokens }, trains: { KEG: ['2'] }, tiles });
    const green = { F12: '56/0', E13: 'L29/1' };
    const harbour = { hex: 'E13', city: 0, kind: 'harbour' };
    const placed = does(keg(['F10'], green), 'placeToken', harbour);
    expect(tokensAt(placed, 'E13')).toMatchObject([{ by: 'KEG', kind: 'harbour' }]);
    expect(cited(keg(['F10'], { F12: '56/0' }), 'placeToken', harbour)).toMatch(/^token.place/);
    expect(cited(keg(['F10'], { E13: 'L29/1' }), 'placeToken', harbour)).toMatch(/^token.connected/);
    // As the last token it may lie in an ordinary place; before, it may not.
    const last = does(keg(['F10', 'C11'], green), 'placeToken', { hex: 'E13', city: 0 });
    expect(tokensAt(last, 'E13')).toEqual([{ by: 'KEG', city: 0 }]);
    expect(
      does(keg(['F10'], green), 'placeToken', { hex: 'E13', city: 0 }).state.companies['KEG']?.tokens,
    ).toMatchObject([{ kind: 'harbour' }]);
  });

  test('[LRA-10.3.1.2-b] a 2-train is replaced once a 4 is out, a 3-train once a 6 is; a 4-train never', () => {
    const holding = (train: string, sold: Readonly<Record<string, number>>) =>
      acting('ADR', { shares: { ADR: { 0: 2 } }, tokens: { ADR: ['K3'] }, trains: { ADR: [train] }, sold });
    expect(cited(holding('2', { 2: 4, 3: 3 }), 'replaceTrain')).toBe('replace.obsolete RHL-10.3.1.2-e');
    expect(cited(holding('2', { 2: 4, 3: 3, 4: 1 }), 'replaceTrain')).toBeUndefined();
    expect(cited(holding('3', { 2: 4, 3: 3, 4: 2, 5: 1 }), 'replaceTrain')).toBe('replace.obsolete RHL-10.3.1.2-e');
    expect(cited(holding('3', { 2: 4, 3: 3, 4: 2, 5: 1, 6: 1 }), 'replaceTrain')).toBeUndefined();
    expect(cited(holding('4', { 2: 4, 3: 3, 4: 2, 5: 1, 6: 1 }), 'replaceTrain')).toBe(
      'replace.obsolete RHL-10.3.1.2-e',
    );
  });

  test('[LRA-10.3.1.1-a] a new director of KEG hands three certificates over', () => {
    const g = scenario(lraShort, {
      shares: { KEG: { 1: 3, 0: 3 } },
      director: { KEG: 1 },
      tokens: { KEG: ['F10'] },
      at: [{ at: 'players', done: [], number: 5, turn: 0 } as never],
    });
    const taken = does(g, 'takeCertificate', { company: 'KEG' });
    expect(directorOf(taken, 'KEG')).toBe(0);
    expect(taken.state.companies['KEG']?.held.filter(h => h === 1).length).toBe(3);
  });

  test('[LRA-10.3.2-a] [LRA-10.3.2-EX1] companies run by their codes and pay a tenth a share, whatever is left out', () => {
    let g = game(5);
    let round: string[] = [];
    const rounds: string[][] = [];
    let kegPaid = 0;
    for (let asked = decide(g), n = 0; asked; asked = decide(g), n++) {
      const { step, company = '' } = asked;
      if (step !== 'run' && round.length) round = [];
      const verb = asked.verbs[n % asked.verbs.length] ?? '';
      const ways = [...leaves(choices(g, verb))];
      const outcome = play(g, ways[(n * 7) % ways.length]);
      if (outcome.violation) throw new Error(outcome.violation.clause);
      if (step === 'run') {
        if (!round.length) rounds.push(round);
        round.push(company.toUpperCase());
        const revenue = outcome.game.state.companies[company]?.revenue ?? 0;
        for (const seat of g.state.seating)
          expect(cashOf(outcome.game, seat) - cashOf(g, seat)).toBe((revenue * sharesOf(g, company, seat)) / 10);
        if (company === 'KEG') kegPaid += revenue;
      }
      g = outcome.game;
    }
    expect(g.state.companies['KEG']?.held).toContain('gone');
    expect(kegPaid).toBeGreaterThan(0);
    expect(rounds.some(r => r.length > 2)).toBe(true);
    for (const r of rounds) expect(r).toEqual([...r].sort());
  });
});
