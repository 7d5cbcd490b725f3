import { frameAt, type Game, type HexId, question, type TileId, Turn } from '@roundhouse/engine';
import { barred, cited, does, lays, noLay, refusal, type Scenario, turnOf } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { t18cz } from './index.ts';

const { tiles, map } = t18cz.parts;
const TURNS = [0, 1, 2, 3, 4, 5] as const;

type Position = Omit<Scenario, 'at'>;
const led = (company: string, more: Position): Position => ({
  ...more,
  par: { [company]: 60, ...more.par },
  shares: { [company]: { 0: 2 }, ...more.shares },
});
const at = (company: string, more: Position): Game => turnOf(t18cz, company, 'track', led(company, more));
/** The first turn of a company. */
const first = (company: string, more: Position = {}): Game => turnOf(t18cz, company, 'begin', led(company, more));

/** The tiles of a colour that can be laid on a hex, in any turning. */
const fitting = (g: Game, hex: HexId): readonly TileId[] =>
  Object.keys(tiles).filter(tile => TURNS.some(turn => !refusal(g, 'layTile', { hex, tile, turn })));
const FAR = 'track.connected CZ-VIII.4-e';

/** Karlovy Vary with track west to Cheb and east. */
const vary = { tokens: { EKJ: ['D5'] }, tiles: { D5: '57/1' } };

describe('how many', () => {
  test('[CZ-VIII.3-b] one yellow tile, or one promotion', () => {
    const g = at('EKJ', { ...vary, phase: 'd' });
    expect([noLay(g, 'D7 9/1'), noLay(g, 'D5 14/0')]).toEqual([undefined, undefined]);
    for (const line of ['D7 9/1', 'D5 14/0']) {
      const laid = lays(g, line);
      expect(question(laid)?.step).not.toBe('track');
      const second = { hex: 'D3', tile: '57', turn: 1 };
      const again = barred(laid, 'EKJ', 'track', 'layTile', second, frameAt(laid, Turn)?.done);
      expect(again).toBe('track.allowance CZ-VIII.3-b');
    }
    expect(refusal(g, 'pass')).toBeUndefined();
  });

  test('[CZ-VIII.4-b] two yellow tiles in the first turn, one in every other', () => {
    const home = lays(first('EKJ'), 'D5 57/1');
    expect(question(home)).toMatchObject({ step: 'track', company: 'EKJ' });
    const both = lays(home, 'D7 9/1');
    expect(question(both)?.step).not.toBe('track');
    expect(noLay(both, 'D9 9/1')).toBe('turn.verb CZ-VIII.3-a');
    const later = lays(at('EKJ', vary), 'D7 9/1');
    expect(question(later)?.step).not.toBe('track');
  });

  test('[CZ-VIII.4-b] in the first turn an upgrade instead, not besides', () => {
    const g = first('EKJ', { phase: 'd', tiles: { D5: '57/1' } });
    expect(noLay(lays(g, 'D7 9/1'), 'D5 14/0')).toBe('track.mixed CZ-VIII.4-b');
    expect(noLay(lays(g, 'D7 9/1'), 'D9 9/1')).toBeUndefined();
    expect(noLay(lays(g, 'D5 14/0'), 'D7 9/1')).toBe('turn.verb CZ-VIII.3-a');
  });

  test('[CZ-VIII.4-c] the yellow tile on Praha is the whole track action', () => {
    const g = first('NWB', { phase: 'b' });
    const praha = lays(g, 'E12 8889/1');
    expect(noLay(praha, 'F13 58/0')).toBe('turn.verb CZ-VIII.3-a');
    const town = lays(g, 'F13 58/0');
    expect(noLay(town, 'E12 8889/1')).toBe('track.mixed CZ-VIII.4-c');
    expect(noLay(town, 'G12 57/0')).toBeUndefined();
  });
});

