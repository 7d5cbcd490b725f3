/**
 * Insists on every verb that every step of a title offers, in every way to play, and names those out of reach.
 * `npm run insist [-- way or title …]`; ways: mouse, keys, upright, lying.
 */
import { shelf } from '@roundhouse/titles';
import { leave, visit } from '../e2e/browser.ts';
import { openHouse } from '../e2e/house.ts';
import { insist } from '../e2e/insist.ts';
import { offersOf } from '../e2e/offers.ts';
import { WAYS } from '../e2e/ways.ts';

const GAMES = 8;
const wanted = process.argv.slice(2);
const among = (names: readonly string[]) => {
  const named = names.filter(n => wanted.includes(n));
  return named.length ? named : names;
};

const house = await openHouse();
let isReached = true;
for (const id of among(Object.keys(shelf))) {
  const title = shelf[id];
  const offers = title ? offersOf(title, GAMES) : [];
  for (const way of among(Object.keys(WAYS))) {
    const { hand, visitor } = WAYS[way] ?? { hand: 'mouse', visitor: {} };
    const { page, errors, close } = await visit(visitor);
    await page.goto(house.address);
    const missed: string[] = [];
    for (const [n, offered] of offers.entries()) {
      const did = await insist(page, hand, `insist${n}`, offered).catch(e => String(e).split('\n')[0]);
      if (did !== offered.verb) missed.push(`${offered.step}: ${offered.verb} (${did})`);
    }
    const wrong = [...missed, ...errors.filter(e => !/404/.test(e))];
    if (wrong.length) isReached = false;
    process.stdout.write(`${id} by ${way}: ${offers.length - missed.length} of ${offers.length} verbs\n`);
    for (const line of wrong) process.stdout.write(`  ${line}\n`);
    await close();
  }
}
await leave();
house.close();
process.exitCode = isReached ? 0 : 1;
