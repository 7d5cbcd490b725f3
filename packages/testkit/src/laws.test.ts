import {
  type Action,
  act,
  amount,
  check,
  choices,
  decide,
  leaves,
  play,
  start,
  type Title,
  type Verb,
  type View,
} from '@roundhouse/engine';
import { t1848 } from '@roundhouse/titles';
import { describe, expect, test } from 'vitest';
import { dice } from './dice.ts';
import { broken, freeze, LAWS, type Moment } from './laws.ts';
import { vary } from './mutate.ts';
import { choose } from './random.ts';
import { STYLES } from './style.ts';

const { builder } = STYLES;

/** A moment of a random game, after so many actions. */
const momentAfter = (actions: number, title: Title = t1848): Moment => {
  const roll = dice('laws');
  let g = start(title, { players: 4, options: {}, seed: 'a seed nobody may see' });
  for (let n = 0; ; n++) {
    const action = choose(g, roll, builder) as Action;
    const outcome = play(g, action);
    if (outcome.violation) throw new Error(outcome.violation.clause);
    if (n === actions) return { before: g, action, after: outcome.game, asked: decide(outcome.game), roll };
    g = outcome.game;
  }
};

const moment = momentAfter(200);

const spoilt = (change: (s: View) => Partial<View>): Moment => {
  const state = { ...moment.after.state, ...change(moment.after.state) };
  return { ...moment, after: { ...moment.after, state } };
};
const company = (id: string, change: object) =>
  spoilt(s => ({ companies: { ...s.companies, [id]: { ...s.companies[id], ...change } } as View['companies'] }));
/** Forbids what has no such lot. */
const never: Verb['forbid'] = (_, __, a) =>
  (a as { lot?: string }).lot === 'nothing' ? { clause: 'lot.sold' } : undefined;

