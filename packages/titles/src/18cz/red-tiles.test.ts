import { type Game, openTable, putTile, question, turnBar, turned, upgradesOf } from '@roundhouse/engine';
import { cited, does, earns, lays, noLay, refusal, type Scenario, section, turnOf } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { t18czBohemia } from './bohemia.ts';
import { t18cz } from './index.ts';

type Position = Omit<Scenario, 'at'>;
const TURNS = [0, 1, 2, 3, 4, 5] as const;
const NAMES = ['SW', 'W', 'NW', 'NE', 'E', 'SE'] as const;
const LARGE = ['SX', 'PR', 'BY', 'kk', 'Ug'];

/** The first turn of a company. */
const first = (company: string, more: Position = {}, title = t18cz): Game =>
  turnOf(title, company, 'begin', {
    phase: 'd',
    ...more,
    par: { [company]: 90, ...more.par },
    shares: { [company]: { 0: 5 }, ...more.shares },
  });

/** The two sides a red tile turned like this leads to, `NW+NE`. */
const pair = (turn: number) => `${NAMES[turn]}+${NAMES[(turn + 1) % 6]}`;
/** The ways the red tile of a company may lie, `A8 E+SE`. */
const ways = (g: Game, company: string): readonly string[] =>
  g.title.parts.map.ids.flatMap(hex =>
    TURNS.filter(turn => !refusal(g, 'layRed', { company, hex, turn })).map(turn => `${hex} ${pair(turn)}`),
  );

describe('red tiles', () => {
  test.each(LARGE)('[CZ-VIII.4-o] %s begins with its red tile and its home station on it', company => {
    const g = first(company);
    expect(question(g)).toMatchObject({ by: 0, step: 'red', company });
    expect(cited(g, 'pass')).toBe('red.compulsory CZ-VIII.4-o');
    expect(cited(g, 'layTile', { hex: 'D7', tile: '9', turn: 1 })).toBe('turn.verb CZ-VIII.3-a');
    for (const way of ways(g, company)) {
      const [hex = '', sides] = way.split(' ');
      const turn = TURNS.find(t => pair(t) === sides) as number;
      const after = does(g, 'layRed', { hex, turn });
      expect(after.state.map.tiles[hex]).toEqual({ tile: company, turn });
      expect(after.state.map.tokens[hex]).toEqual([{ by: company, city: 0 }]);
      expect(question(after)).toMatchObject({ step: 'track', company });
    }
  });

  test('[CZ-VIII.4-o] both exits face hexes of the map that are not red-edged', () => {
    const g = first('SX');
    for (const turn of [0, 1, 2, 3]) expect(cited(g, 'layRed', { hex: 'A8', turn })).toBe('red.exits CZ-VIII.4-o');
    expect(cited(g, 'layRed', { hex: 'B5', turn: 3 })).toBe('red.exits CZ-VIII.4-o');
  });

  test.each(LARGE)('[CZ-VIII.4-n] %s may use only its own two hexes', company => {
    const g = first(company);
    const own = t18cz.parts.companies[company]?.homes.map(h => h.hex) ?? [];
    const others = LARGE.flatMap(c => t18cz.parts.companies[c]?.homes ?? []).filter(h => !own.includes(h.hex));
    for (const { hex } of others)
      for (const turn of TURNS) expect(cited(g, 'layRed', { hex, turn })).toBe('red.hex CZ-VIII.4-n');
    expect(cited(g, 'layRed', { hex: 'D7', turn: 0 })).toBe('red.hex CZ-VIII.4-n');
  });

  test('[CZ-VIII.4-n] no other company lays one, and none a second', () => {
    const small = first('EKJ', { shares: { EKJ: { 0: 2 } } });
    expect(cited(small, 'layRed', { company: 'EKJ', hex: 'A8', turn: 5 })).toBe('turn.verb CZ-VIII.3-a');
    const g = does(first('SX'), 'layRed', { hex: 'A8', turn: 5 });
    expect(cited(g, 'layRed', { hex: 'B5', turn: 5 })).toBe('turn.verb CZ-VIII.3-a');
    expect(noLay(g, 'B5 SX/5')).toBe('red.tile CZ-VIII.4-n');
    const later = turnOf(t18cz, 'SX', 'begin', { tokens: { SX: ['A8'] }, tiles: { A8: 'SX/5' } });
    expect(question(later)?.step).toBe('track');
  });

  test('[CZ-VIII.4-n] free, besides the normal build: three tiles in the first turn', () => {
    const red = does(first('SX', { cash: { SX: 100 } }), 'layRed', { hex: 'A8', turn: 5 });
    expect(red.state.money?.['SX']).toBe(100);
    const one = lays(red, 'B7 9/0');
    const two = lays(one, 'C6 58/1');
    expect(['A8', 'B7', 'C6'].map(hex => two.state.map.tiles[hex]?.tile)).toEqual(['SX', '9', '58']);
    expect(question(two)?.step).not.toBe('track');
    const upgraded = lays(does(first('SX'), 'layRed', { hex: 'A8', turn: 5 }), 'B9 8859/2');
    expect(upgraded.state.map.tiles['B9']?.tile).toBe('8859');
  });

  test('[CZ-N-32] [CZ-VIII.4-k] [CZ-VIII.4-l] track may wait for a red tile that then does not meet it', () => {
    const tiles = { D5: '6/2', C4: '8/3' };
    const sx = first('SX', { tiles, tokens: { EKJ: ['D5'] } });
    const g = does(sx, 'layRed', { hex: 'B5', turn: 4 });
    expect(g.state.map.tiles['B5']?.turn).toBe(4);
    const laid = { ...tiles, B5: 'SX/4' };
    const shares = { EKJ: { 0: 2 } };
    const run = { tokens: { EKJ: ['D5'], SX: ['B5'] }, trains: { EKJ: ['2a'] }, shares };
    const apart = turnOf(t18cz, 'EKJ', 'run', { ...run, tiles: laid });
    expect(apart.state.companies['EKJ']?.revenue).toBe(0);
    const met = turnOf(t18cz, 'EKJ', 'run', { ...run, phase: 'd', tiles: { ...tiles, B5: 'SX/5' } });
    expect(earns(met, ['2a', 'D5 C4 B5'])).toBe(50);
  });
});

