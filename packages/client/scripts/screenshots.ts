/**
 * Takes the pictures in docs/screenshots: builds the client, plays games into the scenes and photographs them.
 * `npm run screenshots [-- name …]`; with `--every <folder>` each scene on every size, light and dark, to be looked at.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { t1848 } from '@roundhouse/titles';
import type { Page } from 'playwright-core';
import { leave, type Visitor, visit } from '../e2e/browser.ts';
import { type Played, playUntil } from '../e2e/games.ts';
import { openHouse } from '../e2e/house.ts';
import { seed } from '../e2e/seed.ts';
import { SIZES } from '../e2e/sizes.ts';
import { still } from '../e2e/still.ts';
import { SCENES, type Scene } from './pictures/scenes.ts';

const OUT = join(import.meta.dirname, '..', '..', '..', 'docs', 'screenshots');
const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan'];
/** How good a picture is, of 1. */
const QUALITY = 0.82;

const played = new Map<Scene, Played>();

const playedTo = (scene: Scene): Played => {
  const { title = t1848, at = () => false } = scene;
  const known = played.get(scene) ?? playUntil(title, NAMES, at, { isCareful: title === t1848 });
  played.set(scene, known);
  return known;
};

/** Packs a picture as small as the browser can. */
const pack = async (page: Page, png: Buffer): Promise<Buffer> => {
  const packed = await page.evaluate(
    async ([source, quality]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${source}`;
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', quality).split(',')[1] ?? '';
    },
    [png.toString('base64'), QUALITY] as const,
  );
  return Buffer.from(packed, 'base64');
};

const take = async (address: string, scene: Scene, visitor: Visitor, file: string): Promise<void> => {
  const { page, close } = await visit(visitor);
  await page.goto(`${address}/#/settings`);
  if (scene.at) {
    const { record, game } = playedTo(scene);
    await seed(page, 'game', record, game.state);
  }
  await page.goto('about:blank');
  await page.goto(address + (scene.address ?? '/#/table/game'));
  await page.waitForLoadState('networkidle');
  await still(page);
  await scene.before?.(page, visitor.isTouch ? 'thumb' : 'mouse');
  await still(page);
  const png = await page.screenshot();
  await page.goto('about:blank');
  writeFileSync(file, await pack(page, png));
  await close();
};

const [first, folder, ...others] = process.argv.slice(2);
const isEvery = first === '--every';
const wanted = isEvery ? others : process.argv.slice(2);
const out = isEvery ? (folder ?? '.') : OUT;
mkdirSync(out, { recursive: true });
const house = await openHouse();
for (const scene of SCENES.filter(s => !wanted.length || wanted.includes(s.name))) {
  if (!isEvery) await take(house.address, scene, scene.visitor ?? {}, join(out, `${scene.name}.webp`));
  else
    for (const scheme of ['light', 'dark'] as const)
      for (const { width, height } of SIZES)
        await take(
          house.address,
          scene,
          { width, height, scheme, isTouch: Math.min(width, height) < 600 },
          join(out, `${scene.name}.${width}x${height}.${scheme}.webp`),
        );
}
await leave();
house.close();
