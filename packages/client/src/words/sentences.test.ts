import { type Action, decide, type Game, play, start } from '@roundhouse/engine';
import { does, inOperating, inStock, inTurn, scenario } from '@roundhouse/testkit';
import { t18cz, t18czMoraviaSilesia, t1848 } from '@roundhouse/titles';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  ago,
  ask,
  because,
  doing,
  doingIn,
  hexName,
  list,
  money,
  optionName,
  percent,
  phaseName,
  setLanguage,
  skip,
  speaking,
  stopName,
  tell,
} from './index.ts';
import { fill, listIn, numberIn, slotsOf } from './message.ts';
import { learn, openWords } from './say.ts';

beforeAll(() => Promise.all([learn('de'), ...['1848', '18cz'].map(openWords)]));
afterEach(() => setLanguage('en'));

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dirk'];
const asked = (g: Game): string => ask(g, NAMES, decide(g));

describe('sentences with slots', () => {
  test.each([
    ['{n|one share|# shares}', { n: 1 }, 'en-GB', 'one share'],
    ['{n|one share|# shares}', { n: 3 }, 'en-GB', '3 shares'],
    ['{n|eine Aktie|# Aktien}', { n: 0 }, 'de-DE', '0 Aktien'],
    ['up to {n|one|## tiles}', { n: 2 }, 'en-GB', 'up to two tiles'],
    ['{n|jedna akcja|# akcje|# akcji|# akcji}', { n: 1 }, 'pl', 'jedna akcja'],
    ['{n|jedna akcja|# akcje|# akcji|# akcji}', { n: 3 }, 'pl', '3 akcje'],
    ['{n|jedna akcja|# akcje|# akcji|# akcji}', { n: 5 }, 'pl', '5 akcji'],
    ['{n|# 株}', { n: 1 }, 'ja', '1 株'],
    ['{a} and {b}', { a: 'SAR', b: 1100 }, 'en-GB', 'SAR and 1,100'],
    ['{a} und {b}', { a: 'SAR', b: 1100 }, 'de-DE', 'SAR und 1.100'],
    ['{a} stays', {}, 'en-GB', '{a} stays'],
  ])('%s filled with %o', (sentence, filling, locale, said) => {
    expect(fill(sentence, filling, locale)).toBe(said);
  });

  test('name what they need', () => {
    expect(slotsOf('{by} sells {shares|a share|# shares} of {company}, {by}')).toEqual(['by', 'shares', 'company']);
  });

  test.each(['en-GB', 'de-DE'])('writes numbers and lists as %s does', locale => {
    for (const n of [0, 7, 999, 1000, 12_345, 1_234_567, -1234, 0.5])
      expect(numberIn(n, locale)).toBe(new Intl.NumberFormat(locale).format(n));
    for (const names of [[], ['A'], ['A', 'B'], ['A', 'B', 'C'], ['A', 'B', 'C', 'D']])
      expect(listIn(names, locale)).toBe(new Intl.ListFormat(locale).format(names));
  });
});

describe('money, lists and times', () => {
  test('follow the title and the language', async () => {
    expect([money(1100, t1848), money(-40, t1848), money(70, t18cz)]).toEqual(['£1,100', '−£40', '70\u202fK']);
    expect([percent(60), list(['A', 'B', 'C']), ago(5), ago(7200)]).toEqual([
      '60\u202f%',
      'A, B and C',
      'now',
      '2 hours ago',
    ]);
    await setLanguage('de');
    expect([money(1100, t1848), list(['A', 'B', 'C']), ago(7200)]).toEqual(['£1.100', 'A, B und C', 'vor 2 Stunden']);
  });

  test('names of places and phases', async () => {
    expect([hexName(t1848, 'F9'), hexName(t1848, 'C4')]).toEqual(['Sydney (F9)', 'C4']);
    // [CZ-0-b] As the board prints it.
    expect([hexName(t18cz, 'E12'), hexName(t18cz, 'D1'), stopName(t18cz, 'D1.0')]).toEqual(['Praha (E11)', 'D0', 'D0']);
    expect([phaseName(t1848, '3'), phaseName(t1848, '8'), phaseName(t18cz, 'b')]).toEqual(['3/3+', '8/D', 'b']);
    await setLanguage('de');
    expect(hexName(t1848, 'B11')).toBe('Hafen (B11)');
  });
});

