import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, type ConsoleMessage, chromium, type Page } from 'playwright-core';

/** Where Chromium is, if it is anywhere. */
export const CHROMIUM = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find(path => path && existsSync(path));

/** What kind of visitor comes. */
export interface Visitor {
  readonly width?: number;
  readonly height?: number;
  readonly isTouch?: boolean;
  readonly scheme?: 'light' | 'dark';
  readonly scale?: number;
  /** Whether the site may keep itself for use without a connection; it then fetches all of itself. */
  readonly isKeeping?: boolean;
}

/** How it is started everywhere: quiet, and without what a machine for tests may lack. */
export const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

let browser: Promise<Browser> | undefined;

const opened = (): Promise<Browser> => {
  browser ??= chromium.launch({
    executablePath: CHROMIUM ?? '',
    headless: true,
    args: ARGS,
  });
  return browser;
};

/** Ends the browser that visitors share. */
export const leave = async (): Promise<void> => {
  await (await browser)?.close();
  browser = undefined;
};

/** Somebody who has never been here; `close` forgets them. All share a browser, which `leave` ends. */
export const visit = async ({
  width = 1440,
  height = 900,
  isTouch = false,
  scheme = 'light',
  scale = 1,
  isKeeping = false,
}: Visitor = {}): Promise<{
  readonly context: BrowserContext;
  readonly page: Page;
  /** Errors the page has reported. */
  readonly errors: string[];
  close(): Promise<void>;
}> => {
  const context = await (await opened()).newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    hasTouch: isTouch,
    isMobile: isTouch,
    colorScheme: scheme,
    locale: 'en-GB',
    serviceWorkers: isKeeping ? 'allow' : 'block',
  });
  // Scripts that are compiled on the fly name their functions; pages they are sent to know nothing of it.
  await context.addInitScript('globalThis.__name ??= named => named');
  // Browsers share two cores with servers and searches: patience costs nothing where all is well.
  context.setDefaultTimeout(Number(process.env['PATIENCE'] ?? 90_000));
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', e => errors.push(String(e)));
  // Where only pages are served nobody answers who we are; the page knows what to do.
  const isNoServer = (m: ConsoleMessage) => /404/.test(m.text()) && /\/api\//.test(m.location().url);
  page.on('console', m => m.type() === 'error' && !isNoServer(m) && errors.push(m.text()));
  return { context, page, errors, close: () => context.close() };
};
