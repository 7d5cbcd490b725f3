import type { Page } from 'playwright-core';

/** Waits until nothing on the page is being fetched or worked on, and nothing has changed for a moment. */
export const still = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>(resolve => {
        const look = { changed: performance.now() };
        const watching = new MutationObserver(() => {
          look.changed = performance.now();
        });
        watching.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
        const timer = setInterval(() => {
          const isBusy = document.querySelector('[aria-busy="true"]');
          if (isBusy || performance.now() - look.changed < 250) return;
          clearInterval(timer);
          watching.disconnect();
          resolve();
        }, 50);
      }),
  );
