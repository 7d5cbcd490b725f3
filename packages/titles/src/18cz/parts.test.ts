import { start } from '@roundhouse/engine';
import { section, tableOf } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { t18cz } from './index.ts';
import { PARS } from './market.ts';
import { trainSize } from './sizes.ts';

const { companies, privates, trains, phases, market } = t18cz.parts;
const whole = (shares: readonly number[]) => shares.reduce((a, b) => a + b, 0);

describe('companies', () => {
  const SIZE: Readonly<Record<string, string>> = { S: 'small', M: 'medium', L: 'large' };

  test.each(tableOf('18cz', '4.'))('[CZ-IV.2-EX1] %s', (id = '', size = '', name = '', home = '', markers = '') => {
    const company = companies[id];
    expect(company?.kind).toBe(SIZE[size]);
    expect(name.replace(/ \((Dresden|Berlin|München|Wien|Budapest)\)/, '')).toBe(company?.name);
    expect(company?.tokens).toHaveLength(Number(markers));
    const ours = (home.replace(/\([^)]*\)/g, '').match(/\b[A-J]\d+\b/g) ?? []).sort();
    expect(company?.homes.map(h => h.hex).sort()).toEqual(ours);
  });

  test('[CZ-IV.2-EX1] BN has Praha’s city to the north-east, NWB the one to the south-east', () => {
    expect(companies['BN']?.homes).toEqual([{ hex: 'E12', city: 1, side: 3 }]);
    expect(companies['NWB']?.homes).toEqual([{ hex: 'E12', city: 0, side: 5 }]);
  });

  test.each([
    ['[CZ-IV.2.b-a]', 'small', [50, 25, 25], 3],
    ['[CZ-IV.2.c-a]', 'medium', [40, 20, 20, 20], 3],
    ['[CZ-IV.2.d-a]', 'large', [20, 10, 10, 10, 10, 10, 10, 10, 10], 2],
  ])('%s certificates and markers of %s companies', (_, kind, percent, markers) => {
    const all = Object.values(companies).filter(c => c.kind === kind);
    expect(all).toHaveLength(5);
    for (const { certificates, tokens } of all) {
      expect(certificates.map(n => (100 * n) / whole(certificates))).toEqual(percent);
      expect(tokens).toEqual(markers === 3 ? [0, 40, 100] : [0, 40]);
    }
  });

  test('[CZ-0-e] a director’s certificate is two units everywhere', () => {
    for (const { certificates } of Object.values(companies)) expect(certificates[0]).toBe(2);
  });

  test('[CZ-II-a] 80 certificates, 40 markers, 15 charters, 18 Local Railways, 38 train cards', () => {
    const by = (kind: string) => Object.values(companies).filter(c => c.kind === kind);
    const certificates = ['small', 'medium', 'large'].map(kind =>
      by(kind).reduce((n, c) => n + c.certificates.length, 0),
    );
    expect(certificates).toEqual([15, 20, 45]);
    expect(Object.values(companies).reduce((n, c) => n + c.tokens.length, 0)).toBe(40);
    expect(Object.keys(companies)).toHaveLength(15);
    expect(Object.keys(privates)).toHaveLength(18);
    // Five cards of the last letter are in the box, though it never runs out.
    expect(trains.cards.reduce((n, c) => n + (c.count ?? 5), 0)).toBe(38);
  });
});

describe('Local Railways', () => {
  test('[CZ-IV.1-a] six of each size, with an income of 5, 10 and 20', () => {
    const of = (letter: string) => Object.values(privates).filter(p => p.id[0] === letter);
    expect(['S', 'M', 'L'].map(l => of(l).map(p => p.income))).toEqual([
      Array(6).fill(5),
      Array(6).fill(10),
      Array(6).fill(20),
    ]);
  });

  test('[CZ-VI-c] [CZ-III.3-b] the prices of the sheet', () => {
    const line = /CZ-VI-c.*— (.*)\./.exec(section('18cz', '5.'))?.[1] ?? '';
    const columns = line.split('; ').map(c => (c.match(/\d+/g) ?? []).map(Number));
    expect(
      ['S', 'M', 'L'].map(l =>
        Object.values(privates)
          .filter(p => p.id[0] === l)
          .map(p => p.price),
      ),
    ).toEqual(columns);
  });

  test('[CZ-IV.1-r] their names', () => {
    const line = (/CZ-IV.1-r.*?Names, (.*)\./.exec(section('18cz', '3.'))?.[1] ?? '')
      .replace('n. M.', 'nad Moravicí')
      .replace('J. Hradec', 'Jindřichův Hradec');
    const listed = line.split('; ').flatMap(part => part.replace(/^\w+: /, '').split(', '));
    expect(Object.values(privates).map(p => p.name)).toEqual(listed);
  });
});

