import {
  check,
  decide,
  type Game,
  type GameRecord,
  hashOf,
  openRecord,
  play,
  present,
  readRecord,
  start,
  type Title,
  unknownTo,
  type View,
  type Violation,
} from '@roundhouse/engine';
import { importForeign, verifyForeign } from '@roundhouse/exchange';
import { shelf, t1848 } from '@roundhouse/titles';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dice } from './dice.ts';
import { freeze } from './laws.ts';
import { attempt, type Memory } from './mutate.ts';
import { often } from './often.ts';
import { positionsOf } from './positions.ts';
import { choose } from './random.ts';
import { fileOf, SITE_GAMES } from './site-games.ts';
import { spoilt } from './spoil.ts';
import { STYLES } from './style.ts';

const TITLES = Object.values(shelf);
/** In all 100,000 and some. */
const ACTIONS_EACH = Math.ceil(45_000 / TITLES.length);
const FILES_EACH = Math.ceil(50_000 / TITLES.length);
const FOREIGN_EACH = Math.ceil(5_000 / SITE_GAMES.length);

/** Whether a refusal says what it is about: a clause of the rulebook, or the part that has the wrong shape. */
const isReasoned = (title: Title, { clause, facts }: Violation): boolean =>
  clause === 'action.shape'
    ? typeof facts?.['path'] === 'string' && typeof facts['expected'] === 'string'
    : clause in title.cites || /^(record|undo|redo|game)\./.test(clause);

/** Tries it; what came of it, if not what should. */
const outrage = (g: Game, tried: unknown): string | undefined => {
  const violation = check(g, tried);
  const outcome = play(g, tried);
  if (violation?.clause !== outcome.violation?.clause) return 'check and play disagree';
  return violation && !isReasoned(g.title, violation) ? `no reason: ${JSON.stringify(violation)}` : undefined;
};

describe('bad input', () => {
  test.each(TITLES.map(t => [t.id, t] as const))(
    `${ACTIONS_EACH} changed and foreign actions of %s are refused with a reason, and nothing changes`,
    (_, title) => {
      const memory: Memory = new Map();
      const all = positionsOf(title, memory);
      for (const g of all) freeze(g.state);
      const written = all.map(g => JSON.stringify(g.state));
      const roll = dice(`actions ${title.id}`);
      for (let i = 0; i < ACTIONS_EACH; i++) {
        const g = all[i % all.length] as Game;
        const tried = attempt(g, roll, memory);
        const wrong = outrage(g, tried);
        if (wrong !== undefined) expect.fail(`${wrong}: ${JSON.stringify(tried)}`);
      }
      expect(all.map(g => JSON.stringify(g.state))).toEqual(written);
      expect(all.map(g => hashOf(g.state))).toEqual(written.map(text => hashOf(JSON.parse(text))));
    },
  );

  test('so is anything else there is', () => {
    const g = start(t1848, { players: 4, options: {}, seed: 'anything' });
    freeze(g.state);
    const thing = fc.oneof(
      fc.anything(),
      fc.record({ type: fc.constantFrom(...Object.keys(t1848.verbs)), by: fc.anything() }),
    );
    fc.assert(
      fc.property(thing, tried => outrage(g, tried) === undefined),
      often(2000),
    );
    fc.assert(
      fc.property(fc.anything(), file => {
        const read = readRecord(file);
        return 'error' in read && read.error.expected.length > 0;
      }),
      often(2000),
    );
  });

  test.each(TITLES.map(t => [t.id, t] as const))(
    `${FILES_EACH} damaged files of %s are read or refused with a path`,
    (_, title) => {
      const { snapshot, ...record } = recordOf(title);
      const [plain, whole] = [JSON.stringify(record), JSON.stringify({ ...record, snapshot })];
      const roll = dice(`files ${title.id}`);
      const seen = { refused: 0, unknown: 0, unlike: 0, replayed: 0 };
      for (let i = 0; i < FILES_EACH; i++) {
        const file = spoilt(JSON.parse(i % 4 ? plain : whole), roll);
        const came = fateOf(file);
        if (!came) expect.fail(`no reason: ${JSON.stringify(file)}`);
        seen[came]++;
      }
      for (const times of Object.values(seen)) expect(times).toBeGreaterThan(20);
    },
  );

  test.each<[string, (state: View) => unknown]>([
    ['snapshot.state', () => 7],
    ['snapshot.state.companies', ({ companies: _, ...state }) => state],
    ['snapshot.state.companies.VR', state => ({ ...state, companies: { ...state.companies, VR: [] } })],
    ['snapshot.state.companies.VR.trains', state => vrWithout(state, 'trains')],
    ['snapshot.state', state => ({ ...state, agenda: [{ at: 'nowhere' }] })],
  ])('a snapshot that is no position of the title is refused: %s', (path, damaged) => {
    const { snapshot, ...record } = recordOf(t1848);
    const kept = snapshot as NonNullable<typeof snapshot>;
    expect(unknownTo(t1848, { ...record, snapshot: kept })).toBeUndefined();
    const state = damaged(kept.state) as View;
    expect(unknownTo(t1848, { ...record, snapshot: { ...kept, state } })).toMatchObject({ path });
  });

  test(`${FOREIGN_EACH * SITE_GAMES.length} damaged files of another platform are read or refused with a sentence`, () => {
    const roll = dice('foreign files');
    const seen = { read: 0, damaged: 0, lost: 0, strange: 0 };
    for (const game of SITE_GAMES)
      for (let i = 0; i < FOREIGN_EACH; i++) {
        const file = spoilt(JSON.parse(JSON.stringify(fileOf(game, i))), roll);
        const imported = importForeign(file);
        const traced = verifyForeign(file, [file, { d: file }, null, { rr: { t: 1 } }]);
        expect('error' in traced || !traced.agree).toBe(true);
        if (!('error' in imported)) seen.read++;
        else if (/\((\w+)(\.\w+)*\)\.$/.test(imported.error) || !isObject(file)) seen.damaged++;
        else if (/^Action \d+ cannot be followed: there .* refused: [a-z]+\.[a-z-]+\.$/s.test(imported.error))
          seen.lost++;
        else if (/^Games of .* cannot be imported yet\.$/s.test(imported.error)) seen.strange++;
        else expect.fail(`no reason: ${imported.error} ${JSON.stringify(file)}`);
      }
    for (const times of Object.values(seen)) expect(times).toBeGreaterThan(100);
  });
});

