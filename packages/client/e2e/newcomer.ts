import type { Locator, Page } from 'playwright-core';
import { glowing, type Hand, press } from './driver.ts';

/** The words a newcomer looks for; the page says all of them. */
interface Tongue {
  /** The door to a first game. */
  readonly door: string;
  readonly coach: string;
  readonly understood: string;
  readonly ask: string;
  /** How a proposal begins. */
  readonly would: string;
  readonly follow: string;
  /** What the coach says to press on the map. */
  readonly glows: RegExp;
  readonly map: string;
  readonly tiles: string;
  readonly lay: RegExp;
  /** The question when trains run. */
  readonly train: RegExp;
  readonly end: string;
  readonly wins: RegExp;
}

export const TONGUES: Readonly<Record<'en' | 'de', Tongue>> = {
  en: {
    door: 'Play a first game',
    coach: 'Coach',
    understood: 'Understood',
    ask: 'What would a strong player do?',
    would: 'A strong player would: ',
    follow: 'Do that',
    glows: /press a hex that glows/,
    map: 'Map',
    tiles: 'Which tile?',
    lay: /^Lay tile/,
    train: /run your train/,
    end: 'Final reckoning',
    wins: / wins| win together/,
  },
  de: {
    door: 'Eine erste Partie spielen',
    coach: 'Trainer',
    understood: 'Verstanden',
    ask: 'Was täte ein starker Spieler?',
    would: 'Ein starker Spieler würde: ',
    follow: 'So machen',
    glows: /drücke ein leuchtendes Feld/,
    map: 'Karte',
    tiles: 'Welches Plättchen?',
    lay: /^Plättchen .* legen/,
    train: /den Zug fahren lassen/,
    end: 'Schlussabrechnung',
    wins: / gewinnt| gewinnen gemeinsam/,
  },
};

/** What a newcomer was asked, was told, and did. */
export interface Moment {
  readonly question: string;
  /** What the coach explained. */
  readonly told: string;
  /** What was proposed. */
  readonly proposed: string;
  readonly did: string;
}

/** A name that is these words, or ends with them. */
const ending = (words: string): RegExp => new RegExp(`(?:^|, )${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);

/** A newcomer at a table: reads sentences and buttons, knows no rule, and does what the coach's words say. */
export const newcomerAt = (page: Page, hand: Hand, language: 'en' | 'de') => {
  const words = TONGUES[language];
  const coach = page.getByRole('region', { name: words.coach });
  const asking = page.getByRole('button', { name: words.ask }).first();
  const end = page.getByRole('region', { name: words.end });

  const changed = async (deed: () => Promise<unknown>): Promise<void> => {
    const before = await page.evaluate(() => document.body.dataset['position']);
    await deed();
    await page.waitForFunction(old => document.body.dataset['position'] !== old, before);
  };

  /** Waits for a question, or for the end. */
  const asked = (): Promise<void> => asking.or(end).first().waitFor();

  /** Who won, as the page says it. */
  const outcome = async (): Promise<string> => (await end.getByRole('heading').textContent()) ?? '';

  /** Reads what the coach explains, and says that it is understood. */
  const listen = async (): Promise<string> => {
    const enough = coach.getByRole('button', { name: words.understood });
    if (!(await enough.count())) return '';
    const told = (await coach.locator('p').first().textContent()) ?? '';
    await press(hand, enough);
    await enough.waitFor({ state: 'detached' });
    return told;
  };

  /** By the coach's words alone: a hex that glows, the first tile, the button that lays it. */
  const build = async (): Promise<boolean> => {
    const tab = page.getByRole('button', { name: words.map, exact: true });
    if (await tab.isVisible()) await press(hand, tab);
    const at = await glowing(page);
    if (!at) return false;
    await (hand === 'thumb' ? page.touchscreen.tap(at.x, at.y) : page.mouse.click(at.x, at.y));
    const tiles = page.getByRole('region', { name: words.tiles });
    const lay = tiles.getByRole('button', { name: words.lay });
    await tiles.getByText(words.tiles).or(lay).first().waitFor();
    if (!(await lay.count())) await press(hand, tiles.locator('ul').getByRole('button').first());
    await changed(() => press(hand, lay));
    return true;
  };

  /** Asks for a proposal and reads it. */
  const advice = async (): Promise<{ readonly what: string; follow: Locator }> => {
    await press(hand, asking);
    const said = page.getByRole('status').filter({ hasText: words.would });
    const follow = said.getByRole('button', { name: words.follow });
    await follow.waitFor();
    const sentence = (await said.locator('p').first().textContent()) ?? '';
    return { what: sentence.slice(words.would.length).split(` ${words.follow}`)[0] ?? '', follow };
  };

  /** Answers one question; nothing, if the page says that the game is over. */
  const answer = async (): Promise<Moment | undefined> => {
    await asked();
    if (await end.count()) return;
    const told = await listen();
    const question = (await page.getByRole('heading', { level: 1 }).textContent())?.trim() ?? '';
    if (words.glows.test(told) && (await build())) return { question, told, proposed: '', did: 'hex' };
    const { what, follow } = await advice();
    // What is proposed has a button of that name; where it has not, the proposal can be pressed itself.
    const named = page.getByRole('button', { name: ending(what) }).filter({ visible: true });
    const isThere = (await named.count()) > 0;
    await changed(() => press(hand, isThere ? named.first() : follow));
    return { question, told, proposed: what, did: isThere ? what : words.follow };
  };

  return { asked, answer, outcome };
};
