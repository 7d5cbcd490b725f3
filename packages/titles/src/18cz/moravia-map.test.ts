import { beyond, type Game, type HexId, play, type Side, start } from '@roundhouse/engine';
import { inTurn, lays, refusal, scenario, section, tableOf } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { moravia, papers } from './chosen-values.ts';
import { map } from './map.ts';
import { t18czMoraviaSilesia as title } from './moravia-silesia.ts';

const NAMES: readonly string[] = ['SW', 'W', 'NW', 'NE', 'E', 'SE'];
const SIDES: readonly Side[] = [0, 1, 2, 3, 4, 5];
const rows = tableOf('18cz', '12.6');

describe('the map', () => {
  test.each(rows)(
    '[CZ-MS-EX4] %s: %s, %s, %s, beside %s',
    (id = '', contents = '', cost = '', label = '', around = '') => {
      const hex = moravia.hexes[id];
      const red = contents.startsWith('red-edged');
      const nodes = hex?.layout.nodes.map(n => n.kind).join();
      const printed =
        red || contents === 'plain'
          ? ''
          : contents === 'two towns'
            ? 'town,town'
            : contents === 'town'
              ? 'town'
              : contents.startsWith('two cities')
                ? 'city,city'
                : 'city';
      expect(nodes).toBe(printed);
      const [price, kind] = cost.split(' ');
      expect(hex?.terrain).toEqual(cost === '–' ? undefined : { kind, cost: Number(price) });
      expect(hex?.label?.text).toBe(label || undefined);
      // Red tiles never face each other, so those sides are not listed.
      const isRed = (other: HexId) => rows.some(([hexId, what]) => hexId === other && what?.startsWith('red-edged'));
      const beside = SIDES.flatMap(side => {
        const next = beyond(moravia, id, side);
        return next && !(red && isRed(next)) ? [`${NAMES[side]} ${next}`] : [];
      });
      expect(beside).toEqual(around.split(', '));
      const city = /^city (\S+)/.exec(contents)?.[1];
      if (city) expect(hex?.name).toBe(city);
    },
  );

  test('[CZ-MS-d] 39 playable and 10 red-edged hexes, contents as on the base map', () => {
    expect(rows).toHaveLength(49);
    expect([...moravia.ids].sort()).toEqual(rows.map(([id]) => id).sort());
    const red = ['D17', 'E16', 'F15', 'H15', 'J21'];
    for (const id of moravia.ids) if (!red.includes(id)) expect(moravia.hexes[id]).toEqual(map.hexes[id]);
    const reserved = moravia.ids.filter(id => title.parts.companies[moravia.hexes[id]?.label?.text ?? '']);
    expect(reserved).toHaveLength(10);
  });

  const lone = (company: string, more: object = {}): Game =>
    scenario(title, {
      players: 3,
      par: { [company]: 60 },
      shares: { [company]: { 0: 5 } },
      floated: [company],
      cash: { [company]: 600 },
      at: inTurn(company, 'begin'),
      ...more,
    });

  test('[CZ-MS-e] no track points where no hex is; red tiles face playable hexes only', () => {
    const g = lone('PR');
    const laid = play(g, { type: 'layRed', by: 0, at: 'red', company: 'PR', hex: 'A22', turn: 5 });
    if (laid.violation) throw new Error(laid.violation.clause);
    expect(refusal(laid.game, 'layTile', { hex: 'B21', tile: '9', turn: 0 })?.clause).toBeUndefined();
    expect(refusal(laid.game, 'layTile', { hex: 'B23', tile: '8', turn: 0 })?.clause).toBeUndefined();
    expect(refusal(laid.game, 'layTile', { hex: 'B23', tile: '7', turn: 2 })?.clause).toBe('track.side');
    expect(refusal(lone('Ug'), 'layRed', { hex: 'G28', turn: 2 })?.clause).toBe('red.exits');
  });

  const exits = /CZ-MS-EX5\*\* .*?: (.*)\./.exec(section('18cz', '12.6'))?.[1] ?? '';
  const listed = exits.split('; ').flatMap(part => {
    const [company = '', ...rest] = part.split(' ');
    return rest
      .join(' ')
      .split(', ')
      .map(line => [company, ...(/^(\w+) (.*)$/.exec(line)?.slice(1) ?? [])] as [string, HexId, string]);
  });
  test.each(listed)('[CZ-MS-EX5] %s on %s: %s', (company, hex, pairs) => {
    const ways = SIDES.filter(turn => !refusal(lone(company), 'layRed', { hex, turn })).map(turn => [
      turn,
      (turn + 1) % 6,
    ]);
    const named = pairs.split(' or ').map(pair =>
      pair
        .split('+')
        .map(name => NAMES.indexOf(name))
        .sort(),
    );
    expect(ways.map(w => w.sort()).sort()).toEqual(named.sort());
    expect(listed).toHaveLength(10);
  });

  test.each([
    ['PR', 'A22', 5, ['B23 9/2', 'C24 5/2']],
    ['kk', 'I18', 2, ['H19 9/0', 'G20 621/0']],
    ['Ug', 'I24', 1, ['H23 8/3', 'G24 57/0']],
    ['SX', 'E16', 4, ['F17 8/0', 'G16 57/0']],
    ['BY', 'F15', 4, ['G16 57/2']],
  ])('[CZ-MS-f] %s reaches a city from %s with its red tile and two yellow ones', (company, hex, turn, builds) => {
    let g = lone(company);
    const laid = play(g, { type: 'layRed', by: 0, at: 'red', company, hex, turn });
    if (laid.violation) throw new Error(laid.violation.clause);
    g = laid.game;
    for (const line of builds) g = lays(g, line);
    const cities = Object.keys(g.state.map.tiles).filter(id => moravia.hexes[id]?.layout.nodes[0]?.kind === 'city');
    expect(cities).toHaveLength(1);
  });
});

