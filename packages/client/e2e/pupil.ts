import type { Page } from 'playwright-core';
import { type Hand, press } from './driver.ts';
import { layOn, look } from './player.ts';

/** What the teacher says to the last answer. */
export const said = async (page: Page): Promise<string> => (await page.getByTestId('said').textContent())?.trim() ?? '';

export const isRight = async (page: Page): Promise<boolean> =>
  (await page.locator('[data-answer="right"]').count()) > 0;

interface Way {
  readonly key: string;
  go(): Promise<unknown>;
}

/** A run of one's own: one stop less than the best. */
const shorter = (page: Page, hand: Hand): Way => ({
  key: 'shorter',
  go: async () => {
    await press(hand, page.getByRole('button', { name: 'Trace by hand' }));
    await press(hand, page.getByRole('button', { name: '⌫' }));
    await press(hand, page.locator('button[data-act="runRoutes"]'));
  },
});

/** Everything the page offers now. */
const waysOn = async (page: Page, hand: Hand): Promise<readonly Way[]> => {
  // The best run is looked for while the page is already there.
  const isRunning = (await page.locator('section[class*="bill"]').count()) > 0;
  if (isRunning) await page.locator('button[data-act="runRoutes"]').waitFor({ timeout: 20_000 });
  const seen = await look(page);
  return [
    ...seen.acts.map(({ n, act, of }) => ({
      key: `${act} ${of} ${n}`,
      go: () => press(hand, page.locator('button[data-act]').nth(n)),
    })),
    ...seen.hexes.map(h => ({ key: `${h.hex} last`, go: () => layOn(page, hand, h, count => count - 1) })),
    ...seen.hexes.map(h => ({ key: `${h.hex} first`, go: () => layOn(page, hand, h, () => 0) })),
    ...(isRunning ? [shorter(page, hand)] : []),
  ];
};

/** Somebody who knows nothing: does one thing after the other that the page offers, and listens, until that is enough. */
export const findOut = async (
  page: Page,
  hand: Hand,
  isEnough: (heard: readonly string[]) => Promise<boolean> = () => isRight(page),
): Promise<readonly string[]> => {
  const heard: string[] = [];
  const tried = new Set<string>();
  for (let tries = 0; tries < 60; tries++) {
    const way = (await waysOn(page, hand)).find(w => !tried.has(w.key));
    if (!way) break;
    tried.add(way.key);
    const before = await said(page);
    await way.go();
    await page
      .waitForFunction(
        old => {
          const now = document.querySelector('[data-testid="said"]')?.textContent?.trim() ?? '';
          return (now && now !== old) || document.querySelector('[role="alert"]');
        },
        before,
        { timeout: 3000 },
      )
      .catch(() => undefined);
    heard.push(await said(page));
    if (await isEnough(heard)) return heard;
  }
  throw new Error(
    `Nothing more is offered: ${await page.getByTestId('task').textContent()}; heard: ${heard.join(' | ')}`,
  );
};
