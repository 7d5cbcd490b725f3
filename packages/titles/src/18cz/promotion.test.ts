import {
  exitsOf,
  freePlaces,
  type Game,
  lying,
  question,
  type TileId,
  tilesLeft,
  turned,
  upgradesOf,
} from '@roundhouse/engine';
import { along, cited, does, lays, noLay, type Scenario, turnOf } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { t18cz } from './index.ts';

const { tiles } = t18cz.parts;
const TURNS = [0, 1, 2, 3, 4, 5] as const;
const FAR = 'track.connected CZ-VIII.5-e';
const KIND = 'track.kind CZ-VIII.5-g';
const OVER = 'turn.verb CZ-VIII.3-a';

type Position = Omit<Scenario, 'at'>;
const led = (company: string, more: Position): Position => ({
  phase: 'd',
  ...more,
  par: { [company]: 60, ...more.par },
  shares: { [company]: { 0: 2 }, ...more.shares },
});
const at = (company: string, more: Position): Game => turnOf(t18cz, company, 'track', led(company, more));
const first = (company: string, more: Position = {}): Game => turnOf(t18cz, company, 'begin', led(company, more));
const purple = (line: string, using: string) => {
  const [hex, tile, turn] = line.split(/[ /]/);
  return { hex, tile, turn: Number(turn), using };
};

/** Karlovy Vary with track west to Cheb and east. */
const vary = { tokens: { EKJ: ['D5'] }, tiles: { D5: '57/1', D7: '9/1' } };
const bcb = { tokens: { BCB: ['E16'] }, tiles: { E16: '57/1', E14: '55/0' }, privates: { S1: { owner: 'BCB' } } };
const praha = (tile: string) => ({ tokens: { NWB: ['E12'], BN: ['E12.1'] }, tiles: { E12: tile } });

describe('colours', () => {
  test.each([
    ['yellow becomes green', 'd', { ...vary, tiles: { D5: '57/1' } }, 'D5 14/0'],
    ['green becomes brown', 'g', { ...vary, tiles: { D5: '14/0' } }, 'D5 611/0'],
  ])('[CZ-VIII.5-a] %s', (_, phase, more, line) => {
    expect(noLay(at('EKJ', { ...more, phase }), line)).toBeUndefined();
  });

  test('[CZ-VIII.5-a] brown becomes grey', () => {
    expect(noLay(at('NWB', { ...praha('8892/0'), phase: 'i' }), 'E12 8893/0')).toBeUndefined();
  });

  test.each([
    ['no colour is skipped', '57/1', 'D5 611/0'],
    ['nor laid again', '14/0', 'D5 14/3'],
    ['nor taken back', '14/0', 'D5 57/1'],
  ])('[CZ-VIII.5-a] %s', (_, tile, line) => {
    const g = at('EKJ', { phase: 'i', tokens: { EKJ: ['D5'] }, tiles: { D5: tile } });
    expect(noLay(g, line)).toBe('track.colour CZ-VIII.5-a');
  });

  test.each([
    ['green', 'c', 'd', 'EKJ', vary, 'D5 14/0'],
    ['brown', 'f', 'g', 'EKJ', { ...vary, tiles: { ...vary.tiles, D5: '14/0' } }, 'D5 611/0'],
    ['grey', 'h', 'i', 'NWB', praha('8892/0'), 'E12 8893/0'],
  ])('[CZ-VIII.5-b] %s not in phase %s, but from %s on', (_, before, from, company, more, line) => {
    expect(noLay(at(company, { ...more, phase: before }), line)).toBe('track.phase CZ-VIII.5-b');
    for (const phase of ['d', 'g', 'i', 'j'].filter(p => p >= from))
      expect(noLay(at(company, { ...more, phase }), line)).toBeUndefined();
  });

  test('[CZ-VIII.5-c] one promotion a turn', () => {
    const g = lays(at('EKJ', vary), 'D5 14/0');
    expect(question(g)?.step).not.toBe('track');
    expect(noLay(g, 'D7 20/0')).toBe(OVER);
  });
});

