import type { Page } from 'playwright-core';
import { type Hand, press as pressWith } from './driver.ts';

/** What the page offers at one moment. */
export interface Seen {
  readonly position: string;
  readonly question: string;
  readonly round: string;
  readonly step: string;
  readonly company: string;
  readonly acts: readonly { readonly n: number; readonly act: string; readonly of: string }[];
  readonly hexes: readonly { readonly hex: string; readonly x: number; readonly y: number }[];
  readonly verbs: readonly { readonly n: number; readonly isOpen: boolean }[];
  readonly sums: number;
  readonly trains: number;
  /** How far the page reaches beyond the screen. */
  readonly excess: number;
  /** Everything written on buttons and in sentences. */
  readonly text: readonly string[];
}

/** Waits until the map no longer moves to what is asked: nobody presses what moves under the finger. */
const still = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () => {
      const [first, last] = [...document.querySelectorAll('path[data-hex]')].filter((_, n, all) => !n || !all[n + 1]);
      const where = () => JSON.stringify([first, last].map(e => e?.getBoundingClientRect()));
      const before = where();
      return !first || new Promise<boolean>(resolve => setTimeout(() => resolve(where() === before), 50));
    },
    undefined,
    { timeout: 15_000 },
  );

/** Reads what can be pressed on the page now. */
export const look = async (page: Page): Promise<Seen> => {
  await still(page);
  return page.evaluate(() => {
    const question = document.querySelector<HTMLElement>('[data-step], section[aria-label]:has(h1)');
    const isShown = (e: Element) => e.getClientRects().length > 0;
    const buttons = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].map((e, n) => ({ e, n }));
    const svg = document.querySelector('svg[role="application"]');
    return {
      position: document.body.dataset['position'] ?? '',
      question: document.querySelector('h1')?.textContent?.trim() ?? '',
      round: document.querySelector('header b')?.textContent?.trim() ?? '',
      step: question?.dataset['step'] ?? '',
      company: question?.dataset['asks'] ?? '',
      acts: buttons('button[data-act]')
        .filter(({ e }) => isShown(e))
        .map(({ e, n }) => ({
          n,
          act: e.dataset['act'] ?? '',
          of: e.closest<HTMLElement>('[data-company]')?.dataset['company'] ?? '',
        })),
      hexes: [...document.querySelectorAll<SVGElement>('path[data-hex]')].flatMap(e => {
        const box = e.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        const at = document.elementFromPoint(x, y);
        return at && svg?.contains(at) ? [{ hex: e.dataset['hex'] ?? '', x, y }] : [];
      }),
      verbs: buttons('button[data-verb]')
        .filter(({ e }) => isShown(e))
        .map(({ e, n }) => ({ n, isOpen: e.getAttribute('aria-pressed') === 'true' })),
      sums: [...document.querySelectorAll('input[type="number"]')].filter(isShown).length,
      excess:
        Math.max(
          document.documentElement.scrollWidth,
          document.querySelector('header')?.getBoundingClientRect().right ?? 0,
        ) - window.innerWidth,
      text: [
        ...document.querySelectorAll(
          'h1, [data-consequence], button, section[class*="bill"] span, [data-tray] b, [data-tray] small, ol li',
        ),
      ]
        .filter(isShown)
        .map(e => e.textContent ?? ''),
      trains: document.querySelectorAll('li[data-now] span[class*="train"][data-state]').length,
    };
  });
};

/** Numbers from 0 to 1 that follow from a seed. */
const dice = (seed: number): (() => number) => {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
};

/** How much a plain player likes each deed; what is not named is liked a little. */
const TASTE: Readonly<Record<string, number>> = {
  answer: 20,
  buyLot: 12,
  bid: 4,
  putUp: 12,
  runRoutes: 50,
  payDividend: 20,
  buyShare: 14,
  startCompany: 9,
  sellShares: 0.3,
  buyTrain: 8,
  hex: 14,
  lowerLot: 2,
  pass: 1,
};

/** Tastes that differ by step: papers are not bought with the last money, and not every station is wanted. */
const AT_STEP: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  draft: { buyLot: 4, pass: 6 },
  bidding: { bid: 2, pass: 4 },
  token: { hex: 6, pass: 8 },
  track: { hex: 20, pass: 1 },
  stock: { pass: 0.4 },
};

interface Way {
  readonly weight: number;
  readonly name: string;
  go(): Promise<unknown>;
}

type Spot = Seen['hexes'][number];

