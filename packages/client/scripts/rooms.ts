/**
 * Measures the table of every title on every screen and prints what it finds, as a table: pixels across a hex and the
 * smallest letters with the whole map in view, how much of its pane the map's box fills then and as a table opens, what is
 * covered, how far the page reaches beyond the screen. `npm run rooms [-- title …]`
 */
import { shelf } from '@roundhouse/titles';
import { leave, visit } from '../e2e/browser.ts';
import { playUntil } from '../e2e/games.ts';
import { openHouse } from '../e2e/house.ts';
import { measure } from '../e2e/measure.ts';
import { seed } from '../e2e/seed.ts';
import { SIZES } from '../e2e/sizes.ts';
import { still } from '../e2e/still.ts';

const NAMES = ['Anna', 'Bruno', 'Clara', 'Dmitri'];
const percent = (part: number): string => `${Math.round(part * 100)} %`;

const wanted = process.argv.slice(2);
const house = await openHouse();
const say = (cells: readonly unknown[]) => process.stdout.write(`| ${cells.join(' | ')} |\n`);
say(['title', 'screen', 'hex', 'letters', 'fills at fit', 'fills as it opens', 'covered', 'beyond']);
say(Array.from({ length: 8 }, () => '---'));
for (const title of Object.values(shelf).filter(t => !wanted.length || wanted.includes(t.id))) {
  const players = Math.max(...title.players.filter(n => n <= NAMES.length));
  const { record, game } = playUntil(
    title,
    NAMES.slice(0, players),
    (g, d) => d.verbs.includes('layTile') && Object.keys(g.state.map.tiles).length > 7,
  );
  for (const { width, height } of SIZES) {
    const { page, close } = await visit({ width, height, isTouch: Math.min(width, height) < 600 });
    await page.goto(`${house.address}/#/settings`);
    await seed(page, 'game', record, game.state);
    await page.goto(`${house.address}/#/table/game`);
    await page.locator('svg[role="application"] path[class*="hex"]').first().waitFor();
    await still(page);
    const opened = await measure(page);
    await page.locator('[data-fit]').dispatchEvent('click');
    await still(page);
    const { hex, text, fill, covered, scroll } = await measure(page);
    const figures = [
      hex.toFixed(0),
      text.toFixed(1),
      percent(fill),
      percent(opened.seen),
      covered.length,
      Math.max(0, scroll),
    ];
    say([title.id, `${width}×${height}`, ...figures]);
    await close();
  }
}
await leave();
house.close();
