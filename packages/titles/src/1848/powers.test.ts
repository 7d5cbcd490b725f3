import { beyond, cashOf, colourOf, decide, type Game, lying, question } from '@roundhouse/engine';
import { cited, does, inOperating, inStock, inTurn, refusal, scenario } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { t1848 } from './index.ts';

const closed = true as const;
const used = true as const;

/** CAR of seat 0 at Port Augusta, the desert of E3 beside it. */
const car = {
  phase: '3',
  shares: { CAR: { 0: 4, 1: 2 } },
  par: { CAR: 100 },
  tiles: { E2: '57/1' },
  tokens: { CAR: ['E2'] },
  cash: { CAR: 100 },
};
const desert = { hex: 'E3', tile: '9', turn: 1, using: 'P2' };
const building = (more: object = {}): Game =>
  scenario(t1848, { ...car, privates: { P2: { owner: 0 } }, at: inTurn('CAR', 'track'), ...more });

describe('powers', () => {
  test.each([
    ['the director’s', 0, '3', undefined],
    ['its own', 'CAR', '3', undefined],
    ['another player’s', 1, '3', 'track.power 48-4.3-b'],
    ['another company’s', 'VR', '3', 'track.power 48-4.3-b'],
    ['the director’s before the first 3/3+', 0, '2', 'oodnadatta.phase 48-4.1-e'],
  ])('[48-4.1-e] %s power', (_, owner, phase, clause) => {
    const g = building({ phase, privates: { P2: { owner }, P3: { owner } } });
    expect(cited(g, 'layTile', desert)).toBe(clause);
    expect(refusal(g, 'placeTasmania', { hex: 'I4' })?.clause).toBe(
      clause && (phase === '2' ? 'tasmania.phase' : 'tasmania.owner'),
    );
  });
});

describe('P2 Oodnadatta Railway', () => {
  test('[48-4.3-a] £10, £1 to £80, closes at the first 5/5+', () => {
    expect(t1848.parts.privates['P2']).toMatchObject({ income: 10, sale: [1, 80] });
    expect(refusal(building(), 'buyPrivate', { private: 'P2', price: 80 })).toBeUndefined();
    expect(refusal(building(), 'buyPrivate', { private: 'P2', price: 81 })?.clause).toBe('private.price');
    expect(first5({ P2: { owner: 1 } }).state.privates['P2']?.closed).toBe(true);
  });

  test('[48-4.3-b] a yellow tile on a desert hex without the £40', () => {
    expect(cashOf(does(building(), 'layTile', { hex: 'E3', tile: '9', turn: 1 }), 'CAR')).toBe(60);
    const free = does(building({ cash: { CAR: 0 } }), 'layTile', desert);
    expect([colourOf(free, 'E3'), cashOf(free, 'CAR')]).toEqual(['yellow', 0]);
    expect(free.state.privates['P2']?.used).toBe(true);
  });

  test('[48-4.3-b] not on a hex without desert', () => {
    expect(cited(building(), 'layTile', { hex: 'E1', tile: '5', turn: 3, using: 'P2' })).toBe('track.power 48-4.3-b');
  });

  test('[48-4.3-b] nor for an upgrade there, which is free anyway', () => {
    const g = building({ tiles: { ...car.tiles, E3: '9/1' } });
    const upgrade = { hex: 'E3', tile: '20', turn: 1 };
    expect(cited(g, 'layTile', upgrade)).toBeUndefined();
    expect(cited(g, 'layTile', { ...upgrade, using: 'P2' })).toBe('track.power 48-4.3-b');
  });

  test('[48-4.3-c] the free tile is one of the normal placements and keeps every rule', () => {
    expect(cited(building(), 'layTile', { ...desert, hex: 'B4' })).toBe('track.connected 48-7.4.1-a');
    expect(refusal(building(), 'layTile', { ...desert, tile: '57' })?.clause).toBe('track.kind');
    const upgrade = { hex: 'E2', tile: '14', turn: 1 };
    expect(refusal(building(), 'layTile', upgrade)).toBeUndefined();
    const once = does(building(), 'layTile', desert);
    expect(cited(once, 'layTile', upgrade)).toBe('track.mixed 48-7.5.1-a');
    expect(question(does(once, 'layTile', { hex: 'E4', tile: '9', turn: 1 }))?.step).not.toBe('track');
  });

  test('[48-4.3-d] a player keeps the right when it closes, for any company he then directs', () => {
    const kept = { phase: '5', privates: { P2: { owner: 0, closed } } };
    expect(cashOf(does(building(kept), 'layTile', desert), 'CAR')).toBe(100);
    expect(refusal(building({ ...kept, shares: { CAR: { 0: 2, 1: 4 } } }), 'layTile', desert)?.clause).toBe(
      'track.power',
    );
  });

  test('[N-44] [48-4.3-d] used for a company taken over long after, never on a mountain', () => {
    const round = building({
      phase: '5',
      shares: { CAR: { 0: 3, 1: 3 } },
      director: { CAR: 1 },
      privates: { P2: { owner: 0, closed } },
      at: inStock(0),
    });
    let g = does(round, 'buyShare', { company: 'CAR', from: 'ipo' });
    for (let passes = 0; passes < 4; passes++) g = does(g, 'pass');
    expect(question(g)).toEqual({ by: 0, step: 'track', company: 'CAR' });
    expect(refusal(g, 'layTile', desert)).toBeUndefined();
    const melbourne = {
      shares: { VR: { 0: 4 } },
      par: { VR: 80 },
      tiles: { H6: '57/1' },
      tokens: { VR: ['H6'] },
      cash: { VR: 100 },
      at: inTurn('VR', 'track'),
    };
    const mountain = { hex: 'H7', tile: '9', turn: 1 };
    expect(cited(building(melbourne), 'layTile', { ...mountain, using: 'P2' })).toBe('track.power 48-4.3-b');
    expect(cashOf(does(building(melbourne), 'layTile', mountain), 'VR')).toBe(50);
  });

  test('[48-4.3-e] a company keeps the right when it closes, whoever directs it, and for itself alone', () => {
    const kept = { phase: '5', privates: { P2: { owner: 'CAR', closed } }, shares: { CAR: { 1: 4, 0: 2 } } };
    expect(refusal(building(kept), 'layTile', desert)).toBeUndefined();
    const other = { ...kept, privates: { P2: { owner: 'VR', closed } }, shares: { CAR: { 0: 4 }, VR: { 0: 4 } } };
    expect(refusal(building(other), 'layTile', desert)?.clause).toBe('track.power');
  });

  test('[48-4.3-f] used once it stays open and earns on, but a second use is illegal', () => {
    const g = does(building(), 'layTile', desert);
    expect(g.state.privates['P2']).toEqual({ owner: 0, used });
    expect(cited(g, 'layTile', { ...desert, hex: 'E4' })).toBe('oodnadatta.used 48-4.3-f');
    const later = scenario(t1848, {
      ...car,
      privates: { P2: { owner: 0, used } },
      cash: { 0: 0 },
      at: inOperating({ of: 2, acted: ['CAR'] }),
    });
    expect(cashOf(later, 0)).toBe(10);
  });
});

