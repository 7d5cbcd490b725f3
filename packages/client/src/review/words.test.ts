import { asSeen, type Played, type Review, recapOf, reviewWhole } from '@roundhouse/bots/review';
import { type Action, answers, type Game, inTurn, play, scenario } from '@roundhouse/engine';
import { t1848 } from '@roundhouse/titles';
import { afterEach, describe, expect, test } from 'vitest';
import { useSettings } from '../app/settings.ts';
import { LANGUAGES, learn } from '../words/index.ts';
import { slotsOf } from '../words/message.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { csvOf, curveSheet, sheetsOf } from './sheets.ts';
import { deedSays, recapSays, whyBetter } from './words.ts';

afterEach(() => useSettings.setState({ language: 'en' }));

/** A company runs nothing though it could, keeps nothing, and buys the train that makes two others obsolete. */
const played = (): Played => {
  const games: Game[] = [
    scenario(t1848, {
      phase: '3',
      sold: { 2: 6, 3: 5 },
      cash: { SAR: 500 },
      shares: { SAR: { 0: 6, 1: 2 }, VR: { 1: 6 } },
      par: { SAR: 80, VR: 80 },
      tokens: { SAR: ['G3'], VR: ['H6'] },
      tiles: { G3: '57/2', F3: '57/2' },
      trains: { SAR: ['2'], VR: ['2'] },
      at: inTurn('SAR', 'run'),
    }),
  ];
  const actions: Action[] = [];
  const wanted = [(a: Action) => a.type === 'runRoutes', (a: Action) => 'train' in a && a.train === '4'];
  for (const isWanted of wanted) {
    const g = games.at(-1) as Game;
    const action = answers(g).find(isWanted) as Action;
    const outcome = play(g, action);
    if (outcome.violation) throw new Error(outcome.violation.clause);
    actions.push(action);
    games.push(outcome.game);
  }
  return { games: games.map(asSeen), actions };
};

const s = { title: t1848, names: ['Ann', 'Ben', 'Cleo', 'Dan'] };
const roundAt = (at: number): string => `R${at}`;

/** Reviews in which each sentence takes its other forms. */
const forms = (): readonly Review[] => {
  const small = reviewWhole(played(), 0);
  const turn = { at: 0, seat: 1, loss: 90, error: 5, reasons: [], action: { type: 'pass', by: 1, at: 'run' } };
  const full: Review = {
    ...small,
    over: true,
    won: [],
    curve: small.curve.map((c, at) => (c ?? []).map((n, i) => n + (at % 2 === i % 2 ? 400 : 0))),
    starts: [0, 1, 2].map(at => ({ at, round: { round: 'operating', number: at } })),
    turns: [{ ...turn, better: turn.action }],
    payments: [{ at: 0, company: 'SAR', revenue: 80, perShare: 8 }],
    directors: [{ at: 1, company: 'VR', from: 1, to: 0 }],
  };
  const ruled = { ...full, won: [3], curve: full.curve.map(() => [9, 7, 5, 3]) };
  const level = { ...full, curve: full.curve.map(() => [5, 5, 5, 5]) };
  const idle = { ...level, over: false, runs: [], fleet: [], turns: [], payments: [], directors: [] };
  const best = { ...small, runs: small.runs.map(r => ({ ...r, best: r.earned })) };
  return [small, full, ruled, level, idle, best];
};

describe('the words of a review', () => {
  test('are the same in both languages, and filled with the same', () => {
    expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort());
    for (const key of Object.keys(en) as (keyof typeof en)[]) {
      expect([...slotsOf(de[key])].sort(), key).toEqual([...slotsOf(en[key])].sort());
      expect(de[key].trim(), key).not.toBe('');
    }
  });

  test.each(LANGUAGES)('tell a game in ten sentences without gaps: %s', async language => {
    await learn(language);
    useSettings.setState({ language });
    const said = new Set<string>();
    for (const review of forms()) {
      const recap = recapOf(review);
      expect(recap).toHaveLength(10);
      for (const sentence of recap) {
        said.add(`recap.${sentence.says}`);
        const text = recapSays(sentence, s, roundAt);
        expect(text).not.toMatch(/[{}]|undefined|NaN/);
        expect(text).toMatch(/^\S.*[.!]$/);
      }
    }
    expect(Object.keys(en).filter(k => k.startsWith('recap.') && !said.has(k))).toEqual([]);
  });
});

test.each(LANGUAGES)(
  'a turning point says what was done, by whom, and why another move was better: %s',
  async language => {
    await learn(language);
    useSettings.setState({ language });
    const buy = { type: 'buyTrain', by: 0, at: 'trains', company: 'VR', train: '5', from: 'SAR', price: 1 };
    const says = deedSays(t1848, buy);
    expect(says).toMatch(/^VR: .*5.*SAR, £1\)$/);
    const reasons = [
      { what: 'stake', of: 'SAR', amount: 90 },
      { what: 'liability', of: 'SAR', amount: 40 },
      { what: 'liability', of: 'SAR', amount: -40 },
      { what: 'rivals', amount: 12 },
      { what: 'rivals', amount: -12 },
      { what: 'cash', amount: -30 },
    ];
    const said = reasons.map(r => whyBetter(t1848, r));
    expect(new Set(said).size).toBe(said.length);
    for (const text of said) expect(text).not.toMatch(/[{}]|undefined/);
    expect(said[1]).toContain('£40');
  },
);

test('tables have a cell for every column, and become files', () => {
  const review = reviewWhole(played(), 0);
  const sheets = [curveSheet({ review, s, roundAt }), ...sheetsOf({ review, s, roundAt })];
  for (const { head, rows, id } of sheets) for (const row of rows) expect(row, id).toHaveLength(head.length);
  const missed = sheets.find(sheet => sheet.id === 'missed');
  expect(missed && csvOf(missed).split('\n')).toEqual([
    'Round,Company,Earned,Best,Left lying,Proven,position',
    'R0,SAR,£0,£40,£40,yes,0',
  ]);
  const trains = sheets.find(sheet => sheet.id === 'trains');
  expect(trains?.rows.map(row => row.map(c => c.says).at(-1))).toContain('obsolete, by SAR');
});
