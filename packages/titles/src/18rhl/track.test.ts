import { doubled, type Game, type HexId, question, tileOf, turnBar, turned, upgradesOf } from '@roundhouse/engine';
import { cited, does, lays, noLay, refusal, type Scenario, turnOf } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { rhl } from './index.ts';

const { tiles, map } = rhl.parts;
const TURNS = [0, 1, 2, 3, 4, 5] as const;
const CLOSED = { P1: { closed: true }, P2: { closed: true }, P3: { closed: true }, P4: { closed: true } } as const;

type Position = Omit<Scenario, 'at'>;
const at = (company: string, more: Position = {}): Game =>
  turnOf(rhl, company, 'track', { phase: '2', privates: CLOSED, ...more });
const adr = (more: Position = {}): Game => at('ADR', { tokens: { ADR: ['K2'] }, ...more });
const bme = (more: Position = {}): Game => at('BME', { tokens: { BME: ['F13.1'] }, ...more });

/** Tiles that are of the hex's kind, whoever lays them and however. */
const kinds = (g: Game, hex: HexId): readonly string[] =>
  Object.keys(tiles).filter(tile => {
    const why = TURNS.map(turn => refusal(g, 'layTile', { hex, tile, turn })?.clause ?? '');
    return !why.some(c => ['track.colour', 'track.kind', 'track.label', 'track.hex', 'track.right'].includes(c));
  });
const named = (list: string): readonly string[] => list.split(' ').sort();

describe('how many', () => {
  test('[RHL-6.2.1-a] one yellow tile, and in the yellow phase no upgrade', () => {
    const one = lays(adr(), 'K4 4/1');
    expect(question(one)?.step).not.toBe('track');
    expect(noLay(one, 'J3 1/2')).toBe('turn.verb RHL-6.2-a');
    expect(noLay(adr(), 'K2 930/0')).toBe('track.phase RHL-6.2.1.1-a');
  });

  test('[RHL-6.2.1-a] later one yellow tile or one upgrade, not both', () => {
    // With the hauling system there is still something to lay, so the step goes on.
    const g = adr({ phase: '3', privates: { ...CLOSED, P3: { owner: 0 } } });
    for (const [first, second] of [
      ['K4 4/1', 'K2 930/0'],
      ['K2 930/0', 'K4 4/1'],
      ['K4 4/1', 'J3 1/2'],
    ] as const) {
      const one = lays(g, first);
      expect(question(one)?.step).toBe('track');
      expect(noLay(one, second)).toBe('track.allowance RHL-6.2.1-a');
    }
  });
});