const vrWithout = (state: View, part: string): unknown => {
  const { VR = {}, ...companies } = state.companies;
  const left = Object.fromEntries(Object.entries(VR).filter(([key]) => key !== part));
  return { ...state, companies: { ...companies, VR: left } };
};

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The beginning of a game with something undone, and a snapshot of where it stands. */
const recordOf = (title: Title): GameRecord => {
  const setup = { players: title.players[0] as number, options: {}, seed: 'files' };
  const roll = dice('files');
  const games: Game[] = [start(title, setup)];
  const log: GameRecord['log'][number][] = [];
  for (let i = 0; i < 5; i++) {
    const g = games.at(-1) as Game;
    const action = choose(g, roll, STYLES.builder);
    const outcome = play(g, action);
    if (!action || outcome.violation) throw new Error('The game ends too soon.');
    games.push(outcome.game);
    log.push({ do: action, hash: hashOf(outcome.game.state) });
  }
  const record = { format: 'roundhouse/1', engine: '1', setup: { title: title.id, ...setup } } as const;
  const state = (games.at(-1) as Game).state;
  return { ...record, log: [...log, { undo: 1 }, { redo: true }], snapshot: { after: 5, state } };
};

/** What becomes of a file; nothing, if it is refused without a reason. */
const fateOf = (file: unknown): 'refused' | 'unknown' | 'unlike' | 'replayed' | undefined => {
  const read = readRecord(file);
  if ('error' in read) return read.error.expected ? 'refused' : undefined;
  const { setup } = read.record;
  const title = Object.hasOwn(shelf, setup.title) ? shelf[setup.title] : undefined;
  if (!title) return 'unknown';
  const strange = unknownTo(title, read.record);
  if (strange) return strange.expected ? 'unknown' : undefined;
  const opened = openRecord(title, read.record);
  if ('violation' in opened) return isReasoned(title, opened.violation) ? 'unlike' : undefined;
  decide(present(opened));
  return 'replayed';
};