describe('where', () => {
  test('[CZ-VIII.4-a] yellow tiles lie on empty hexes and on Praha', () => {
    expect(noLay(at('EKJ', vary), 'D7 9/1')).toBeUndefined();
    expect(noLay(at('NWB', { tokens: { NWB: ['E12'] } }), 'E12 8890/1')).toBeUndefined();
  });

  test.each(['B9', 'C8', 'D27'])('[CZ-VIII.4-a] not on %s, which is yellow', hex => {
    for (const tile of ['5', '201', '55', '9'])
      expect(noLay(at('EKJ', vary), `${hex} ${tile}/0`)).toBe('track.colour CZ-VIII.4-a');
  });

  test('[CZ-VIII.4-a] nor on the grey hex', () => {
    for (const tile of ['3', '58', '4', '887p']) expect(noLay(at('EKJ', vary), `D1 ${tile}/4`)).toMatch(/^track\./);
    expect(noLay(at('EKJ', vary), 'D1 3/4')).toBe('track.hex CZ-VIII.4-a');
  });

  test.each(['A8', 'B5', 'A22', 'B19', 'F3', 'H5', 'I18', 'J15', 'G28', 'I24'])(
    '[CZ-VIII.4-a] nor on the red-edged hex %s',
    hex => {
      for (const tile of ['7', '8', '9', '57', '4', '14'])
        expect(noLay(at('EKJ', vary), `${hex} ${tile}/0`)).toBe('red.edge CZ-VIII.4-a');
      for (const tile of ['SX', 'PR', 'BY', 'kk', 'Ug'])
        expect(noLay(at('EKJ', vary), `${hex} ${tile}/0`)).toBe('red.tile CZ-VIII.4-n');
    },
  );

  test.each([
    ['EKJ', 'D5 57/1', 'D7 9/1'],
    ['BCB', 'E16 57/1', 'E18 9/1'],
    ['OFE', 'C26 621/1', 'C24 57/1'],
    ['KFN', 'G20 621/1', 'G22 4/1'],
  ])('[CZ-VIII.4-d] %s begins on its home hex', (company, home, other) => {
    expect(noLay(first(company), home)).toBeUndefined();
    expect(noLay(first(company), other)).toBe('track.home-first CZ-VIII.4-d');
    expect(cited(first(company), 'pass')).toBeUndefined();
  });

  test('[CZ-VIII.4-d] not if a tile lies there, nor from Praha', () => {
    expect(noLay(first('EKJ', { tiles: { D5: '57/1' } }), 'D7 9/1')).toBeUndefined();
    expect(noLay(first('BN'), 'D13 9/0')).toBeUndefined();
    expect(noLay(first('NWB'), 'F13 58/0')).toBeUndefined();
  });

  test('[CZ-VIII.4-d] also in later turns, whatever acquired stations reach', () => {
    const g = at('BTE', { tokens: { BTE: ['D3', 'D5'] }, tiles: { D5: '57/1' } });
    expect(noLay(g, 'D7 9/1')).toBe('track.home-first CZ-VIII.4-d');
    expect(noLay(lays(g, 'D3 57/1'), 'D7 9/1')).toBe('turn.verb CZ-VIII.3-a');
    expect(noLay(at('BTE', { tokens: { BTE: ['D3', 'D5'] }, tiles: { D5: '57/1', D3: '57/1' } }), 'D7 9/1')).toBe(
      undefined,
    );
  });

  test('[CZ-VIII.4-e] further tiles carry on from track a station reaches', () => {
    const g = at('EKJ', vary);
    expect(noLay(g, 'D7 9/1')).toBeUndefined();
    expect(noLay(g, 'D7 9/0')).toBe(FAR);
    expect(noLay(g, 'D9 9/1')).toBe(FAR);
    expect(noLay(lays(first('EKJ'), 'D5 57/1'), 'D7 9/1')).toBeUndefined();
  });

  test('[CZ-VIII.4-e] not past a city full of others', () => {
    const cheb = { tokens: { EKJ: ['D5'] }, tiles: { D5: '57/1', D3: '57/1' } };
    expect(noLay(at('EKJ', cheb), 'E2 58/2')).toBeUndefined();
    expect(noLay(at('EKJ', { ...cheb, tokens: { EKJ: ['D5'], BTE: ['D3'] } }), 'E2 58/2')).toBe(FAR);
    expect(noLay(at('EKJ', { ...cheb, tokens: { EKJ: ['D5', 'D3'] } }), 'E2 58/2')).toBeUndefined();
  });
});