describe('values chosen', () => {
  test('[CZ-MS-EX3] the papers and their minimum bids', () => {
    const table = tableOf('18cz', '12.5');
    expect(Object.values(papers).map(p => p.price)).toEqual(table.map(row => Number(row[2])));
    expect(Object.values(papers).map(p => p.income)).toEqual([5, 10, 20, 0, 0]);
  });

  test('[CZ-MS-a] one Local Railway of each size, from Moravia or Silesia', () => {
    expect(
      Object.values(papers)
        .slice(0, 3)
        .map(p => p.name),
    ).toEqual(['Svitavy–Polička', 'Opava–Hradec nad Moravicí', 'Újezd–Luhačovice']);
    expect(Object.keys(papers)).toEqual(['S3', 'M4', 'L1', 'MW', '3E']);
  });

  test('[CZ-MS-b] in yellow a red tile pays 20', () => {
    expect(title.parts.tiles['SX']?.layout.nodes[0]?.value).toEqual([20, 30, 40, 50]);
  });

  test('[CZ-MS-c] two reserved hexes for each company', () => {
    const homes = (id: string) => title.parts.companies[id]?.homes.map(h => h.hex);
    expect(['SX', 'PR', 'BY', 'kk', 'Ug'].map(homes)).toEqual([
      ['D17', 'E16'],
      ['B19', 'A22'],
      ['F15', 'H15'],
      ['I18', 'J21'],
      ['I24', 'G28'],
    ]);
  });

  test('[CZ-MS-g] the tiles of the base game without those of Praha', () => {
    const all = Object.values(title.parts.tiles);
    expect(all.some(t => t.label === 'P')).toBe(false);
    expect(all.reduce((n, t) => n + t.count, 0)).toBe(160 - 5);
    expect(all.filter(t => t.label === 'OO' && t.colour === 'green')).toHaveLength(6);
    expect(all.filter(t => t.colour === 'red')).toHaveLength(5);
    expect(start(title, { players: 3, options: {}, seed: 'tiles' }).title.parts.tiles).toBe(title.parts.tiles);
  });
});