/** Opens what can be done on a hex; who sees nothing open looks again where it lies, and presses once more. */
const openHex = async (page: Page, hand: Hand, { hex, x, y }: Spot, tries = 3): Promise<void> => {
  await (hand === 'thumb' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
  const fan = page.locator('section[class*="fan"]');
  try {
    await fan.waitFor({ timeout: 10_000 });
  } catch (error) {
    const again = (await look(page)).hexes.find(h => h.hex === hex);
    if (!again || tries < 2) throw error;
    await openHex(page, hand, again, tries - 1);
  }
};

/** On a hex: a tile, a turning, whatever else is asked, and the deed. */
export const layOn = async (page: Page, hand: Hand, spot: Spot, oneOf: (count: number) => number) => {
  const press = (selector: string, n: number) => {
    return pressWith(hand, page.locator(selector).nth(n));
  };
  await openHex(page, hand, spot);
  const fan = page.locator('section[class*="fan"]');
  const tiles = await fan.locator('ul button:not([data-barred])').count();
  if (tiles) await press('section[class*="fan"] ul button:not([data-barred])', oneOf(tiles));
  const others = 'section[class*="fan"] button[data-choice]:not([data-choice="turn"]):not([data-choice="using"])';
  for (let count = await page.locator(others).count(); count; count = await page.locator(others).count())
    await press(others, oneOf(count));
  if (await fan.locator('button[data-choice="turn"]').count())
    for (let turns = oneOf(3); turns; turns--) await press('button[data-choice="turn"]', 0);
  const using = await fan.locator('button[data-choice="using"]').count();
  if (using) await press('button[data-choice="using"]', oneOf(using));
  await press('[data-testid="deed"]', 0);
};

/** Lays on the first hex that glows and can be seen. */
export const layAnywhere = async (page: Page, hand: Hand): Promise<void> => {
  const [first] = (await look(page)).hexes;
  if (first) await layOn(page, hand, first, () => 0);
};

/** A player who presses what the page offers; what comes next follows from the seed alone. */
export const playerAt = (page: Page, hand: Hand, seed: number) => {
  const roll = dice(seed);
  const press = (selector: string, n: number) => {
    return pressWith(hand, page.locator(selector).nth(n));
  };
  const oneOf = (count: number) => Math.min(count - 1, Math.floor(roll() * count));

  /** Another sum than the least. */
  const setSum = async (sums: number) => {
    const input = page.locator('input[type="number"]:visible').nth(oneOf(sums));
    const [least, most] = [Number(await input.getAttribute('min')), Number(await input.getAttribute('max'))];
    const by = Number(await input.getAttribute('step'));
    await input.fill(String(least + by * oneOf(Math.min(4, Math.floor((most - least) / by) + 1))));
  };

  const waysOf = (seen: Seen): readonly Way[] => {
    const kinds = new Map<string, Seen['acts'][number][]>();
    for (const a of seen.acts) kinds.set(a.act, [...(kinds.get(a.act) ?? []), a]);
    const own = (act: string) =>
      act === 'buyTrain' && seen.trains ? 1 : (AT_STEP[seen.step]?.[act] ?? TASTE[act] ?? 3);
    const ways: Way[] = [...kinds].map(([act, all]) => ({
      name: act,
      weight: own(act),
      // Shares of the company that comes first, so that companies begin soon.
      go: () =>
        press(
          'button[data-act]',
          (all[act === 'buyShare' ? oneOf(Math.min(2, all.length)) : oneOf(all.length)] as { n: number }).n,
        ),
    }));
    if (seen.hexes.length)
      ways.push({
        name: 'hex',
        weight: 14,
        go: () => layOn(page, hand, seen.hexes[oneOf(seen.hexes.length)] as Spot, oneOf),
      });
    for (const verb of seen.verbs.filter(v => !v.isOpen))
      ways.push({ name: 'verb', weight: 0.7, go: () => press('button[data-verb]', verb.n) });
    return ways;
  };

  const chooseFrom = (ways: readonly Way[]): Way | undefined => {
    let left = roll() * ways.reduce((sum, w) => sum + w.weight, 0);
    for (const way of ways) {
      left -= way.weight;
      if (left <= 0) return way;
    }
    return ways.at(-1);
  };

  /** Answers the question on the screen; says with which deed. */
  const move = async (): Promise<string> => {
    const first = await look(page);
    for (let tries = 0; tries < 8; tries++) {
      const seen = tries ? await look(page) : first;
      if (
        seen.step === 'run' &&
        !seen.acts.some(a => a.act === 'runRoutes') &&
        (await page.locator('section[class*="bill"]').count())
      )
        await page.locator('button[data-act="runRoutes"]').waitFor({ timeout: 20_000 });
      const now = seen.step === 'run' ? await look(page) : seen;
      if (now.sums && roll() < 0.5) await setSum(now.sums);
      const way = chooseFrom(waysOf(now));
      if (!way) {
        await page.locator('section[class*="panel"] div[class*="tools"] button').last().click();
        await page.waitForTimeout(200);
        continue;
      }
      await way.go();
      if (way.name === 'verb') continue;
      await page.waitForFunction(old => document.body.dataset['position'] !== old, first.position, { timeout: 15_000 });
      return way.name === 'hex' ? `hex ${first.step}` : way.name;
    }
    throw new Error(`No way to answer: ${first.round} ${first.question}`);
  };

  return { look: () => look(page), move };
};