describe('legal exits', () => {
  const listed = (/CZ-MAP-EX2.*?: (.*)\./.exec(section('18cz', '13.2'))?.[1] ?? '').split(' · ').map(part => {
    const [company = '', ...rest] = part.split(' ');
    const hexes = rest.join(' ').split('; ');
    const all = hexes.flatMap(text => {
      const [hex, ...pairs] = text.split(/, | or | /);
      return pairs.map(sides => `${hex} ${sides}`);
    });
    return [company, all] as const;
  });

  test.each(listed)('[CZ-MAP-EX2] %s: %j', (company, pairs) => {
    expect([...ways(first(company), company)].sort()).toEqual([...pairs].sort());
  });

  test('[CZ-MAP-EX2] all five companies are listed', () => {
    expect(listed.map(([company]) => company)).toEqual(LARGE);
  });
});

describe('Bohemia', () => {
  const g = first('kk', { players: 2 }, t18czBohemia);
  /** What may lie on a hex, whoever lays it. */
  const lies = (now: Game, hex: string) => upgradesOf(now, hex).filter(l => !turnBar(now, hex, l.tile, l.turn));
  const sides = (now: Game, hex: string) =>
    NAMES.filter((_, s) =>
      lies(now, hex).some(l => turned(now.title.parts.tiles[l.tile]?.layout as never, l.turn).exits & (1 << s)),
    );

  test('[CZ-BO-b] C20 takes only tile 3 to the south-west and west, and no tile replaces it', () => {
    expect(lies(g, 'C20')).toEqual([{ tile: '3', turn: 0 }]);
    const t = openTable(g);
    putTile(t, 'C20', '3', 0);
    expect(upgradesOf({ title: t.title, state: t.state }, 'C20')).not.toEqual([]);
    expect(lies({ title: t.title, state: t.state }, 'C20')).toEqual([]);
  });

  test.each(['F19', 'H19'])('[CZ-BO-b] %s leads only south-west, west and north-west', hex => {
    expect(sides(g, hex)).toEqual(['SW', 'W', 'NW']);
  });

  test('[CZ-BO-b] kk has one way to lie on I18; the homes of PR and Ug do not exist', () => {
    expect(ways(g, 'kk').filter(way => way.startsWith('I18'))).toEqual(['I18 NW+NE']);
    for (const hex of ['A22', 'B19', 'G28', 'I24']) expect(g.title.parts.map.ids).not.toContain(hex);
    expect(ways(first('kk'), 'kk').filter(way => way.startsWith('I18'))).toEqual(['I18 NW+NE', 'I18 NE+E']);
  });
});
