import type { Page } from 'playwright-core';
import { type Hand, layByKeys, press as pressWith } from './driver.ts';
import type { Offered } from './offers.ts';
import { layAnywhere } from './player.ts';
import { seed } from './seed.ts';

/** The type of the action that was entered after the record's own. */
const entered = (page: Page, id: string, after: number): Promise<string | undefined> =>
  page.evaluate(
    ([game, length]) =>
      new Promise<string | undefined>(resolve => {
        const asking = indexedDB.open('roundhouse', 1);
        asking.onsuccess = () => {
          const getting = asking.result.transaction('games').objectStore('games').get(String(game));
          getting.onsuccess = () => {
            const { log } = getting.result.record as { log: { do?: { type: string } }[] };
            asking.result.close();
            resolve(log[Number(length)]?.do?.type);
          };
        };
      }),
    [id, after] as const,
  );

/** Opens a position and insists on one of its verbs: what was entered, or that there was no way to it. */
export const insist = async (page: Page, hand: Hand, id: string, at: Offered): Promise<string> => {
  const { record, game, verb } = at;
  await seed(page, id, record, game.state);
  await page.evaluate(to => {
    window.location.hash = `#/table/${to}`;
  }, id);
  const length = record.log.length;
  await page.locator(`body[data-position="${length} "]`).waitFor();
  await page.locator(`[data-verbs~="${verb}"]`).waitFor();
  const press = async (selector: string) => {
    await pressWith(hand, page.locator(selector).first());
  };
  const isSeen = async (selector: string) => (await page.locator(selector).count()) > 0;
  const isOn = (timeout: number) =>
    page
      .waitForFunction(old => document.body.dataset['position'] !== old, `${length} `, { timeout })
      .then(
        () => true,
        () => false,
      );
  for (let tries = 0; tries < 20; tries++) {
    if (await isSeen(`button[data-act="${verb}"]:visible`)) {
      await press(`button[data-act="${verb}"]:visible`);
      // Too soon after the question came, a press means the question before: pressed again, as people do.
      if (await isOn(1500)) break;
      continue;
    }
    if ((await isSeen(`[data-open="${verb}"]`)) && (await isSeen('path[data-hex]'))) {
      await (hand === 'keys' ? layByKeys(page) : layAnywhere(page, hand)).catch(() => undefined);
      if (await isOn(1500)) break;
      continue;
    }
    const opener = `button[data-verb="${verb}"][aria-pressed="false"]:visible`;
    if (await isSeen(opener)) await press(opener);
    else await page.waitForTimeout(150);
  }
  return (await isOn(5000)) ? ((await entered(page, id, length)) ?? 'nothing') : 'out of reach';
};
