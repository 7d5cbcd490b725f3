import { existsSync, readFileSync } from 'node:fs';
import { hashOf, openRecord, present } from '@roundhouse/engine';
import { dice, spoilt } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { foreignShelf, importForeign } from './index.ts';

const GAMES = new URL('../../../../shared/peer-games/', import.meta.url);
const there = existsSync(GAMES);

interface Recorded {
  readonly type: string;
  readonly id: number;
  readonly entity: number | string;
  readonly entity_type?: string;
  readonly auto_actions?: readonly object[];
}

interface File {
  readonly players: readonly { readonly id: number; readonly name: string }[];
  readonly actions: readonly Recorded[];
}

const read = (name: string): File => JSON.parse(readFileSync(new URL(name, GAMES), 'utf8'));

/** Where a file leads to: the number of actions and the final position, or why it does not. */
const endOf = (file: object): string => {
  const imported = importForeign(file);
  if ('error' in imported) return imported.error;
  const title = foreignShelf[imported.record.setup.title];
  const opened = title && openRecord(title, imported.record);
  return opened && 'games' in opened ? hashOf(present(opened).state) : 'does not open';
};

/** The file with actions changed; numbers are given anew. */
const changed = (
  file: File,
  change: (a: Recorded, roll: (n: number) => number) => readonly object[],
  seed = 1,
): File => {
  const roll = dice(`follow ${seed}`);
  return {
    ...file,
    actions: file.actions.flatMap(a => change(a, roll)).map((a, i) => ({ ...(a as Recorded), id: i + 1 })),
  };
};

const isUndone = (file: File): boolean => file.actions.some(a => a.type === 'undo' || a.type === 'redo');

/** Orders and settings, as the site writes them between actions; they decide nothing. */
const IDLE = [
  { type: 'program_share_pass', unconditional: true, indefinite: false },
  { type: 'program_buy_shares', corporation: 'QR', until_condition: 6, from_market: false, auto_pass_after: false },
  { type: 'program_independent_mines', indefinite: true },
  { type: 'program_auction_bid', bid_target: 'P1', maximum_bid: 100, auto_pass_after: true },
  { type: 'program_merger_pass' },
  { type: 'program_close_pass' },
  { type: 'program_disable', reason: 'Player has passed' },
  { type: 'master_mode', mode: true },
  { type: 'message', message: 'well played' },
];

/** Where a record leaves the rules, and why. */
const LOST = /^Action \d+ cannot be followed: there .* did \S*, here .*, and it is refused: [a-z]+\.[a-z-]+\.$/;

