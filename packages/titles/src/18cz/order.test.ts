import { decide, type Event, frameAt, type Game, Operating, play, priceOf, question, start } from '@roundhouse/engine';
import {
  action,
  along,
  cited,
  does,
  inOperating,
  inStock,
  inTurn,
  refusal,
  type Scenario,
  scenario,
} from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { t18czBohemia } from './bohemia.ts';
import { t18cz } from './index.ts';
import { localPrice } from './timetable.ts';

type Position = Partial<Scenario>;
const cellOf = (price: number) => t18cz.parts.market.cells.find(c => c.price === price)?.id as string;

/** Three small companies with a train and track to build on, and a medium one. */
const four = {
  phase: 'b',
  sold: { a: 5, b: 1 },
  shares: { EKJ: { 0: 2 }, BCB: { 1: 2 }, VBW: { 2: 2 }, BTE: { 0: 3 } },
  par: { EKJ: 60, BCB: 60, VBW: 60, BTE: 60 },
  tokens: { EKJ: ['D5'], BCB: ['E16'], VBW: ['I10'], BTE: ['D3'] },
  tiles: { D3: '57/1', D5: '57/1', E16: '57/1', I10: '57/1' },
  trains: { EKJ: ['2a'], BCB: ['2a'], VBW: ['2a'], BTE: ['2+2b'] },
} satisfies Position;
const cells = (prices: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(prices).map(([company, price]) => [company, cellOf(price)]));

/** Does what must be done and nothing else. */
const idles = (g: Game): Game => {
  const q = decide(g);
  if (q?.mayPass) return does(g, 'pass');
  if (q?.verbs.includes('payDividend')) return does(g, 'payDividend', { how: 'pay' });
  const offer = (t18cz.rules.routes.sure as NonNullable<typeof t18cz.rules.routes.sure>)(g, q?.company as string);
  return does(g, 'runRoutes', { routes: offer });
};
/** The companies in the order in which they are asked until the round is over. */
const order = (g: Game, each = idles): readonly string[] => {
  const seen: string[] = [];
  for (let now = g; frameAt(now, Operating); now = each(now)) {
    const company = question(now)?.company as string;
    if (seen.at(-1) !== company) seen.push(company);
  }
  return seen;
};