describe('purple-edged tiles', () => {
  const owner = { ...vary, privates: { S1: { owner: 'EKJ' } } };

  test('[CZ-VIII.5-d] are laid only with the power of a Local Railway', () => {
    expect(noLay(at('EKJ', owner), 'D5 14p/0')).toBe('track.right CZ-VIII.5-d');
    const g = does(at('EKJ', owner), 'layPurple', purple('D5 14p/0', 'S1'));
    expect(g.state.map.tiles['D5']).toEqual({ tile: '14p', turn: 0 });
    expect(cited(at('EKJ', vary), 'layPurple', purple('D5 14p/0', 'S1'))).toBe('power.owner CZ-IV.1-l');
    expect(cited(at('EKJ', owner), 'layPurple', purple('D5 14/0', 'S1'))).toBe('power.tile CZ-IV.1-o');
  });

  test('[CZ-VIII.5-d] and replaced with normal tiles by anybody', () => {
    const laid = { phase: 'g', tokens: { EKJ: ['D5'], BTE: ['D3'] }, tiles: { D5: '14p/0', D3: '57/1' } };
    for (const company of ['EKJ', 'BTE']) expect(noLay(at(company, laid), 'D5 611/1')).toBeUndefined();
  });

  test('[CZ-N-33] [CZ-VIII.4-m] on F13 at every turning that keeps the stub, and no other', () => {
    const south = { tokens: { NWB: ['E12'] }, tiles: { F13: '58/0' }, privates: { S1: { owner: 'NWB' } } };
    const g = at('NWB', south);
    for (const tile of ['887p', '888p', '8866p'])
      for (const turn of TURNS) {
        const { exits } = turned(tiles[tile]?.layout as never, turn);
        const keeps = [0, 2].every(side => exits & (1 << side));
        const why = cited(g, 'layPurple', purple(`F13 ${tile}/${turn}`, 'S1'));
        const missed = exits & (1 << 2) ? 'track.preserve CZ-VIII.5-f' : 'track.stub CZ-VIII.4-m';
        expect(why).toBe(keeps ? undefined : missed);
      }
    const river = at('BN', { tokens: { BN: ['E12.1'] }, tiles: { D13: '8/0' } });
    const lies = upgradesOf(river, 'D13');
    expect(lies.every(l => turned(tiles[l.tile]?.layout as never, l.turn).exits & 1)).toBe(true);
  });

  test('[CZ-N-29] [CZ-VIII.3-c] also after the run, on a yellow tile of the same turn', () => {
    const { E16 } = bcb.tiles;
    const sold = { a: 5, b: 4, c: 4, d: 1 };
    let g = at('BCB', { ...bcb, tiles: { E16 }, trains: { BCB: ['2a'] }, sold });
    g = lays(g, 'E14 55/0');
    while (question(g)?.step !== 'run') g = does(g, 'pass');
    g = does(g, 'runRoutes', { routes: [{ train: '2a', path: along(g, 'E16 E14') }] });
    g = does(g, 'payDividend', { how: 'withhold' });
    expect(question(g)?.step).toBe('trains');
    const treasury = g.state.money?.['BCB'];
    g = does(g, 'layPurple', purple('E14 888p/2', 'S1'));
    expect(g.state.map.tiles['E14']?.tile).toBe('888p');
    expect([g.state.companies['BCB']?.revenue, g.state.money?.['BCB']]).toEqual([30, treasury]);
    expect(question(g)?.step).toBe('trains');
  });
});

