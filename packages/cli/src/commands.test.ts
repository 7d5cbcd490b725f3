import { existsSync } from 'node:fs';
import { NO_GAMES } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { means, refsIn } from './clauseCode.ts';
import { casesInRules, covered, idsExcused, idsInRules, idsInTests } from './clauses.ts';
import { hear } from './heard.ts';
import { refusalsSeen, triedIn } from './refusals.ts';
import { report } from './simulate.ts';
import { inWords, timed } from './stopwatch.ts';
import { optionsIn } from './titles.ts';

const POSITIONS = '../shared/peer-games/optimal-routes.jsonl';

describe('simulate', () => {
  test('tries every answer on the view of whoever is asked', async () => {
    const call = ['simulate', '18cz-bohemia', '--players', '2', '--games', '1', '--seed', '2', '--views', '100'];
    expect(await hear(...call)).toMatchObject({ code: 0, last: expect.stringContaining('0 broken laws') });
  });

  test('plays, and says what came of it', async () => {
    const { code, lines, last } = await hear('simulate', '1848', '--players', '4', '--games', '1', '--seed', '2');
    expect(code).toBe(0);
    expect(last).toMatch(/^1 games, 1 finished, 0 broken laws, \d+ actions\/s; longest \d+$/);
    expect(lines[0]).toMatch(/^Ended by \w+ 1\.$/);
  });

  test('draws options at random, and refuses those there are not', async () => {
    const call = ['simulate', '18rhl', '--players', '3', '--games', '1', '--seed', '2', '--option', 'random'];
    const { code, last } = await hear(...call, '--option', 'destinies=true');
    expect([code, last]).toEqual([0, expect.stringMatching(/^1 games, 1 finished, 0 broken laws/)]);
    expect((await hear(...call, '--option', 'moon=true')).code).toBe(2);
  });

  test('lets bots play against the laws', async () => {
    const call = ['simulate', '1848', '--players', '3', '--games', '1', '--seed', '1', '--bots'];
    const { code, last } = await hear(...call, 'apprentice,foreman');
    expect([code, last]).toEqual([0, expect.stringMatching(/^1 games, 1 finished, 0 broken laws/)]);
    expect((await hear(...call, 'nobody')).code).toBe(2);
    expect((await hear(...call, 'foreman,nobody')).code).toBe(2);
  });

  test('names the command that repeats a failure', () => {
    const failure = { law: 'moneyConserved', how: 'all money is gone', game: 3, action: 7, command: 'do it again' };
    const lines: string[] = [];
    const out = { line: (l: string) => lines.push(l), complain: () => {}, progress: () => {} };
    report({ ...NO_GAMES, games: 2, finished: 1, actions: 100, longest: 80, failures: [failure] }, 2, out);
    expect(lines).toEqual([
      'Game 3, action 7: moneyConserved: all money is gone',
      '  do it again',
      '2 games, 1 finished, 1 broken laws, 50 actions/s; longest 80',
    ]);
  });

  test('reads options', () => {
    expect(optionsIn(['short=true', 'rounds=3', 'map=north', 'late=false', 'plain'])).toEqual({
      short: true,
      rounds: 3,
      map: 'north',
      late: false,
      plain: true,
    });
  });
});

describe('exhaustive', () => {
  test('tells what is missing after too few games', async () => {
    const { code, lines, last } = await hear('exhaustive', '1848', '--games', '1', '--seed', '1');
    expect(code).toBe(1);
    expect(lines[0]).toMatch(/^missing: /);
    expect(last).toMatch(/^1 games, \d+ actions, \d+ attempts, \d+ of \d+ reached$/);
  });
});

describe('perft', () => {
  test('counts depth by depth', async () => {
    const { code, lines } = await hear('perft', '1848', '--depth', '2', '--players', '4');
    expect([code, lines]).toEqual([0, ['0 1', '1 12', '2 132']]);
  });
});

describe('routes', () => {
  test('solves dense boards', async () => {
    const { code, last } = await hear('routes', '--dense', '1848', '--seed', 'test');
    expect(code).toBe(0);
    expect(last).toMatch(/^10 boards, 10 proven, median [\d.]+ ms, max [\d.]+ ms, at most \d+ thousand steps$/);
  });

  test.each([
    [['routes'], 2],
    [['routes', '--dense', '1830'], 2],
    [['routes', 'no-such-file.jsonl'], 1],
    [['routes', 'package.json'], 1],
  ])('%j ends with %i', async (args, code) => {
    expect((await hear(...args)).code).toBe(code);
  });

  test.skipIf(!existsSync(POSITIONS))('finds the recorded optima (needs ../shared)', async () => {
    const { code, last } = await hear('routes', POSITIONS);
    expect(code).toBe(0);
    expect(last).toMatch(/^134 positions, 134 proven, 134 optimal, 0 skipped, /);
  });
});