describe('trains', () => {
  const rows = tableOf('18cz', '10.4');

  test.each(rows)('[CZ-VIII.12-EX1] card %s: %s / %s / %s for %s, %s cards, limits %s', (id = '', ...cells) => {
    const [red = '', blue = '', green = '', prices = '', count = '', limits = ''] = cells;
    const card = trains.cards.find(c => c.id === id);
    const names = [red, blue, green].filter(name => name !== '–');
    expect(card?.sides.map(s => s.id)).toEqual(names.map(name => `${name}${id}`));
    expect(card?.sides.map(s => s.price)).toEqual(prices.split(' / ').map(Number));
    expect(card?.sides.map(s => trainSize(s.id))).toEqual(['small', 'medium', 'large'].slice(0, names.length));
    expect(card?.count).toBe(/^\d+$/.test(count) ? Number(count) : undefined);
    const phase = phases.find(p => p.id === id);
    const [small, medium, large] = limits.split('/').map(n => (n === '–' ? 3 : Number(n)));
    expect(phase?.trainLimit).toEqual({ small, medium, large });
  });

  test('[CZ-VIII.12-EX1] colours of tiles by phase', () => {
    let colour = '';
    for (const row of rows) {
      colour = row.at(-1) || colour;
      expect(phases.find(p => p.id === row[0])?.colour, row[0]).toBe(colour);
    }
  });

  test.each([
    ['2', '2a 2b', '4e 4f 5g 5h 5i 5j'],
    ['3', '3c 3d', '5g 5h 5i 5j'],
    ['2+2', '2+2b 2+2c', '4+4f 4+4g 5+5h 5+5i 5+5j'],
    ['3+3', '3+3d 3+3e', '5+5h 5+5i 5+5j'],
    ['3E', '3Ed 3Ee', '6Ei 8Ej'],
    ['4E', '4Ef 4Eg', '8Ej'],
  ])('[CZ-VIII.12-r] a %s is made obsolete only by trains of its own colour', (_, ids, by) => {
    for (const id of ids.split(' ')) {
      expect(trains.sides[id]?.rusts).toEqual(by.split(' '));
      for (const other of by.split(' ')) expect(trainSize(other)).toBe(trainSize(id));
    }
  });

  test('[CZ-VIII.12-l] nothing makes a 4, 5, 4+4, 5+5, 5E, 6E or 8E obsolete', () => {
    const lasting = Object.values(trains.sides).filter(s => !s.rusts);
    expect([...new Set(lasting.map(s => s.id.slice(0, -1)))].sort()).toEqual([
      '4',
      '4+4',
      '5',
      '5+5',
      '5E',
      '6E',
      '8E',
    ]);
  });
});

describe('the chart', () => {
  test('[CZ-IX.1-a] 46 prices between two rows', () => {
    const line = /CZ-IX.1-a.*?lower row, odd index = upper row: (.*?) \(bold/.exec(section('18cz', '10.6'))?.[1] ?? '';
    expect(market.cells.map(c => (c.row === 1 ? `**${c.price}**` : `${c.price}`))).toEqual(line.split(' '));
    expect(market.cells).toHaveLength(46);
  });

  test('[CZ-IX.1-b] initial prices lie in the lower row, some of two colours', () => {
    const line = /CZ-IX.1-b.*?red (.*?), blue (.*?), green (.*?) \(/.exec(section('18cz', '10.6'));
    const listed = line?.slice(1).map(part => part.split(' ').map(Number));
    expect(Object.values(PARS)).toEqual(listed);
    const pars = market.cells.filter(c => c.par);
    expect(pars.every(c => c.row === 1)).toBe(true);
    expect(pars.map(c => c.price)).toEqual([50, 55, 60, 65, 70, 80, 90, 100, 110, 120]);
    const twice = pars.filter(c => Object.values(PARS).filter(list => list.includes(c.price)).length > 1);
    expect(twice.map(c => c.price)).toEqual([60, 70, 90, 100]);
  });
});

test('[CZ-III.3-d] [CZ-III.3-e] at the start only a-cards are for sale and only yellow tiles may be laid', () => {
  const g = start(t18cz, { players: 3, options: {}, seed: 'parts' });
  expect(g.state.phase).toBe('a');
  expect(phases[0]).toMatchObject({ id: 'a', colour: 'yellow' });
  expect(g.state.depot).toEqual({});
});