describe('laws', () => {
  test.each([0, 3, 40, 120, 200, 300])('hold after %i actions', actions => {
    expect(broken(LAWS, momentAfter(actions))).toBeUndefined();
  });

  test.each<[keyof typeof LAWS, string, Moment]>([
    ['moneyConserved', 'all money was', spoilt(s => ({ money: { ...s.money, 0: 5000 } }))],
    ['cashCovered', '1 has -5', spoilt(s => ({ money: { ...s.money, 1: -5 } }))],
    ['cashCovered', '1 has 2.5', spoilt(s => ({ money: { ...s.money, 1: 2.5 } }))],
    ['certificatesConserved', 'VR has 1 certificates instead of 9', company('VR', { held: ['ipo'] })],
    ['certificatesConserved', 'is with 9', company('VR', { held: [9, 1, 1, 1, 1, 1, 1, 1, 1] })],
    [
      'tilesSuffice',
      'tile 1 is 1 short',
      spoilt(s => ({ map: { ...s.map, tiles: { D2: { tile: '1', turn: 0 }, G6: { tile: '1', turn: 0 } } } })),
    ],
    ['trainsSuffice', 'card 2 is 3 short', spoilt(() => ({ depot: { 2: 9 } }))],
    ['trainsSuffice', '1 of card 8 are in use, 0 were sold', company('VR', { trains: ['D'] })],
    ['tokensConserved', 'VR has', company('VR', { tokens: [0, 0, 0, 0, 0, 0] })],
    [
      'tokensFit',
      'holds more tokens than it has places',
      spoilt(s => ({ map: { ...s.map, tokens: { H6: Array(9).fill({ by: 'BOE', city: 0 }) } } })),
    ],
    [
      'tokensFit',
      'lies in no city',
      spoilt(s => ({ map: { ...s.map, tokens: { ...s.map.tokens, B3: [{ by: 'BOE', city: 0 }] } } })),
    ],
    ['somebodyCanAct', 'nobody is asked', { ...moment, asked: undefined }],
    ['somebodyCanAct', 'can do nothing', { ...moment, asked: { by: 0, step: 'run', verbs: [], mayPass: false } }],
    ['somebodyCanAct', 'although the game is over', spoilt(() => ({ over: true }))],
    ['offersHold', 'without any action', { ...moment, asked: { by: 0, step: 'run', verbs: ['no'], mayPass: false } }],
    ['savedIsLoaded', 'not the same', spoilt(() => ({ slices: { odd: undefined } }))],
    ['savedIsLoaded', 'another decision', { ...moment, asked: undefined }],
    ['undoInverts', 'another state when played again', spoilt(() => ({ phase: '9' }))],
    ['viewsLeakNothing', 'a spectator sees the seed', spoilt(() => ({ phase: 'a seed nobody may see' }))],
  ])('%s: %s', (law, how, m) => {
    expect(broken({ [law]: LAWS[law] as (typeof LAWS)[string] }, m)?.how).toContain(how);
  });

  test('legalIsOffered: an offer that leaves something out is found', () => {
    const early = momentAfter(0);
    const buyLot = t1848.verbs['buyLot'] as Verb;
    const only = leaves(choices(early.after, 'buyLot')).next().value as Action;
    const title: Title = { ...t1848, verbs: { ...t1848.verbs, buyLot: { ...buyLot, offer: () => act(only) } } };
    const found = Array.from({ length: 60 }, () =>
      broken({ law: LAWS['legalIsOffered'] as never }, { ...early, after: { ...early.after, title } }),
    );
    expect(found.find(b => b?.how.includes('is legal and not on offer'))).toBeDefined();
  });

  test('legalIsOffered: a tile that is let through although nobody offers it is found at once', () => {
    const laying = Array.from({ length: 60 }, (_, n) => n + 60).find(n => momentAfter(n).asked?.verbs[0] === 'layTile');
    const { after, ...m } = momentAfter(laying ?? 0);
    const layTile = t1848.verbs['layTile'] as Verb;
    const forbid: Verb['forbid'] = (g, f, a) =>
      (a as { tile?: string }).tile === '241' ? undefined : layTile.forbid(g, f, a);
    const title: Title = { ...t1848, verbs: { ...t1848.verbs, layTile: { ...layTile, forbid } } };
    const found = broken({ law: LAWS['legalIsOffered'] as never }, { ...m, roll: () => 0, after: { ...after, title } });
    expect(found?.how).toMatch(/"tile":"241".*is legal and not on offer/);
  });

  test('waysLeadOn: an amount that cannot be had is found', () => {
    const early = momentAfter(0);
    const buyLot = t1848.verbs['buyLot'] as Verb;
    const first = (leaves(choices(early.after, 'buyLot')).next().value ?? {}) as Action;
    const odd = (n: number) => act(n % 2 ? { ...first, lot: 'nothing' } : first);
    const offer = () => amount('price', 0, 10, odd);
    const title: Title = { ...t1848, verbs: { ...t1848.verbs, buyLot: { ...buyLot, offer, forbid: never } } };
    const found = Array.from({ length: 20 }, () =>
      broken({ law: LAWS['waysLeadOn'] as never }, { ...early, after: { ...early.after, title } }),
    );
    expect(found.find(b => b)?.how).toBe('a way through buyLot leads nowhere');
  });

  test('a changed action is now and then legal, so that the law above says something', () => {
    const { after, roll } = momentAfter(0);
    const legal = choose(after, roll, builder);
    const accepted = Array.from({ length: 300 }, () => vary(after, roll, legal)).filter(a => !check(after, a));
    expect(accepted.length).toBeGreaterThan(15);
  });

  test('an exception is a breach', () => {
    expect(broken({ law: () => JSON.parse('{') }, moment)?.how).toContain('throws');
  });

  test('a frozen state cannot be written on, however deep', () => {
    const { state } = momentAfter(10).after;
    freeze(state);
    expect(() => Object.assign(state.companies['VR']?.held ?? {}, ['pool'])).toThrow(TypeError);
    expect(() => Object.assign(state.money ?? {}, { bank: 0 })).toThrow(TypeError);
  });
});