describe('clauses', () => {
  test('a clause that forbids is seen where a test expects its refusal, and astray where only others are', () => {
    const tests = triedIn(`const NO = 'token.home XX-2-b';
      test('[XX-1-a] one', () => expect(cited(g)).toBe('loan.limit XX-1-a'));
      test('[XX-2-a] two', () => expect(cited(g)).toBe(NO));
      test('[XX-3-a] three', () => expect(1).toBe(1));`);
    expect(refusalsSeen(['XX-1-a', 'XX-2-a', 'XX-2-b', 'XX-3-a'], tests)).toEqual({
      seen: ['XX-1-a', 'XX-2-b'],
      astray: ['XX-2-a'],
      untried: ['XX-2-a', 'XX-3-a'],
    });
  });

  test('are counted for 1848', async () => {
    const { code, lines, last = '', complaints } = await hear('clauses', '1848');
    expect(lines.at(-2)).toBe('1848: 51 nasty cases, 51 tested');
    const [, tested, excused, untested] =
      /^1848: 282 clauses, (\d+) tested, (\d+) excused, (\d+) untested$/.exec(last)?.map(Number) ?? [];
    expect((tested ?? 0) + (excused ?? 0) + (untested ?? 0)).toBe(282);
    expect(code).toBe(untested ? 1 : 0);
    expect(complaints).toEqual([]);
  });

  test('are found in comments by their id, their section or one above it', () => {
    expect(refsIn("/** Loans. [XX-5.6.* XX-7-a] */ const a = 'XX-8-a'; // XX-9", 'XX-')).toEqual([
      'XX-5.6.*',
      'XX-7-a',
      'XX-9',
    ]);
    const ids = ['XX-5.6-a', 'XX-5.6.1-a', 'XX-5.61-a'];
    expect(ids.filter(id => means('XX-5.6.*', id))).toEqual(['XX-5.6-a', 'XX-5.6.1-a']);
    expect(ids.filter(id => means('XX-5.6', id))).toEqual(['XX-5.6-a']);
  });

  test.each(['1848', '18cz', '18rhl', '18lra'])('of %s all have code', async title => {
    const { lines } = await hear('clauses', title);
    expect(lines.find(l => l.includes('without code'))).toMatch(/ 0 without code$/);
  });

  test('are the bold ids of the rules that begin alike', () => {
    const rules =
      '# Rules\n- **XX-1.1-a** Players.\n- **XX-1.1-EX1** Example.\n- **A-1** Case.\n- **Plus-train** is a word.\n';
    expect(idsInRules(rules)).toEqual(['XX-1.1-a', 'XX-1.1-EX1']);
  });

  test.each([
    ["test('[XX-1.1-a] three may play', () => {", ['XX-1.1-a']],
    ['test.each([3])("[N-1] [XX-1.1-a] [XX-1.1-b] %i", n => {', ['N-1', 'XX-1.1-a', 'XX-1.1-b']],
    ["  ['[XX-5.1.3-a] a new share costs par', 'ipo', 80],", ['XX-5.1.3-a']],
    [
      "test.each([\n ['XX-9.1-b', 'start'],\n ['XX-9.2-a', '2'],\n])('[%s] phase %s', () => {",
      ['XX-9.1-b', 'XX-9.2-a'],
    ],
    ["['XX-9.1-b', 'start'],", []],
    ["test.skip('[XX-1.1-a] later', () => {", []],
    ["test.todo(\n  '[XX-1.1-a] later')", []],
    ["expect(x).toBe('loan.phase XX-5.6.1-a'); // [XX-1.1-a]", []],
  ])('are named by %j', (source, ids) => {
    expect(idsInTests(source)).toEqual(ids);
  });

  test.each([
    [
      '## 18. Nastiest interactions\n\n1. **N-1** One.\n2. **N-2** Two.\n\n## 19. Words\n1. **N-3** Three.\n',
      ['N-1', 'N-2'],
    ],
    ['## (iii) Nastiest interactions\n\n1. One (XX-1-a).\n2. Two.\n', ['XX-N-1', 'XX-N-2']],
    ['## Rules\n\n1. One.\n', []],
  ])('have nasty cases beside them: %j', (rules, ids) => {
    expect(casesInRules(rules, 'XX-')).toEqual(ids);
  });

  test('are excused for a reason only', () => {
    expect(idsExcused('# excuses\nXX-1.1-b  nothing to play\nXX-2.2-a\n')).toEqual(['XX-1.1-b']);
  });

  test('are tested, excused or neither', () => {
    const ids = ['XX-1-a', 'XX-1-b', 'XX-1-c'];
    expect(covered(ids, ['XX-1-a', 'N-7', 'XX-9-x'], ['XX-1-b', 'XX-1-a'])).toEqual({
      tested: ['XX-1-a'],
      excused: ['XX-1-b'],
      untested: ['XX-1-c'],
      unknown: ['XX-9-x'],
    });
    expect(covered(ids, ['XX-N-1', 'XX-N-2'], [], ['XX-N-1']).unknown).toEqual(['XX-N-2']);
    expect(covered(ids, ['N-1', 'N-2'], [], ['N-1']).unknown).toEqual(['N-2']);
  });
});

describe('the stopwatch', () => {
  test('times what is done, again and again', () => {
    let times = 0;
    const timing = timed(
      () => [1, 2],
      () => times++,
      0,
    );
    expect(timing.times).toBe(times);
    expect(times).toBeGreaterThanOrEqual(3);
    expect(timing.each).toBeGreaterThanOrEqual(0);
  });

  test.each([
    [0.0005, '0.5 µs'],
    [0.083, '83 µs'],
    [4.12, '4.1 ms'],
    [250, '250 ms'],
  ])('%f: %s', (ms, words) => {
    expect(inWords(ms)).toBe(words);
  });
});