describe('reasons', () => {
  test('are one sentence, a paragraph and a link to it', async () => {
    const violation = { clause: 'track.funds', facts: { cost: 50, cash: 10 } } as const;
    expect(because(violation, t1848)).toEqual({
      sentence: 'Building here costs £50; the treasury holds £10 and needs £40 more.',
      paragraph: '48-7.4.5-a',
      href: '#/library/1848?part=rules&at=48-7.4.5-a',
    });
    await setLanguage('de');
    expect(because(violation, t1848).sentence).toBe(
      'Hier zu bauen kostet £50; in der Kasse liegen £10, es fehlen £40.',
    );
  });

  test('speak of shares in percent and of players by name', () => {
    expect(because({ clause: 'shares.one-company', facts: { company: 'QR', most: 6 } }, t1848).sentence).toBe(
      'Nobody may buy more than 60\u202f% of QR.',
    );
    expect(because({ clause: 'turn.seat', facts: { seat: 1 } }, t1848, NAMES).sentence).toBe('It is Ben’s move.');
  });

  test('never stay silent', () => {
    expect(because({ clause: 'no.such-clause' as never }, t1848).sentence).toBe('The rules do not allow that.');
  });
});

describe('questions', () => {
  const sar = { par: { SAR: 90 }, shares: { SAR: { 0: 6 } }, tokens: { SAR: ['G3'] }, cash: { SAR: 900 } };

  test.each([
    ['2', 'SAR: lay a yellow tile', 'Lay no track'],
    ['3', 'SAR: lay up to two yellow tiles, or upgrade one', 'Lay no track'],
  ])('of track in phase %s', (phase, question, pass) => {
    const g = scenario(t1848, { ...sar, phase, at: inTurn('SAR', 'track') });
    expect(asked(g)).toBe(question);
    const d = decide(g);
    expect(d && skip(g, d)).toBe(pass);
    // Whoever tells of it calls it as the button does.
    expect(doingIn(g, { type: 'pass', by: 0, at: 'track' })).toBe(pass);
  });

  test('of the stock round name the player', () => {
    expect(asked(scenario(t1848, { at: inStock(2) }))).toBe('Cleo: start a company or buy a share, or pass');
  });

  test('of consent say what is offered for what', () => {
    const deal = {
      phase: 'd',
      sold: { a: 5, b: 4, c: 4, d: 1 },
      shares: { BTE: { 0: 3 }, EKJ: { 1: 2 } },
      par: { BTE: 80, EKJ: 60 },
      tokens: { BTE: ['D3'], EKJ: ['D5'] },
      cash: { BTE: 500 },
      privates: { S1: { owner: 1 } },
      slices: { timetable: { at: 3 } },
    };
    const over = does(scenario(t18cz, { ...deal, at: inTurn('BTE', 'acquire') }), 'acquire', {
      target: 'EKJ',
      price: 60,
    });
    expect(asked(over)).toBe('Ben: BTE offers 60\u202fK a share to take over EKJ. Agreed?');
    const paper = does(scenario(t18cz, { ...deal, at: inTurn('BTE', 'track') }), 'buyPrivate', {
      private: 'S1',
      price: 20,
    });
    expect(asked(paper)).toMatch(/^Ben: BTE offers 20\u202fK for your S1.*\. Agreed\?$/);
  });

  test('once the game is over', () => {
    expect(
      asked({
        title: t1848,
        state: { ...scenario(t1848, { ...sar, at: inOperating() }).state, agenda: [], over: true },
      }),
    ).toBe('The game is over');
  });
});

describe('deeds and answers', () => {
  test.each([
    [
      { type: 'layTile', by: 0, at: 'track', company: 'SAR', hex: 'G3', tile: '57', turn: 1 },
      'Lay tile 57 in Adelaide (G3)',
    ],
    [{ type: 'sellShares', by: 0, at: 'stock', company: 'QR', shares: 2 }, 'Sell 2 shares of QR'],
    [{ type: 'payDividend', by: 0, at: 'dividend', company: 'QR', how: 'withhold' }, 'Withhold'],
    [{ type: 'answer', by: 0, at: 'consent', yes: false }, 'Decline'],
    [{ type: 'placeTasmania', by: 0, at: 'tasmania', hex: 'I4' }, 'Place the tile: Tasmania (I4)'],
  ])('%o', (action, said) => {
    expect(doing(t1848, action)).toBe(said);
  });

  test.each([
    ['from', 'ipo', 'New share'],
    ['how', 'pay', 'Pay out'],
    ['way', 'P4', 'With P4 The Ghan'],
    ['way', '4+', 'Hand in a 4+-train'],
    ['using', '', 'Pay the full price'],
    ['par', 90, '£90'],
    ['company', 'SAR', 'SAR'],
  ] as const)('%s %s is called %s', (what, value, said) => {
    expect(optionName({ title: t1848 }, what, value)).toBe(said);
  });
});

test('a paper put up for auction is told', () => {
  const g = start(t18czMoraviaSilesia, { players: 2, options: {}, seed: 'papers' });
  const outcome = play(g, { type: 'putUp', by: g.state.seating[0], at: 'papers', lot: 'S3' } as Action);
  const told = outcome.violation ? [] : outcome.events.map(e => tell(e, speaking(g, ['Ada', 'Ada'])));
  expect(told[0]).toMatch(/^Ada puts up .*S3.* for auction\.$/);
});