describe('who acts', () => {
  const g = scenario(t18cz, { ...four, at: inTurn('EKJ', 'track') });

  test('[CZ-VIII.1-a] companies, through their directors alone', () => {
    expect(question(g)).toMatchObject({ by: 0, company: 'EKJ' });
    const lay = { hex: 'D7', tile: '9', turn: 1 };
    expect(cited(g, 'layTile', lay)).toBeUndefined();
    expect(cited(g, 'layTile', { ...lay, by: 1 })).toMatch(/^turn\.seat /);
    expect(cited(g, 'layTile', { ...lay, company: 'BCB' })).toBe('turn.company CZ-VIII.1-a');
    expect(cited(g, 'buyShare', { company: 'EKJ', from: 'ipo' })).toBe('turn.verb CZ-VIII.3-a');
  });

  test('[CZ-VIII.2-a] first the marker, then the Local Railways, then the companies', () => {
    const privates = { S1: { owner: 0 }, M2: { owner: 'BCB' }, L3: { owner: 2, used: true as const } };
    const stock = scenario(t18cz, {
      ...four,
      privates,
      cash: { 0: 0, 1: 0, 2: 0, 3: 300, EKJ: 0, BCB: 0 },
      slices: { timetable: { at: 1 } },
      at: inStock(3, { passes: 3 }),
    });
    expect(localPrice(stock)).toBe(40);
    const outcome = play(stock, action(stock, 'pass'));
    const events: readonly Event[] = 'events' in outcome ? outcome.events : [];
    const list = events.flatMap(e => (e.type === 'income' ? [e.private] : e.type === 'turn' ? [e.type] : []));
    expect(list).toEqual(['S1', 'M2', 'L3', 'turn']);
    const after = 'game' in outcome ? outcome.game : stock;
    expect(after.state.money).toMatchObject({ 0: 5, BCB: 10, 2: 20 });
    expect(localPrice(after)).toBe(45);
  });

  test('[CZ-VIII.2-b] from the highest price down, from the top of a stack down, each once', () => {
    const prices = cells({ VBW: 60, BTE: 65, BCB: 60, EKJ: 63 });
    expect(order(scenario(t18cz, { ...four, cells: prices, at: inOperating() }))).toEqual(['BTE', 'EKJ', 'VBW', 'BCB']);
    const unfloated = scenario(t18cz, {
      ...four,
      shares: { ...four.shares, NWB: { 3: 2 } },
      par: { ...four.par, NWB: 100 },
      at: inOperating(),
    });
    expect(order(unfloated)).not.toContain('NWB');
  });

  test('[CZ-VIII.2-c] the order is settled when the round begins', () => {
    const prices = cells({ EKJ: 65, BCB: 63, VBW: 60, BTE: 55 });
    let g = scenario(t18cz, { ...four, cells: prices, at: inOperating() });
    const settled = ['EKJ', 'BCB', 'VBW', 'BTE'];
    expect(frameAt(g, Operating)?.order).toEqual(settled);
    while (question(g)?.company !== 'VBW') g = idles(g);
    expect(priceOf(g, 'BCB')).toBe(58);
    expect(frameAt(g, Operating)?.order).toEqual(settled);
  });

  test('[CZ-VIII.2-c] one acquired before its turn has none', () => {
    const prices = cells({ BTE: 65, EKJ: 63, BCB: 60, VBW: 55 });
    const cash = { BTE: 500, EKJ: 0 };
    let g = scenario(t18cz, { ...four, cells: prices, cash, at: inOperating() });
    while (question(g)?.step !== 'acquire') g = idles(g);
    g = does(g, 'acquire', { target: 'EKJ', price: 63 });
    g = does(g, 'scrapTrain', { train: '2a' });
    expect(order(g)).toEqual(['BTE', 'BCB', 'VBW']);
  });

  test('[CZ-VIII.2-c] one created meanwhile waits for the next round', () => {
    const small = ['EKJ', 'BCB', 'VBW'];
    const fresh = start(t18czBohemia, { players: 2, options: {}, seed: 'scenario' });
    const his = small.find(c => fresh.state.companies[c]?.floated) as string;
    const human = small.find(c => c !== his) as string;
    const home = { EKJ: 'D5', BCB: 'E16', VBW: 'I10' }[human] as string;
    let now = scenario(t18czBohemia, {
      players: 2,
      shares: { [human]: { 0: 2 } },
      par: { [human]: 70 },
      tokens: { [human]: [home] },
      trains: { [human]: ['2a'] },
      tiles: { [home]: '57/1' },
      sold: { a: 5 },
      cash: { [human]: 200 },
      slices: { timetable: { at: 5 } },
      at: inOperating({ of: 2 }),
    });
    while (question(now)?.step !== 'trains') now = idles(now);
    expect(question(now)?.company).toBe(human);
    now = does(now, 'buyTrain', { train: '2b', from: 'bank' });
    const created = ['BN', 'NWB', 'ATE', 'BTE'].find(c => now.state.companies[c]?.floated) as string;
    const settled = (round: number) => {
      while (frameAt(now, Operating)?.round !== round) now = idles(now);
      return frameAt(now, Operating)?.order;
    };
    expect(settled(1)).toContain(human);
    expect(settled(1)).not.toContain(created);
    expect(settled(2)).toContain(created);
  });
});

