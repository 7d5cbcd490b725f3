import type { Game } from '@roundhouse/engine';
import { does, inStock, refusal, scenario, turnOf } from '@roundhouse/testkit';
import { t18cz, t18czMoraviaSilesia, t1848 } from '@roundhouse/titles';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { because, setLanguage } from './index.ts';
import { learn, openWords } from './say.ts';

beforeAll(() => Promise.all([learn('de'), ...['1848', '18cz'].map(openWords)]));
afterEach(() => setLanguage('en'));

const said = (g: Game, verb: string, fields: object = {}): string => {
  const no = refusal(g, verb, fields);
  return no ? because(no, g.title, ['Ada', 'Ben', 'Cleo', 'Dirk']).sentence : 'allowed';
};
const inBoth = async (g: Game, verb: string, fields: object = {}): Promise<readonly string[]> => {
  const english = said(g, verb, fields);
  await setLanguage('de');
  return [english, said(g, verb, fields)];
};

/** Sentences that once said something else than the rule, or nothing that helps. */
describe('1848: what is said is true', () => {
  const sar = (cash: number) =>
    turnOf(t1848, 'SAR', 'trains', {
      phase: '3',
      sold: { 2: 6, 3: 3 },
      shares: { QR: { 0: 6 }, VR: { 1: 6 } },
      par: { QR: 90, VR: 80 },
      tokens: { SAR: ['G3'], QR: ['B10'], VR: ['H6'] },
      trains: { SAR: ['2'], QR: ['3+'], VR: ['2'] },
      cash: { SAR: cash },
    });

  test('[48-5.1.2-a] a share of a company that is not started: what is missing', async () => {
    const g = scenario(t1848, { cash: { 0: 80 }, at: inStock(0, { number: 2 }) });
    expect(await inBoth(g, 'buyShare', { company: 'FED', from: 'ipo' })).toEqual([
      'FED has no price yet. Somebody must buy its director’s certificate first: £140 or more. You have £80.',
      'FED hat noch keinen Kurs. Zuerst muss jemand das Direktorzertifikat kaufen: für £140 oder mehr. Du hast £80.',
    ]);
  });

  test('[48-8.3.4-b] a sister’s train for nothing or without a price, another’s for less than its face', async () => {
    for (const price of [{ price: 0 }, {}])
      expect(said(sar(300), 'buyTrain', { from: 'QR', train: '3+', ...price })).toBe(
        'The price must be between £1 and £300.',
      );
    expect(await inBoth(sar(300), 'buyTrain', { from: 'VR', train: '2', price: 99 })).toMatchInlineSnapshot(`
      [
        "A train of another director’s company costs its printed price, £100.",
        "Ein Zug der Gesellschaft eines anderen Direktors kostet seinen aufgedruckten Preis, £100.",
      ]
    `);
  });

  test('[48-5.6.3-a] a second loan: a train that must be bought takes its loans itself', async () => {
    expect(await inBoth(does(sar(300), 'takeLoan'), 'takeLoan')).toMatchInlineSnapshot(`
      [
        "One loan a turn by choice. Buying a train the company must have takes further loans by itself.",
        "Freiwillig ein Kredit je Spielzug. Wer einen Zug kaufen muss, nimmt beim Kauf von selbst weitere auf.",
      ]
    `);
  });
});

describe('18CZ: what is said is true', () => {
  test('[CZ-VIII.10-a] a train is needed, with a route or without', async () => {
    expect(await inBoth(turnOf(t18cz, 'BCB', 'trains', { cash: { BCB: 500 } }), 'pass')).toMatchInlineSnapshot(`
      [
        "At the end of its turn the company must own a train it could run, with a route or without.",
        "Am Ende ihres Spielzugs muss die Gesellschaft einen Zug besitzen, mit dem sie fahren könnte, auch ohne Route.",
      ]
    `);
  });

  test('[CZ-IV.1-i] a local railway is bought from any player, not from a company', async () => {
    const g = turnOf(t18cz, 'BCB', 'track', {
      phase: 'b',
      tokens: { BCB: ['E16'] },
      privates: { S2: { owner: 'MW' } },
      slices: { timetable: { at: 5 } },
    });
    expect(await inBoth(g, 'buyPrivate', { private: 'S2', price: 10 })).toMatchInlineSnapshot(`
      [
        "Only a player can sell S2 Mělník–Mšeno to a company, and no player owns it.",
        "Nur ein Spieler kann S2 Mělník–Mšeno an eine Gesellschaft verkaufen, und kein Spieler besitzt sie.",
      ]
    `);
  });

  test('[CZ-VIII.4-d] the first tile lies at home, whenever it is laid', async () => {
    const g = turnOf(t18cz, 'EKJ', 'begin', { cash: { EKJ: 500 } });
    expect(await inBoth(g, 'layTile', { hex: 'D7', tile: '9', turn: 1 })).toMatchInlineSnapshot(`
      [
        "The company’s first tile goes on its home hex; D6 is not.",
        "Das erste Plättchen der Gesellschaft kommt auf ihr Heimatfeld; D6 ist es nicht.",
      ]
    `);
  });

  test('[CZ-VIII.4-n] a red tile on an ordinary hex', async () => {
    const g = turnOf(t18cz, 'BCB', 'track', { cash: { BCB: 500 }, tokens: { BCB: ['E16'] } });
    expect(await inBoth(g, 'layTile', { hex: 'E16', tile: 'SX', turn: 1 })).toMatchInlineSnapshot(`
      [
        "The red tile of SX is laid by SX alone, on one of its two red-edged hexes.",
        "Das rote Plättchen von SX legt nur SX selbst, auf eines ihrer beiden rot umrandeten Felder.",
      ]
    `);
  });

  test('[CZ-XI.2-aa] the 3E-train once nothing can run any more', async () => {
    const g = turnOf(t18czMoraviaSilesia, 'SX', 'trains', { players: 3, privates: { '3E': { owner: 0 } } });
    expect(await inBoth(g, 'lendTrain')).toMatchInlineSnapshot(`
      [
        "The 3E-train is lent before the trains of the company run.",
        "Der 3E-Zug wird verliehen, bevor die Züge der Gesellschaft fahren.",
      ]
    `);
  });
});
