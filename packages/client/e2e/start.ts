import type { Page } from 'playwright-core';
import type { Hand } from './driver.ts';

/** A game to be set up by clicking. */
export interface Wish {
  readonly title: string;
  readonly players: number;
  /** Options to be ticked, or chosen by their second answer, by the beginning of their sentence. */
  readonly ticked?: readonly RegExp[];
  readonly seed: number;
}

/** Makes what the page draws by lot follow from a seed, so that the same game comes every time. */
const fixLots = (page: Page, seed: number): Promise<unknown> =>
  page.addInitScript(from => {
    let state = from;
    crypto.getRandomValues = array => {
      if (array instanceof Uint8Array)
        for (let i = 0; i < array.length; i++) {
          state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
          array[i] = state >> 16;
        }
      return array;
    };
  }, seed);

/** Sets a game up on the page for new games and begins it. */
export const beginGame = async (page: Page, address: string, hand: Hand, wish: Wish): Promise<void> => {
  await fixLots(page, wish.seed);
  await page.goto(`${address}/#/new?title=${wish.title}`);
  const press = (what: ReturnType<Page['locator']>) => (hand === 'thumb' ? what.tap() : what.click());
  const answers = page.locator('label', { has: page.locator('input[type="radio"]') });
  await press(answers.getByText(String(wish.players), { exact: true }));
  for (const option of wish.ticked ?? []) {
    const pair = page.getByRole('radiogroup', { name: option });
    await press((await pair.count()) ? pair.locator('label').nth(1) : page.getByText(option));
  }
  await press(page.locator('button[type="submit"]'));
  await page.locator('[data-step]').waitFor();
};