describe('steps of a turn', () => {
  const acting = {
    ...four,
    tiles: { ...four.tiles, D5: '14/0', D7: '9/1', D9: '8/5', E10: '57/2' },
    cash: { BTE: 1000 },
    privates: { S1: { owner: 0 } },
    slices: { timetable: { at: 2 } },
  };
  const at = (step: string) => scenario(t18cz, { ...acting, at: inTurn('BTE', step) });

  test('[CZ-VIII.3-a] in this order, of which running and income are compulsory', () => {
    let g = at('track');
    const seen: (string | undefined)[] = [];
    for (let now = g; question(now)?.company === 'BTE'; now = idles(now)) seen.push(question(now)?.step);
    expect(seen).toEqual(['track', 'token', 'run', 'dividend', 'acquire', 'trains']);
    for (const step of ['track', 'token', 'acquire', 'trains']) expect(cited(at(step), 'pass')).toBeUndefined();
    expect(cited(at('run'), 'pass')).toBe('run.compulsory CZ-VIII.3-a');
    g = does(at('run'), 'runRoutes', { routes: [{ train: '2+2b', path: along(at('run'), 'D1 D3 D5') }] });
    expect(cited(g, 'pass')).toBe('dividend.compulsory CZ-VIII.8-g');
  });

  const deeds = [
    ['track', 'layTile', { hex: 'F11', tile: '4', turn: 2 }],
    ['token', 'placeToken', { hex: 'E10', city: 0 }],
    ['acquire', 'acquire', { target: 'EKJ', price: 60 }],
    ['trains', 'buyTrain', { train: '2+2b', from: 'bank' }],
  ] as const;
  test.each(deeds)('[CZ-VIII.3-a] in the step %s and in no other: %s', (step, type, fields) => {
    for (const [other] of deeds)
      expect(cited(at(other), type, fields)).toBe(other === step ? undefined : 'turn.verb CZ-VIII.3-a');
  });

  test.each(['track', 'token', 'run', 'acquire', 'trains'])(
    '[CZ-VIII.3-c] Local Railways may be bought, used and sold in the step %s',
    step => {
      const bought = does(at(step), 'buyPrivate', { private: 'S1', price: 1 });
      expect(question(bought)?.step).toBe(step);
      expect(bought.state.privates['S1']?.owner).toBe('BTE');
      const sold = does(bought, 'sellLocal', { private: 'S1' });
      expect(sold.state.money?.['BTE']).toBe(1000 - 1 + 45);
      const green = scenario(t18cz, {
        ...acting,
        phase: 'd',
        privates: { S1: { owner: 'BTE' } },
        at: inTurn('BTE', step),
      });
      expect(refusal(green, 'layPurple', { hex: 'D3', tile: '15p', turn: 4, using: 'S1' })).toBeUndefined();
    },
  );

  test('[CZ-VIII.3-c] also between running and income', () => {
    const g = does(at('run'), 'runRoutes', { routes: [{ train: '2+2b', path: along(at('run'), 'D1 D3 D5') }] });
    expect(question(g)?.step).toBe('dividend');
    const bought = does(g, 'buyPrivate', { private: 'S1', price: 40 });
    expect(question(does(bought, 'sellLocal', { private: 'S1' }))?.step).toBe('dividend');
  });

  test('[CZ-N-50] [CZ-VIII.10-a] trains lost in another’s turn: no duty before the end of the next turn', () => {
    const loser = {
      ...four,
      phase: 'd',
      sold: { a: 5, b: 4, c: 4, d: 4 },
      trains: { BTE: ['3+3d'], EKJ: ['2a'], BCB: ['3c'], VBW: ['3c'] },
      cells: cells({ BCB: 65, EKJ: 63, VBW: 50, BTE: 45 }),
      cash: { BCB: 250, EKJ: 300 },
    };
    let g = scenario(t18cz, { ...loser, at: inTurn('BCB', 'trains', { order: ['BCB', 'EKJ'], acted: ['BCB'] }) });
    g = does(g, 'buyTrain', { train: '4e', from: 'bank' });
    expect(g.state.companies['EKJ']?.trains).toEqual([]);
    expect(question(g)).toMatchObject({ company: 'EKJ', step: 'track' });
    while (question(g)?.step !== 'trains') g = does(g, 'pass');
    expect(question(g)?.company).toBe('EKJ');
    expect(g.state.companies['EKJ']?.revenue).toBe(0);
    expect(priceOf(g, 'EKJ')).toBe(58);
    expect(cited(g, 'pass')).toBe('trains.duty CZ-VIII.10-a');
  });
});