describe('where', () => {
  test('[RHL-6.2.1-b] a yellow tile must join track that a token reaches', () => {
    expect(noLay(adr(), 'K4 4/1')).toBeUndefined();
    expect(noLay(adr(), 'K4 58/1')).toBeUndefined();
    expect(noLay(adr(), 'K4 58/2')).toBe('track.connected RHL-6.2.1-b');
    expect(noLay(adr(), 'K8 9/1')).toBe('track.connected RHL-6.2.1-b');
    expect(noLay(adr({ tiles: { K4: '4/1' } }), 'K8 9/1')).toBeUndefined();
  });

  test('[RHL-6.2.1-c] yellow tiles go on empty hexes without print in colour', () => {
    const laid = adr({ tiles: { K4: '4/1' } });
    expect(noLay(laid, 'K8 9/1')).toBeUndefined();
    for (const line of ['K6 57/1', 'K4 4/1', 'G6 937/0', 'D7 57/0', 'B3 9/0', 'F13 201/0', 'I14 8/3'])
      expect(noLay(laid, line)).toBe('track.colour RHL-2.5-a');
    // Remscheid and Solingen has printed track, but is an empty hex.
    expect(noLay(bme({ tiles: { G14: '7/1' } }), 'G12 937/0')).toBeUndefined();
  });

  const mkb = (more: Position = {}): Game => at('MKB', { phase: '5', ...more });
  test('[RHL-6.2.1-d] in its first turn a company begins on a home without track', () => {
    expect(noLay(mkb(), 'D7 947/0')).toBeUndefined();
    expect(cited(mkb(), 'pass')).toBe('track.home RHL-6.2.1-d');
    expect(noLay(mkb(), 'E8 1/2')).toBe('track.home RHL-6.2.1-d');
  });

  test('[RHL-6.2.1-d] where the home is linked it lays where it likes, or not at all', () => {
    const first = turnOf(rhl, 'ADR', 'track', { phase: '2', privates: CLOSED });
    expect(first.state.companies['ADR']?.operated).toBeUndefined();
    expect(noLay(first, 'K4 4/1')).toBeUndefined();
    expect(cited(first, 'pass')).toBeUndefined();
    const linked = mkb({ tiles: { D7: '947/0' } });
    expect(noLay(linked, 'C6 3/5')).toBeUndefined();
    expect(cited(linked, 'pass')).toBeUndefined();
  });

  test.each(['start', '3'])('[RHL-6.2.1-e] the duty lapses where no tile can lie: MKB in phase %s', phase => {
    const g = mkb({ phase });
    expect(g.state.companies['MKB']?.operated).toBe(true);
    expect(question(g)?.step).toBe('trains');
    expect(cited(g, 'pass')).toBeUndefined();
  });

  test('[RHL-6.2.1-e] it holds in the first turn alone, and never for CCE', () => {
    const second = mkb({ tokens: { MKB: ['D7'] } });
    expect(cited(second, 'pass')).toBeUndefined();
    // What lapsed may be made up for later, on the strength of the token there.
    expect(noLay(second, 'D7 947/0')).toBeUndefined();
    expect(noLay(at('MKB', { phase: '5', tokens: { MKB: ['K10'] } }), 'D7 947/0')).toBe(
      'track.connected RHL-6.2.1.1-i',
    );
    const cce = at('CCE');
    expect(noLay(cce, 'J9 8/1')).toBe('track.connected RHL-6.2.1-b');
    expect(noLay(cce, 'H9 4/2')).toBeUndefined();
    expect(cited(cce, 'pass')).toBeUndefined();
  });
});

describe('which', () => {
  test.each([
    ['OO', 'C12', '2', '937'],
    ['OO', 'D11', '2', '937'],
    ['OO', 'G12', '2', '937'],
    ['OO', 'G6', '3', '938 941 942'],
    ['Y', 'E6', '2', '201 202'],
    ['Y', 'D13', '2', '201 202'],
    ['Y', 'F13', '3', '934'],
    ['AC', 'K2', '3', '930'],
    ['DU', 'D9', '3', '925 926'],
    ['D', 'F9', '3', '921 922'],
    ['K', 'I10', '3', '923 924'],
    ['Moers', 'D7', '5', '947'],
  ])('[RHL-6.2.1-f] code %s on %s takes its own tiles alone', (code, hex, phase, fit) => {
    const g = adr({ phase });
    expect(map.hexes[hex]?.label?.text).toBe(code);
    expect([...kinds(g, hex)].sort()).toEqual(named(fit));
  });

  test.each(['B9 201/0', 'K10 937/0', 'E10 937/0', 'E6 57/0', 'D11 5/0', 'K4 201/0'])(
    '[RHL-6.2.1-f] [RHL-6.2.1-g] %s does not go there',
    line => expect(noLay(adr(), line)).toBe('track.label RHL-6.2.1-f'),
  );

  test.each([
    ['terrain', 'E10', '2', '7 8 9'],
    ['terrain', 'C8', '2', '7 8 9'],
    ['a town', 'K4', '2', '3 4 58'],
    ['two towns', 'C10', '2', '1 2 55 56 69'],
    ['a city', 'B9', '2', '5 6 57'],
    ['a city', 'K6', '3', '15'],
  ])('[RHL-6.2.1-g] uncoded %s (%s) takes tiles of its kind alone', (_, hex, phase, fit) => {
    expect([...kinds(adr({ phase }), hex)].sort()).toEqual(named(fit));
    const colour = phase === '2' ? 'yellow' : 'green';
    for (const tile of Object.keys(tiles).filter(t => tiles[t]?.colour === colour && !named(fit).includes(t)))
      expect(noLay(adr({ phase }), `${hex} ${tile}/0`)).toBe(
        tiles[tile]?.label
          ? 'track.label RHL-6.2.1-f'
          : colour === 'green'
            ? 'track.kind RHL-6.2.1.1-g'
            : 'track.kind RHL-6.2.1-g',
      );
  });

  test('[RHL-6.2.1-m] only what is left of the supply', () => {
    const line = { K4: '4/1', K8: '9/1' };
    expect(noLay(adr({ tiles: line }), 'K10 5/0')).toBeUndefined();
    expect(noLay(adr({ tiles: { ...line, B9: '5/0' } }), 'K10 5/0')).toBe('track.supply RHL-6.2.1-m');
    const all = { ...line, B9: '5/0', E10: '7/0', E4: '7/0', F3: '7/0', F7: '7/0' };
    expect(noLay(adr({ tiles: all }), 'J5 7/0')).toBe('track.supply RHL-6.2.1-m');
    // Two grey tiles for three Metropolises.
    const grey = { phase: '8', tokens: { CME: ['I10'] } };
    expect(noLay(at('CME', { ...grey, tiles: { I10: '928/0', D9: '932/0' } }), 'I10 932/0')).toBeUndefined();
    const both = { I10: '928/0', D9: '932/0', F9: '932/0' };
    expect(noLay(at('CME', { ...grey, tiles: both }), 'I10 932/0')).toBe('track.supply RHL-6.2.1-m');
  });
});

