import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright-core';

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
}

/** A browser with a fresh profile; `close` ends it and forgets the profile. */
export const visit = async ({
  width = 1440,
  height = 900,
  isTouch = false,
  scheme = 'light',
  scale = 1,
}: Visitor = {}): Promise<{
  readonly context: BrowserContext;
  readonly page: Page;
  /** Errors the page has reported. */
  readonly errors: string[];
  close(): Promise<void>;
}> => {
  const profile = mkdtempSync(join(tmpdir(), 'profile-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: CHROMIUM ?? '',
    headless: true,
    viewport: { width, height },
    deviceScaleFactor: scale,
    hasTouch: isTouch,
    isMobile: isTouch,
    colorScheme: scheme,
    locale: 'en-GB',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  const page = context.pages()[0] ?? (await context.newPage());
  const errors: string[] = [];
  page.on('pageerror', e => errors.push(String(e)));
  page.on('console', m => m.type() === 'error' && errors.push(m.text()));
  return {
    context,
    page,
    errors,
    close: async () => {
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
};