describe('what must stay', () => {
  test('[CZ-VIII.5-e] some track must join a station; the new track need not', () => {
    expect(noLay(at('EKJ', vary), 'D7 20/0')).toBeUndefined();
    const apart = at('EKJ', { ...vary, tiles: { ...vary.tiles, D9: '9/0' } });
    expect(noLay(apart, 'D9 23/0')).toBe(FAR);
    expect(noLay(apart, 'D9 23/3')).toBeUndefined();
    const blocked = { tokens: { EKJ: ['D3'], BTE: ['D5'] }, tiles: { D3: '57/1', D5: '57/1', D7: '9/1' } };
    expect(noLay(at('EKJ', blocked), 'D7 20/0')).toBe(FAR);
    expect(noLay(at('EKJ', blocked), 'D5 14/0')).toBeUndefined();
  });

  test.each([
    ['EKJ', 'D5 14/0', 'D5 15/0'],
    ['EKJ', 'D7 23/1', 'D7 23/0'],
  ])('[CZ-VIII.5-f] %s may lay %s, not %s: track would be lost', (company, fits, misfits) => {
    expect(noLay(at(company, vary), fits)).toBeUndefined();
    expect(noLay(at(company, vary), misfits)).toBe('track.preserve CZ-VIII.5-f');
  });

  test.each([
    ['plain track does not become a city', 'D7 14/0'],
    ['nor a city plain track', 'D5 20/0'],
  ])('[CZ-VIII.5-g] %s', (_, line) => expect(noLay(at('EKJ', vary), line)).toBe(KIND));

  test.each([
    ['a city does not become a Y city', 'EKJ', vary, 'D5 208/0'],
    ['nor a Y city another', 'KFN', { tokens: { KFN: ['G20'] }, tiles: { G20: '621/1' } }, 'G20 14/0'],
  ])('[CZ-VIII.4-g] %s', (_, company, more, line) => {
    expect(noLay(at(company, more), line)).toBe('track.label CZ-VIII.4-g');
  });

  test('[CZ-VIII.5-g] a town does not become a city; cities keep their connections', () => {
    const g = at('BCB', { ...bcb, tiles: { E16: '57/1', E14: '55/0' } });
    expect(noLay(g, 'E14 14/0')).toBe(KIND);
    expect(noLay(g, 'E16 14/0')).toBeUndefined();
    const cheb = at('EKJ', { ...vary, tiles: { D5: '57/1' }, privates: { S1: { owner: 'EKJ' } } });
    expect(cited(cheb, 'layPurple', purple('D5 15p/0', 'S1'))).toBe('track.preserve CZ-VIII.5-f');
  });

  test('[CZ-VIII.5-h] two towns become one that joins all four exits', () => {
    const g = does(at('BCB', bcb), 'layPurple', purple('E14 888p/2', 'S1'));
    const now = lying(g, 'E14');
    expect(now.nodes.map(n => n.kind)).toEqual(['town']);
    expect(exitsOf(now, 0)).toBe(lying(at('BCB', bcb), 'E14').exits);
  });

  test('[CZ-VIII.5-h] two cities become one of two places, with the markers of both', () => {
    const tokens = { BTE: ['C8.1', 'D3'], EKJ: ['C8.0'] };
    const position = { phase: 'g', tokens, tiles: { C8: '8859/0', D3: '57/1' }, privates: { M1: { owner: 'BTE' } } };
    const g = does(at('BTE', position), 'layPurple', purple('C8 8896p/0', 'M1'));
    expect(lying(g, 'C8').nodes).toMatchObject([{ kind: 'city', slots: 2 }]);
    expect(g.state.map.tokens['C8']?.map(k => k.city)).toEqual([0, 0]);
    expect(noLay(at('BTE', position), 'C8 8896p/0')).toBe('track.right CZ-VIII.5-d');
  });

  test('[CZ-VIII.5-h] [CZ-VIII.5-i] Praha: markers stay with their track, then all in one city of four places', () => {
    let g = at('NWB', { tokens: { NWB: ['E12'], BN: ['E12.1'] } });
    const sides = (now: Game) =>
      Object.fromEntries(
        now.state.map.tokens['E12']?.map(k => [
          k.by,
          [3, 5].filter(s => exitsOf(lying(now, 'E12'), k.city) & (1 << s)),
        ]) ?? [],
      );
    for (const line of ['8889/1', '8891/1']) {
      g = lays(at('NWB', prahaNow(g)), `E12 ${line}`);
      expect(sides(g)).toEqual({ NWB: [5], BN: [3] });
    }
    g = lays(at('NWB', { ...prahaNow(g), phase: 'g' }), 'E12 8892/0');
    expect(g.state.map.tokens['E12']?.map(k => k.city)).toEqual([0, 0]);
    expect(freePlaces(g, 'E12', 0)).toBe(2);
  });

  /** Praha as it lies, to go on from. */
  const prahaNow = (g: Game): Position => {
    const laid = g.state.map.tiles['E12'];
    const places = g.state.map.tokens['E12']?.map(k => [k.by, [`E12.${k.city}`]] as const) ?? [];
    return { tiles: laid ? { E12: `${laid.tile}/${laid.turn}` } : {}, tokens: Object.fromEntries(places) };
  };

  test('[CZ-VIII.5-i] a second place opens with green', () => {
    const g = at('EKJ', vary);
    expect(freePlaces(g, 'D5', 0)).toBe(0);
    expect(freePlaces(lays(g, 'D5 14/0'), 'D5', 0)).toBe(1);
  });

  test('[CZ-VIII.5-j] replaced tiles can be laid again', () => {
    const g = at('BCB', bcb);
    expect(tilesLeft(g, '55')).toBe(0);
    expect(tilesLeft(does(g, 'layPurple', purple('E14 888p/2', 'S1')), '55')).toBe(1);
  });
});