describe('sides', () => {
  const NO = 'track.side RHL-6.2.1-h';
  test.each([
    ['to the triangle of a red place', bme(), 'E14 9/0', undefined],
    ['to printed track of a grey hex', bme(), 'G14 7/2', undefined],
    ['off the map', bme(), 'E14 8/4', NO],
    ['off the map', bme(), 'G14 8/2', NO],
    ['to a blank side of a red hex', adr(), 'J3 55/0', NO],
    ['to a blank side of a red hex', bme({ tiles: { E14: '8/0' } }), 'D13 201/5', undefined],
    ['to a grey hex without track', adr(), 'K4 58/5', NO],
    [
      'to a blank side of a grey hex with track',
      bme({ tokens: { BME: ['I12'] } }),
      'J13 8/3',
      'track.connected RHL-6.2.1-b',
    ],
  ])('[RHL-6.2.1-h] track may lead %s or not', (_, g, line, why) => expect(noLay(g, line)).toBe(why));

  /** The side of a hex on which another lies, river or not. */
  const sideOn = (hex: HexId, other: HexId): number =>
    TURNS.findIndex(side => {
      const [row, column] = doubled(hex.charCodeAt(0) - 65, Number(hex.slice(1)), side);
      return `${String.fromCharCode(65 + row)}${column}` === other;
    });

  /** The hex that takes a tile, and the one across the river. */
  test.each([
    ...['B5 A6', 'B5 B7', 'C6 B7', 'C8 B7', 'C8 C10', 'C10 C8', 'E8 E10', 'E10 E8', 'G8 G10', 'G10 G8', 'G10 H9'],
    ...['H9 G10', 'H9 H11', 'H11 H9', 'J9 J11', 'J11 J9', 'J11 K10', 'K10 J11', 'K10 K12', 'K12 K10', 'K12 L11'],
  ])('[RHL-6.2.1-i] no track of any tile crosses the Rhine: %s', pair => {
    const [hex = '', beyond = ''] = pair.split(' ');
    const side = sideOn(hex, beyond);
    const g = adr();
    const tried = upgradesOf(g, hex).filter(l => turned(tileOf(g, l.tile).layout, l.turn).exits & (1 << side));
    expect(tried.length).toBeGreaterThan(0);
    for (const { tile, turn } of tried) expect(turnBar(g, hex, tile, turn)?.clause).toMatch(/^track\.(barrier|side)$/);
  });

  test('[RHL-6.2.1-i] track may not end at the Rhine', () => {
    const bonn = at('CME', { tokens: { CME: ['I10.2', 'K10'] } });
    expect(noLay(bonn, 'K10 57/1')).toBe('track.barrier RHL-6.2.1-i');
  });

  test('[RHL-6.2.1-i] a printed stub over the river is passable', () => {
    const wesel = { tokens: { CME: ['I10.2', 'B9'] }, tiles: { B9: '5/5' } };
    expect(noLay(at('CME', wesel), 'C8 9/0')).toBeUndefined();
    expect(noLay(at('CME', { ...wesel, tiles: {} }), 'B9 5/0')).toBeUndefined();
  });

  test('[RHL-6.2.1-j] track may end at a side where nothing meets it', () => {
    expect(noLay(adr(), 'K4 58/1')).toBeUndefined();
    // J5 leads to I6, where no town tile lies, and J7 to the side of Düren that has no track.
    const tiles = { K4: '58/1' };
    expect(noLay(adr({ tiles }), 'J5 9/0')).toBeUndefined();
    expect(noLay(adr({ tiles: { ...tiles, J5: '8/4' } }), 'J7 7/0')).toBeUndefined();
  });
});

