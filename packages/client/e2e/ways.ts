import type { Visitor } from './browser.ts';
import type { Hand } from './driver.ts';

/** Every way to play: what is pointed with, and on what. */
export const WAYS: Readonly<Record<string, { readonly hand: Hand; readonly visitor: Visitor }>> = {
  mouse: { hand: 'mouse', visitor: {} },
  keys: { hand: 'keys', visitor: {} },
  upright: { hand: 'thumb', visitor: { width: 360, height: 740, isTouch: true } },
  lying: { hand: 'thumb', visitor: { width: 740, height: 360, isTouch: true } },
};