describe('two cities on one hex', () => {
  const west = { D5: '57/1', D7: '8/1' };

  test('[CZ-VIII.5-k] the first tile is green and counts as an upgrade', () => {
    expect(noLay(at('EKJ', { tokens: { EKJ: ['D5'] }, tiles: west, phase: 'c' }), 'C8 8859/0')).toBe(
      'track.phase CZ-VIII.5-b',
    );
    const g = first('EKJ', { tiles: west });
    expect(noLay(lays(g, 'C8 8859/0'), 'D3 57/1')).toBe(OVER);
    expect(noLay(lays(g, 'D3 57/1'), 'C8 8859/0')).toBe('track.mixed CZ-VIII.4-b');
  });

  test.each([
    ['free', {}, undefined],
    ['own', { EKJ: ['D5', 'C8.0'] }, undefined],
    ['full', { EKJ: ['D5'], BTE: ['C8.0'] }, 'track.connected CZ-VIII.4-e'],
    ['free beside a full one', { EKJ: ['D5'], BTE: ['C8.1'] }, undefined],
  ])('[CZ-VIII.5-l] tracing through a city that is %s', (_, tokens, clause) => {
    const tiles = { ...west, C8: '8885/0' };
    expect(noLay(at('EKJ', { tiles, tokens: { EKJ: ['D5'], ...tokens } }), 'B7 8/5')).toBe(clause);
  });

  test('[CZ-VIII.5-m] ATE lays nothing before phase d, then only green on B9', () => {
    const early = first('ATE', { phase: 'b', sold: { a: 5 } });
    expect(early.state.map.tokens['B9']).toEqual([{ by: 'ATE', city: 0 }]);
    expect(question(early)?.step).toBe('trains');
    const g = first('ATE');
    expect(question(g)?.step).toBe('track');
    expect(noLay(g, 'C10 4/0')).toBe('track.home-first CZ-VIII.4-d');
    expect(noLay(g, 'B9 5/0')).toBe('track.colour CZ-VIII.4-a');
    const laid = does(lays(g, 'B9 8859/1'), 'chooseCity', { city: 0 });
    expect(question(laid)?.step).not.toBe('track');
  });

  test('[CZ-VIII.5-m] on a green B9 it builds like any other', () => {
    const g = does(first('ATE', { tiles: { B9: '8859/1' } }), 'chooseCity', { city: 0 });
    const yellow = lays(g, 'B11 57/1');
    expect(noLay(yellow, 'B13 621/1')).toBeUndefined();
  });
});

describe('what it costs and what it may be', () => {
  test('[CZ-VIII.5-n] nothing, whatever the terrain', () => {
    const river = at('BCB', { tokens: { BCB: ['E16'] }, tiles: { E16: '57/1' }, cash: { BCB: 0 } });
    expect(lays(river, 'E16 14/0').state.money?.['BCB']).toBe(0);
    const city = { ...praha('8889/1'), tokens: { NWB: ['E12.2'], BN: ['E12.0'] }, cash: { NWB: 0 } };
    expect(noLay(at('NWB', city), 'E12 8891/1')).toBeUndefined();
  });

  /** Track of a tile as it lies, stops by the sides they have. */
  const track = (tile: TileId, turn: number): ReadonlySet<string> =>
    new Set(turned(tiles[tile]?.layout as never, turn).paths.map(p => [...p].sort().join('-')));
  const NEXT: Readonly<Record<string, string>> = { yellow: 'green', green: 'brown', brown: 'grey' };
  const plain = Object.values(tiles).filter(t => !t.layout.nodes.length);
  const single = Object.values(tiles).filter(
    t => t.layout.nodes.length === 1 && t.colour !== 'red' && t.label !== 'OO',
  );

  test.each([
    ['plain track', 'G8', plain],
    ['towns', 'G22', single.filter(t => t.layout.nodes[0]?.kind === 'town')],
    ['cities', 'G12', single.filter(t => t.layout.nodes[0]?.kind === 'city' && !t.label)],
    ['Y cities', 'G20', single.filter(t => t.label === 'Y')],
  ] as const)('[CZ-VIII.5-o] %s become whatever is of the next colour and keeps their track', (_, hex, all) => {
    for (const old of all) {
      const g = at('EKJ', { ...vary, tiles: { [hex]: `${old.id}/0` } });
      const kept = (id: TileId, turn: number) => [...track(old.id, 0)].every(piece => track(id, turn).has(piece));
      const wanted = all
        .filter(t => t.colour === NEXT[old.colour])
        .flatMap(t => TURNS.filter(turn => kept(t.id, turn)).map(turn => `${t.id}/${turn}`));
      expect(
        upgradesOf(g, hex)
          .map(l => `${l.tile}/${l.turn}`)
          .sort(),
      ).toEqual(wanted.sort());
    }
  });
});
