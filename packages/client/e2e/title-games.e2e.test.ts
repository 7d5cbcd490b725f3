import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM } from './browser.ts';
import { openHouse } from './house.ts';
import { playTitle, twoRounds } from './title-play.ts';

const OPERATING = ['hex track', 'buyTrain', 'runRoutes', 'payDividend'];

describe.skipIf(!CHROMIUM)(
  'every title is played by clicking: its sale of papers, a stock round, two operating rounds',
  () => {
    let house: Awaited<ReturnType<typeof openHouse>>;
    beforeAll(async () => {
      house = await openHouse();
    });
    afterAll(() => house.close());

    test.each([
      { title: '1848', players: 3, seed: 1, sale: 'Auction', deeds: ['buyLot'] },
      { title: '18cz', players: 3, seed: 1, sale: 'Draft', deeds: ['buyLot'] },
      { title: '18cz-bohemia', players: 2, seed: 1, sale: 'Draft', deeds: ['buyLot'] },
      {
        title: '18cz-moravia-silesia',
        players: 3,
        seed: 1,
        sale: 'Auction of papers',
        deeds: ['putUp', 'bid', 'hex red'],
      },
      { title: '18rhl', players: 3, seed: 1, sale: 'Starting package', deeds: ['buyLot', 'bid'] },
      { title: '18lra', players: 3, seed: 1, sale: 'Starting package', deeds: ['buyLot', 'bid'] },
      { title: '18lra', players: 4, seed: 2, sale: 'Starting package', deeds: ['buyLot', 'bid'] },
      { title: '18lra-investor', players: 2, seed: 1, sale: 'Starting package', deeds: ['buyLot', 'chooseCard'] },
    ])('$title', async ({ title, players, seed, sale, deeds }) => {
      const told = await playTitle(house.address, { title, players, seed, until: twoRounds });
      expect(told.rounds[0]).toBe(sale);
      expect(told.rounds).toContain('SR 1');
      expect(told.rounds.filter(r => r.startsWith('OR ')).length).toBeGreaterThanOrEqual(2);
      for (const deed of [...deeds, 'buyShare', 'startCompany', ...OPERATING])
        expect(told.deeds[deed], deed).toBeGreaterThan(0);
    });

    test.each([
      {
        ticked: [/^Everybody picks a target card/, /^Everybody keeps one of two secret/],
        rounds: ['Target cards', 'Destiny cards'],
      },
      { ticked: [1, 2, 3, 4, 5, 6].map(n => new RegExp(`^Lot ${n}`)), rounds: ['Starting package'] },
    ])('18rhl with $rounds', async ({ ticked, rounds }) => {
      const told = await playTitle(house.address, { title: '18rhl', players: 4, seed: 2, ticked, until: twoRounds });
      expect(told.rounds).toEqual(expect.arrayContaining(rounds));
      for (const deed of OPERATING) expect(told.deeds[deed], deed).toBeGreaterThan(0);
    });

    test.each([
      { title: '18cz', seed: 5 },
      { title: '18rhl', seed: 4 },
      { title: '18lra', seed: 4 },
    ])('$title in German, with no English word in what can be read or pressed', async ({ title, seed }) => {
      await playTitle(house.address, { title, players: 4, seed, language: 'de', until: twoRounds });
    });

    test.each([
      { title: '18cz', players: 3, seed: 3 },
      { title: '18lra-investor', players: 2, seed: 3 },
    ])('$title with a thumb, on a phone', async wish => {
      const told = await playTitle(house.address, { ...wish, hand: 'thumb', until: twoRounds });
      for (const deed of ['hex track', 'buyTrain']) expect(told.deeds[deed], deed).toBeGreaterThan(0);
    });
  },
);