describe('which tiles', () => {
  const yellow = Object.keys(tiles).filter(t => tiles[t]?.colour === 'yellow');
  const bcb = { tokens: { BCB: ['E16'] }, tiles: { E16: '57/1' } };

  test.each([
    ['[CZ-VIII.4-f]', 'a town', 'E4', 'EKJ', { ...vary, tiles: { D5: '5/0' } }, '3 4 58', 'track.kind CZ-VIII.4-f'],
    ['[CZ-VIII.4-f]', 'two towns', 'E14', 'BCB', bcb, '1 2 55 56 69', 'track.kind CZ-VIII.4-f'],
    ['[CZ-VIII.4-g]', 'a city', 'D3', 'EKJ', vary, '5 57 6', 'track.kind CZ-VIII.4-g'],
    ['[CZ-VIII.4-g]', 'a Y city', 'G20', 'KFN', { tokens: { KFN: ['G20'] } }, '201 202 621', undefined],
    ['[CZ-VIII.4-g]', 'Praha', 'E12', 'NWB', { tokens: { NWB: ['E12'] } }, '8889 8890', undefined],
    ['[CZ-VIII.4-h]', 'an open hex', 'D7', 'EKJ', vary, '7 8 9', 'track.kind CZ-VIII.4-h'],
  ])('%s %s takes only its own tiles', (_, __, hex, company, more, fit, kind) => {
    const g = at(company, more);
    expect([...fitting(g, hex)].sort()).toEqual(fit.split(' ').sort());
    for (const tile of yellow.filter(t => !fit.split(' ').includes(t)))
      expect(noLay(g, `${hex} ${tile}/0`)).toBe(
        tiles[tile]?.label || map.hexes[hex]?.label ? 'track.label CZ-VIII.4-g' : kind,
      );
  });

  test('[CZ-VIII.4-g] OO tiles only on OO hexes, and nothing else there', () => {
    const g = at('EKJ', { phase: 'd', tokens: { EKJ: ['D5'] }, tiles: { D5: '57/1', D7: '8/1' } });
    expect([...fitting(g, 'C8')].sort()).toEqual(['8859', '8860', '8863', '8864', '8865', '8885']);
    for (const tile of ['14', '207', '8891', '16']) expect(noLay(g, `C8 ${tile}/0`)).toBe('track.label CZ-VIII.4-g');
    expect(noLay(g, 'D5 8859/1')).toBe('track.label CZ-VIII.4-g');
  });

  test('[CZ-VIII.4-f] of two tracks one is enough', () => {
    const g = at('BCB', bcb);
    for (const line of ['E14 55/3', 'E14 69/2', 'E14 1/3']) expect(noLay(g, line)).toBeUndefined();
    expect(noLay(g, 'E14 2/0')).toBe(FAR);
  });

  test('[CZ-VIII.4-p] what is not in the supply cannot be laid', () => {
    expect(noLay(at('BCB', bcb), 'E14 55/3')).toBeUndefined();
    const g = at('BCB', { ...bcb, tiles: { ...bcb.tiles, F21: '55/0' } });
    expect(noLay(g, 'E14 55/3')).toBe('track.supply CZ-VIII.4-p');
    expect(noLay(g, 'E14 1/3')).toBeUndefined();
  });
});