describe.skipIf(!there)('recorded games that tell the same in another way (needs ../shared)', () => {
  const names = ['1848/random-05.json', '18cz/random-08.json', '18cz/random-01.json', '18rhl/random-17.json'];
  const plain = there ? names.map(read).filter(file => !isUndone(file)) : [];
  const cases = plain.map((file, i) => [names[i] as string, file, endOf(file)] as const);
  const somebody = (file: File, roll: (n: number) => number) => ({
    entity: (file.players[roll(file.players.length)] as { id: number }).id,
    entity_type: 'player',
  });

  test.each(cases)('%s: orders and settings between its actions', (_, file, end) => {
    const more = changed(file, (a, roll) =>
      roll(8) ? [a] : [{ ...IDLE[roll(IDLE.length)], ...somebody(file, roll) }, a],
    );
    expect(more.actions.length).toBeGreaterThan(file.actions.length + 20);
    expect(endOf(more)).toBe(end);
  });

  test.each(cases)('%s: passes that an order caused', (_, file, end) => {
    const ordered = changed(file, a =>
      a.type === 'pass' && a.entity_type === 'player' && !a.auto_actions
        ? [{ ...a, type: 'program_share_pass', auto_actions: [{ ...a, id: undefined }] }]
        : [a],
    );
    expect(ordered.actions.some(a => a.type === 'program_share_pass')).toBe(true);
    expect(endOf(ordered)).toBe(end);
  });

  test.each(cases)('%s: passes of players who are not asked', (_, file, end) => {
    // After a purchase it is another's turn; while companies operate it is no player's.
    const more = changed(file, (a, roll) =>
      !roll(4) && (a.type === 'lay_tile' || a.type === 'buy_shares')
        ? [
            a,
            {
              type: 'pass',
              entity: a.entity_type === 'player' ? a.entity : file.players[0]?.id,
              entity_type: 'player',
            },
          ]
        : [a],
    );
    expect(more.actions.length).toBeGreaterThan(file.actions.length);
    expect(endOf(more)).toBe(end);
  });

  test.each(cases)('%s: passes that were not asked for there', (_, file, end) => {
    const fewer = changed(file, (a, roll) => (a.type === 'pass' && !a.auto_actions && !roll(10) ? [] : [a]));
    expect(fewer.actions.length).toBeLessThan(file.actions.length);
    expect(endOf(fewer)).toBe(end);
  });

  test.each(cases)('%s: actions taken back and done again', (_, file, end) => {
    const again = changed(file, (a, roll) => {
      const who = { entity: a.entity, entity_type: a.entity_type };
      return [[a], [a], [a], [a, { type: 'undo', ...who }, { type: 'redo', ...who }], [a, { type: 'undo', ...who }, a]][
        roll(5)
      ] as readonly object[];
    });
    expect(endOf(again)).toBe(end);
  });

  test.each(cases)('%s: broken off anywhere', (_, file) => {
    for (let n = 0; n < file.actions.length; n += 211) {
      const part = { ...file, finished: false, game_end_reason: undefined, status: 'active', result: {} };
      expect(endOf({ ...part, actions: file.actions.slice(0, n) })).toMatch(/^[0-9a-f]+$/);
    }
  });

  test('a wrong result is found out', () => {
    const [, file] = cases[0] as (typeof cases)[number];
    const [{ id, name }] = file.players as [{ id: number; name: string }];
    const wrong = { ...file, result: Object.fromEntries(file.players.map(p => [p.id, 7])) };
    expect(id).toBeDefined();
    expect(endOf(wrong)).toMatch(
      new RegExp(`^Followed up to action \\d+, but in the end ${name} is worth \\d+ here and 7 there\\.$`),
    );
  });

  test('what cannot be followed is told with its action and what each side expects', () => {
    const [, file] = cases[0] as (typeof cases)[number];
    const at = file.actions.findIndex(a => a.type === 'run_routes');
    const { entity } = file.actions[at] as Recorded;
    const lost = {
      ...file,
      actions: file.actions.toSpliced(at, 0, { ...(file.actions[at] as Recorded), type: 'take_loan' }),
    };
    expect(endOf(lost)).toMatch(
      new RegExp(`^Action ${at + 1} cannot be followed: there ${entity} did take_loan, here ${entity} is asked \\(`),
    );
  });

  test.each(cases)('%s: as the site itself writes it', (_, file, end) => {
    const { seed, options, finished: _f, game_end_reason: _g, ...rest } = file as File & Record<string, unknown>;
    const settings = { seed, is_async: true, auto_routing: true, player_order: null, optional_rules: options };
    const stamped = file.actions.map(a => ({ ...a, user: a.entity, created_at: 1734421053 }));
    expect(endOf({ ...rest, settings, status: 'finished', user: { id: 0, name: 'You' }, actions: stamped })).toBe(end);
  });

  test.each(cases)('%s: thinned out, out of order, of others: opens or says where and why not', (_, file) => {
    const others = cases.flatMap(([, { actions }]) => actions);
    const part = { ...file, finished: false, game_end_reason: undefined, result: {} };
    const roll = dice('disorder');
    const seen = { opened: 0, refused: 0 };
    for (let i = 0; i < 24; i++) {
      const actions = file.actions.slice(0, 150);
      const [at, to] = [roll(actions.length), roll(actions.length)];
      const [one] = actions.splice(at, 1) as [Recorded];
      if (i % 4 === 1) actions.splice(to, 0, one);
      if (i % 4 === 2) actions.splice(at, 0, { ...one, entity: (others[roll(others.length)] as Recorded).entity });
      if (i % 4 === 3) actions.splice(at, 0, others[roll(others.length)] as Recorded);
      const end = endOf({ ...part, actions });
      if (/^[0-9a-f]+$/.test(end)) seen.opened++;
      else {
        seen.refused++;
        expect(end).toMatch(LOST);
      }
    }
    expect(seen.opened).toBeGreaterThan(0);
    expect(seen.refused).toBeGreaterThan(0);
  });

  test.each(cases)('%s: damaged anywhere: opens or says where and why not', (_, file) => {
    const part = { ...file, finished: false, game_end_reason: undefined, result: {} };
    const roll = dice('damage');
    const seen = { opened: 0, refused: 0, damaged: 0 };
    for (let i = 0; i < 60; i++) {
      const actions: unknown[] = file.actions.slice(0, 120 + roll(120));
      const at = roll(actions.length);
      actions[at] = spoilt(actions[at], roll);
      const end = endOf({ ...part, actions });
      if (/^[0-9a-f]+$/.test(end)) seen.opened++;
      else if (end === `Action number ${at + 1} is damaged (actions.${at}).`) seen.damaged++;
      else {
        seen.refused++;
        expect(end).toMatch(LOST);
      }
    }
    for (const times of Object.values(seen)) expect(times).toBeGreaterThan(0);
  });

  test.each(cases)('%s: an action nobody has heard of is named', (_, file) => {
    const at = 40;
    const { entity, entity_type } = file.actions[at] as Recorded;
    const strange = { type: 'merge', id: 0, entity, ...(entity_type ? { entity_type } : {}) };
    expect(endOf({ ...file, actions: file.actions.toSpliced(at, 0, strange) })).toMatch(
      /^Action 0 cannot be followed: there .* did merge, here .*, and it is refused: record\.names\.$/,
    );
  });

  test('a game of another title under this name says where it leaves the rules', () => {
    const [, file] = cases[0] as (typeof cases)[number];
    const [, other] = cases[1] as (typeof cases)[number];
    expect(endOf({ ...file, actions: other.actions })).toMatch(/^Action \d+ cannot be followed/);
  });
});

describe('foreign files', () => {
  const players = [1, 2, 3].map(id => ({ id, name: `Player ${id}` }));

  test.each([
    [{ title: '1848', players, actions: [], options: ['fast'] }, 'Games of 1848 with fast cannot be imported yet.'],
    [
      { title: '1848', players: players.slice(0, 2), actions: [] },
      'Games of 1848 for 2 players cannot be imported yet.',
    ],
    [
      { title: '1848', players, actions: [], settings: { optional_rules: 7 } },
      'The list of options is damaged (options).',
    ],
  ])('that are not of our titles are named: %#', (file, error) => {
    expect(importForeign(file)).toMatchObject({ error });
  });
});
