import {
  check,
  type Game,
  hashOf,
  openRecord,
  play,
  readRecord,
  start,
  unknownTo,
  type Violation,
} from '@roundhouse/engine';
import { shelf, t1848 } from '@roundhouse/titles';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Dice, dice } from './dice.ts';
import { freeze } from './laws.ts';
import { attempt, type Memory, remember } from './mutate.ts';
import { choose, pickOne } from './random.ts';
import { playGame } from './simulate.ts';
import { STYLES } from './style.ts';

const ACTIONS = 60_000;
const FILES = 40_000;

/** Positions all through a few games, and the actions played there. */
const positions = (memory: Memory): readonly Game[] =>
  Object.values(STYLES).flatMap((style, n) => {
    const roll = dice(n);
    const found: Game[] = [];
    let g = start(t1848, { players: 3 + (n % 4), options: {}, seed: `bad input ${n}` });
    for (let i = 0; i < 400; i++) {
      const action = choose(g, roll, style);
      const outcome = play(g, action);
      if (!action || outcome.violation) break;
      remember(memory, action);
      g = outcome.game;
      if (i % 20 === 0) found.push(g);
    }
    return [...found, g];
  });

/** Whether a refusal says what it is about: a clause of the rulebook, or the part that has the wrong shape. */
const isReasoned = ({ clause, facts }: Violation): boolean =>
  clause === 'action.shape'
    ? typeof facts?.['path'] === 'string' && typeof facts['expected'] === 'string'
    : clause in t1848.cites || /^(record|undo|redo)\./.test(clause);

/** Tries it; what came of it, if not what should. */
const outrage = (g: Game, tried: unknown): string | undefined => {
  const violation = check(g, tried);
  const outcome = play(g, tried);
  if (violation?.clause !== outcome.violation?.clause) return 'check and play disagree';
  return violation && !isReasoned(violation) ? `no reason: ${JSON.stringify(violation)}` : undefined;
};

describe('bad input', () => {
  test(`${ACTIONS} changed and foreign actions are refused with a reason, and nothing changes`, () => {
    const memory: Memory = new Map();
    const all = positions(memory);
    for (const g of all) freeze(g.state);
    const written = all.map(g => JSON.stringify(g.state));
    const roll = dice('actions');
    for (let i = 0; i < ACTIONS; i++) {
      const g = all[i % all.length] as Game;
      const tried = attempt(g, roll, memory);
      const wrong = outrage(g, tried);
      if (wrong !== undefined) expect.fail(`${wrong}: ${JSON.stringify(tried)}`);
    }
    expect(all.map(g => JSON.stringify(g.state))).toEqual(written);
    expect(all.map(g => hashOf(g.state))).toEqual(written.map(text => hashOf(JSON.parse(text))));
  });

  test('so is anything else there is', () => {
    const g = start(t1848, { players: 4, options: {}, seed: 'anything' });
    freeze(g.state);
    const thing = fc.oneof(
      fc.anything(),
      fc.record({ type: fc.constantFrom(...Object.keys(t1848.verbs)), by: fc.anything() }),
    );
    fc.assert(
      fc.property(thing, tried => outrage(g, tried) === undefined),
      { numRuns: 2000, seed: 1848 },
    );
    fc.assert(
      fc.property(fc.anything(), file => {
        const read = readRecord(file);
        return 'error' in read && read.error.expected.length > 0;
      }),
      { numRuns: 2000, seed: 1848 },
    );
  });

  test(`${FILES} damaged files are read or refused with a path`, () => {
    const { record } = playGame({ title: t1848, players: 3, seed: 'files' }, 1);
    const whole = JSON.stringify({ ...record, log: [...record.log.slice(0, 4), { undo: 1 }, { redo: true }] });
    const roll = dice('files');
    const seen = { read: 0, refused: 0, replayed: 0, unlike: 0 };
    for (let i = 0; i < FILES; i++) {
      const file = spoilt(JSON.parse(whole), roll);
      const read = readRecord(file);
      if ('error' in read) {
        if (!read.error.expected) expect.fail(`no reason: ${JSON.stringify(file)}`);
        seen.refused++;
        continue;
      }
      seen.read++;
      const title = Object.hasOwn(shelf, read.record.setup.title) ? shelf[read.record.setup.title] : undefined;
      if (!title || unknownTo(title, read.record)) continue;
      const opened = openRecord(title, read.record);
      if ('violation' in opened && !isReasoned(opened.violation)) expect.fail(`no reason: ${JSON.stringify(file)}`);
      seen['violation' in opened ? 'unlike' : 'replayed']++;
    }
    for (const times of Object.values(seen)) expect(times).toBeGreaterThan(100);
  });
});

const JUNK: readonly unknown[] = [
  null,
  -1,
  0,
  1,
  2.5,
  1e300,
  '',
  'nobody',
  '1848',
  [],
  {},
  true,
  '__proto__',
  { undo: 99 },
];

/** The file with one to three parts changed, lost, doubled or in the wrong place. */
const spoilt = (file: unknown, roll: Dice): unknown => {
  let now = file;
  for (let changes = 1 + roll(3); changes > 0; changes--) now = spoiltOnce(now, roll);
  return now;
};

const spoiltOnce = (part: unknown, roll: Dice): unknown => {
  if (typeof part !== 'object' || part === null || !roll(12)) return pickOne(roll, JUNK);
  const key = pickOne(roll, Object.keys(part));
  if (key === undefined) return pickOne(roll, JUNK);
  if (Array.isArray(part)) {
    const at = Number(key);
    const ways = [part.toSpliced(at, 1), part.toSpliced(at, 0, part[at]), part.toReversed()];
    return roll(3) ? part.with(at, spoiltOnce(part[at], roll)) : pickOne(roll, ways);
  }
  const { [key]: value, ...rest } = part as Record<string, unknown>;
  if (!roll(8)) return rest;
  return roll(8)
    ? { ...part, [key]: spoiltOnce(value, roll) }
    : { ...rest, [pickOne(roll, Object.keys(rest)) ?? 'x']: value };
};