describe('what it costs', () => {
  const west = { tokens: { EKJ: ['D5', 'E10'] }, tiles: { D5: '14/1', E10: '5/3' } };

  test.each([
    ['a river', 'D11 9/0', 10],
    ['a hill', 'E6 9/2', 20],
    ['a mountain', 'C4 8/3', 40],
    ['an open hex', 'D7 9/1', 0],
  ])('[CZ-VIII.4-i] the first tile on %s', (_, line, cost) => {
    const g = lays(at('EKJ', { ...west, cash: { EKJ: cost, bank: 1000 } }), line);
    expect(g.state.money).toMatchObject({ EKJ: 0, bank: 1000 + cost });
    if (cost) expect(noLay(at('EKJ', { ...west, cash: { EKJ: cost - 1 } }), line)).toBe('track.funds CZ-VIII.4-i');
  });

  test('[CZ-VIII.4-j] also the yellow tile on Praha', () => {
    const nwb = { tokens: { NWB: ['E12'] } };
    expect(lays(at('NWB', { ...nwb, cash: { NWB: 10 } }), 'E12 8889/1').state.money?.['NWB']).toBe(0);
    expect(noLay(at('NWB', { ...nwb, cash: { NWB: 9 } }), 'E12 8889/1')).toBe('track.funds CZ-VIII.4-i');
  });

  const usti = { phase: 'd', tokens: { EKJ: ['B11'] }, tiles: { B11: '57/1', D5: '57/1' } };
  test('[CZ-VIII.4-j] and the green tile on B9', () => {
    expect(lays(at('EKJ', { ...usti, cash: { EKJ: 10 } }), 'B9 8859/1').state.money?.['EKJ']).toBe(0);
    expect(noLay(at('EKJ', { ...usti, cash: { EKJ: 9 } }), 'B9 8859/1')).toBe('track.funds CZ-VIII.4-i');
  });

  test('[CZ-N-31] [CZ-VIII.4-j] which counts as an upgrade, and a small Local Railway pays for it', () => {
    const sx = does(first('SX', { phase: 'd' }), 'layRed', { hex: 'A8', turn: 5 });
    expect(noLay(sx, 'B9 8859/2')).toBeUndefined();
    expect(noLay(lays(sx, 'B7 9/0'), 'B9 8859/2')).toBe('track.mixed CZ-VIII.4-b');
    const lay = { hex: 'B9', tile: '8859', turn: 1, using: 'S1' };
    const poor = { ...usti, cash: { EKJ: 9 } };
    expect(cited(at('EKJ', poor), 'layTile', lay)).toBe('track.power CZ-IV.1-n');
    const free = does(at('EKJ', { ...poor, privates: { S1: { owner: 'EKJ' } } }), 'layTile', lay);
    expect(free.state.money?.['EKJ']).toBe(9);
    expect(free.state.privates['S1']?.used).toBe(true);
  });
});

describe('sides', () => {
  test.each([
    ['BTE', 'D3 57/2'],
    ['BTE', 'D3 5/1'],
    ['VBW', 'I10 5/5'],
  ])('[CZ-VIII.4-k] no track of %s runs off the map: %s', (company, line) => {
    expect(noLay(first(company), line)).toBe('track.side CZ-VIII.4-k');
  });

  test('[CZ-VIII.4-k] it may lead to a red-edged hex, even one that stays empty', () => {
    const g = { ...vary, tiles: { D5: '6/2' } };
    expect(noLay(at('EKJ', g), 'C4 8/3')).toBeUndefined();
    const settled = { ...g, tokens: { EKJ: ['D5'], SX: ['A8'] }, tiles: { D5: '6/2', A8: 'SX/5' } };
    expect(noLay(at('EKJ', settled), 'C4 8/3')).toBeUndefined();
  });

  test('[CZ-VIII.4-l] it need not join the track beside it, red tiles included', () => {
    const plain = { ...vary, tiles: { D5: '57/1', D9: '9/0' } };
    expect(noLay(at('EKJ', plain), 'D7 9/1')).toBeUndefined();
    const red = { tokens: { EKJ: ['D5'], SX: ['B5'] }, tiles: { D5: '6/2', B5: 'SX/4' } };
    expect(noLay(at('EKJ', red), 'C4 8/3')).toBeUndefined();
  });

  test('[CZ-VIII.4-m] tiles on the stubs beside Praha keep them', () => {
    const east = at('BN', { tokens: { BN: ['E12.1'] } });
    const south = at('NWB', { tokens: { NWB: ['E12'] } });
    for (const turn of TURNS) {
      const [d13, f13] = [noLay(east, `D13 8/${turn}`), noLay(south, `F13 58/${turn}`)];
      // A gentle curve has edges turn and turn + 2.
      expect(d13).toBe([0, 4].includes(turn) ? undefined : 'track.stub CZ-VIII.4-m');
      expect(f13).toBe([2, 0].includes(turn) ? undefined : 'track.stub CZ-VIII.4-m');
    }
  });
});
