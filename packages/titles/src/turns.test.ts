import type { Action, Frame, Title } from '@roundhouse/engine';
import { barredIn, inStock, scenario } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { t18cz } from './18cz/index.ts';
import { t18czMoraviaSilesia } from './18cz/moravia-silesia.ts';
import { lra } from './18lra/index.ts';
import { lraInvestor } from './18lra/investor/index.ts';
import { rhl } from './18rhl/index.ts';
import { t1848 } from './1848/index.ts';

const SHARED = 'layTile placeToken runRoutes payDividend buyTrain discardTrain buyPrivate';

/** What a company does in its turn or for itself, by what its title cites for the turn of another. */
const OF_COMPANIES: readonly (readonly [id: string, title: Title, cites: string, verbs: string])[] = [
  ['48-7.1-a', t1848, 'turn.company 48-7.1-a', `${SHARED} takeLoan`],
  [
    'CZ-VIII.1-a',
    t18cz,
    'turn.company CZ-VIII.1-a',
    `${SHARED} acquire layRed chooseCity layPurple sellLocal returnStation keepTrain scrapTrain`,
  ],
  ['CZ-VIII.1-a', t18czMoraviaSilesia, 'turn.company CZ-VIII.1-a', 'layTile lendTrain'],
  ['RHL-6-b', rhl, 'turn.company RHL-6-b', 'layTile placeToken runRoutes payDividend buyTrain layWith placeWith'],
  ['RHL-6-b', lra, 'turn.company RHL-6-b', 'layTile placeKrefeld layLight payRest'],
  ['RHL-6-b', lraInvestor, 'turn.company RHL-6-b', 'layTile offerForCard'],
];

describe('a company acts in its own turn', () => {
  test.each(OF_COMPANIES)('[%s] by each of its verbs', (_, title, cites, verbs) => {
    const [mine = '', other = ''] = Object.keys(title.parts.companies);
    const { parts } = title;
    const things = {
      ...{ company: other, target: other, from: 'bank', turn: 0, city: 0, routes: [], how: 'pay', price: 1, amount: 1 },
      ...{ hex: parts.map.ids[0], tile: Object.keys(parts.tiles)[0], train: Object.keys(parts.trains.sides)[0] },
      ...{ private: Object.keys(parts.privates)[0], using: Object.keys(parts.privates)[0] },
    };
    const g = scenario(title, { players: title.players[0] ?? 3, at: inStock(0) });
    const frame = { at: 'turn', company: mine, step: 'track', done: [], by: 0 } as Frame;
    const said = verbs
      .split(' ')
      .map(type => [type, barredIn(g, frame, { type, by: 0, at: 'track', ...things } as Action)]);
    expect(said).toEqual(verbs.split(' ').map(type => [type, cites]));
  });
});

test('[48-12.1.1-a] who has bought a share does not found a company in the same turn', () => {
  const g = scenario(t1848, { cash: { 0: 900 }, at: inStock(0) });
  const [after] = inStock(0, { done: [{ type: 'buyShare', by: 0, at: 'stock' }] });
  const founding = { type: 'startCompany', by: 0, at: 'stock', company: 'VR', par: 70 };
  expect(barredIn(g, after as Frame, founding as Action)).toBe('buy.one-a-turn 48-12.1.1-a');
});