/** After CAR, of seat 0, has bought the first 5/5+. */
const first5 = (privates: object): Game => {
  const sold = { 2: 6, 3: 5, 4: 4 };
  const g = building({ phase: '4', sold, privates, cash: { CAR: 600 }, at: inTurn('CAR', 'trains') });
  return does(g, 'buyTrain', { train: '5', from: 'bank' });
};

describe('P3 Tasmanian Railways', () => {
  const p3 = { privates: { P3: { owner: 0 } } };

  test('[48-4.4-a] £15, £1 to £140, and the one blue tile', () => {
    expect(t1848.parts.privates['P3']).toMatchObject({ income: 15, sale: [1, 140] });
    expect(t1848.parts.tiles['241']).toMatchObject({ colour: 'blue', count: 1 });
    expect(does(first5(p3.privates), 'placeTasmania', { hex: 'I4' }).state.privates['P3']?.closed).toBe(true);
  });

  test('[48-4.4-b] placed beside the normal build of the turn, from the first 3/3+ on', () => {
    let g = does(building(p3), 'placeTasmania', { hex: 'I4' });
    g = does(g, 'layTile', { hex: 'E3', tile: '9', turn: 1 });
    expect(refusal(g, 'layTile', { hex: 'E4', tile: '9', turn: 1 })).toBeUndefined();
    expect(cited(building({ ...p3, phase: '2' }), 'placeTasmania', { hex: 'I4' })).toBe('tasmania.phase 48-4.4-b');
    expect(cited(building(), 'placeTasmania', { hex: 'I4' })).toBe('tasmania.owner 48-4.4-b');
    expect(refusal(building(p3), 'placeTasmania', { hex: 'B3' })?.clause).toBe('tasmania.hex');
  });

  test.each([
    ['I4', ['H4', 'H5']],
    ['I5', ['H5', 'H6']],
  ])('[48-4.4-c] on %s it is free, needs no connection and faces %j', (hex, lands) => {
    const g = does(building(p3), 'placeTasmania', { hex });
    expect(cashOf(g, 'CAR')).toBe(100);
    const sides = [0, 1, 2, 3, 4, 5].filter(side => lying(g, hex).exits & (1 << side));
    expect(sides.map(side => beyond(t1848.parts.map, hex, side))).toEqual(lands);
  });

  test.each(['track', 'token', 'run', 'dividend', 'trains'])('[48-4.4-c] in the step %s', step => {
    const town = { tiles: { E2: '57/1', E1: '57/1' }, trains: { CAR: ['2'] } };
    const g = building({ ...p3, ...town, at: inTurn('CAR', step, { income: 40 }) });
    expect(question(g)?.step).toBe(step);
    expect(refusal(g, 'placeTasmania', { hex: 'I5' })).toBeUndefined();
  });

  test('[48-4.4-b] [48-7.3-a] a lay that only Tasmania makes legal is asked for', () => {
    // Both cities look at the empty sea: nothing can be upgraded before the tile lies there.
    const ashore = {
      shares: { VR: { 0: 4 } },
      par: { VR: 80 },
      tokens: { VR: ['H6'] },
      tiles: { H6: '5/0', H5: '5/4' },
    };
    const turn = (more: object) => building({ ...ashore, cash: { VR: 0 }, ...more, at: inTurn('VR', 'track') });
    expect(question(turn({ privates: {} }))?.step).not.toBe('track');
    const g = turn(p3);
    expect([question(g)?.step, decide(g)?.verbs]).toEqual(['track', expect.not.arrayContaining(['layTile'])]);
    expect(decide(does(g, 'placeTasmania', { hex: 'I5' }))).toMatchObject({
      step: 'track',
      verbs: expect.arrayContaining(['layTile']),
    });
  });

  test('[48-4.4-d] Tasmania counts 1 against the range', () => {
    const running = (train: string) =>
      building({
        shares: { VR: { 0: 4 } },
        par: { VR: 80 },
        tiles: { H6: '5', H5: '57/1', I5: '241' },
        tokens: { VR: ['H6'] },
        trains: { VR: [train] },
        at: inTurn('VR', 'run'),
      });
    const run = (train: string, ...path: string[]) => ({ routes: [{ train, path }] });
    const far = ['H5.0', 'H6:H5', 'H6.0', 'H6:I5', 'I5.0'];
    expect(cited(running('2'), 'runRoutes', run('2', ...far))).toBe('route.length 48-8.2.2-a');
    expect(does(running('2'), 'runRoutes', run('2', ...far.slice(2))).state.companies['VR']?.revenue).toBe(70);
    expect(does(running('3'), 'runRoutes', run('3', ...far)).state.companies['VR']?.revenue).toBe(90);
  });

  test.each([
    ['a player', { P3: { owner: 2 } }, 2],
    ['a company', { P3: { owner: 'VR' } }, 3],
  ])('[N-16] [48-4.4-e] at the first 5/5+ %s must place it in the middle of another’s turn', (_, privates, by) => {
    const sold = { 2: 6, 3: 5, 4: 4 };
    const shares = { CAR: { 0: 4 }, VR: { 3: 4 } };
    const g = does(
      building({ phase: '4', sold, shares, privates, cash: { CAR: 1100 }, at: inTurn('CAR', 'trains') }),
      'buyTrain',
      { train: '5', from: 'bank' },
    );
    expect(question(g)).toEqual({ by, step: 'tasmania' });
    expect(cited(g, 'pass')).toBe('tasmania.compulsory 48-4.4-e');
    const placed = does(g, 'placeTasmania', { hex: 'I5' });
    expect(question(placed)).toEqual({ by: 0, step: 'trains', company: 'CAR' });
    expect(refusal(placed, 'runRoutes', { routes: [] })?.clause).toBe('turn.verb');
    expect(refusal(placed, 'buyTrain', { train: '5', from: 'bank' })).toBeUndefined();
  });

  test('[48-4.4-e] once placed, nothing is asked at the first 5/5+', () => {
    const g = building({
      phase: '4',
      sold: { 2: 6, 3: 5, 4: 4 },
      privates: { P3: { owner: 2 } },
      tiles: { I4: '241' },
      cash: { CAR: 600 },
      at: inTurn('CAR', 'trains'),
    });
    expect(question(does(g, 'buyTrain', { train: '5', from: 'bank' }))?.company).toBe('CAR');
  });

  test('[48-4.4-f] placed it stays: not again, not elsewhere, not under another tile; P3 stays open', () => {
    const g = does(building(p3), 'placeTasmania', { hex: 'I4' });
    expect(g.state.privates['P3']?.closed).toBeUndefined();
    expect(cited(g, 'placeTasmania', { hex: 'I5' })).toBe('tasmania.placed 48-4.4-f');
    expect(cited(g, 'layTile', { hex: 'I4', tile: '9', turn: 0 })).toBe('track.hex 48-7.4.4-a');
    expect(cited(g, 'layTile', { hex: 'E3', tile: '241', turn: 0 })).toBe('track.right 48-4.4-b');
  });

  test('[48-4.4-f] nobody but its owner, or a company directed by him, places it', () => {
    const sister = { privates: { P3: { owner: 'VR' } }, shares: { CAR: { 0: 4 }, VR: { 0: 4 } } };
    expect(refusal(building(sister), 'placeTasmania', { hex: 'I4' })?.clause).toBe('tasmania.owner');
  });
});