describe('what it costs', () => {
  const ruhr = { tokens: { BME: ['D13'] }, tiles: { D13: '934/0' } };
  test.each([
    ['a mountain', bme, {}, 'E14 9/0', 30],
    ['a high mountain', bme, {}, 'G14 7/1', 60],
    ['towns in the mountains', bme, { tiles: { E14: '7/0' } }, 'E12 1/0', 30],
    ['a city in the mountains', bme, { tiles: { E14: '8/0' } }, 'D13 201/5', 30],
    ['printed track, upgraded', bme, { phase: '3', tiles: { G14: '9/2' } }, 'I14 24/3', 60],
    ['a printed city, upgraded', bme, { phase: '3' }, 'F13 934/5', 30],
    ['Aachen, upgraded', adr, { phase: '3' }, 'K2 930/0', 30],
    ['a tile with a cost on it', adr, { phase: '5', tiles: { K2: '930/0' } }, 'K2 931/0', 30],
    ['a mountain tile without one', bme, { phase: '3', tiles: { G14: '9/2' } }, 'G14 23/2', 0],
    ['plain land', adr, { tiles: { K4: '4/1' } }, 'K8 9/1', 0],
    ['a city tile without one', bme, { ...ruhr, phase: '5' }, 'D13 216/0', 0],
  ] as const)('[RHL-6.2.1-k] %s', (_, of, more, line, cost) => {
    const company = of === adr ? 'ADR' : 'BME';
    const after = lays(of({ ...more, cash: { [company]: cost, bank: 1000 } }), line);
    expect(after.state.money).toMatchObject({ [company]: 0, bank: 1000 + cost });
    // Another hauling system keeps the step open for companies with nothing to spend.
    const poor = of({ ...more, cash: { [company]: cost - 1 }, privates: { ...CLOSED, P3: { owner: 0 } } });
    if (cost) expect(noLay(poor, line)).toBe('track.funds RHL-6.2.1-k');
  });

  test('[RHL-6.2.1-l] some functions of privates waive it', () => {
    const privates = { ...CLOSED, P3: { owner: 0 }, P4: { owner: 0 } };
    const g = bme({ phase: '3', privates, cash: { BME: 0, bank: 500 } });
    for (const [id, hex, tile, turn] of [
      ['P3', 'G14', '7', 1],
      ['P4', 'I10', '923', 0],
    ] as const) {
      expect(does(g, 'layWith', { private: id, hex, tile, turn }).state.money).toMatchObject({ BME: 0, bank: 500 });
    }
    expect(noLay(g, 'G14 7/1')).toBe('track.funds RHL-6.2.1-k');
    const using = { hex: 'G14', tile: '7', turn: 1, using: 'P3' };
    expect(cited(g, 'layTile', using)).toBe('track.power RHL-6.2.1-l');
  });
});
