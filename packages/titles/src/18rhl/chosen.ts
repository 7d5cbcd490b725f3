import type { Money } from '@roundhouse/engine';

/**
 * Values the rulebook does not print and we have not seen on the components, one line each under the number the rules
 * file gives them. This is the one place to correct.
 * [RHL-8.5.3]
 */
export const CHOSEN = {
  /** CV-1: price and revenue of the alternative lots. */
  alternativeLots: {
    P2a: [30, 0],
    P3a: [50, 15],
    P4a: [80, 20],
    P5a: [120, 25],
    CME: [140, 0],
  } satisfies Readonly<Record<string, readonly [price: Money, revenue: Money]>>,
  /** CV-2: the overlay on G12 and its two tiles. */
  solingen: { print: 'C20{1} C20{4}', green: 'C40x2{0,1,3,4} [RS]', brown: 'C50x3{0,1,2,3,4} [RS]', cost: 30 },
  /** CV-3: the track from Köln to Bonn that is there from the start, as tile and turn. */
  bonn: { J9: ['8', 3], K10: ['57', 2] },
  /** CV-4: the overlays on E10 and E12: sides every tile must meet. */
  ratingen: { E10: [0, 2], E12: [1] },
  /** CV-5: how many tiles 88 there are. */
  tiles88: 2,
  /** CV-6: the token prices of MKB. */
  tokensMKB: [0, 60],
  /** CV-7: the value of Antwerpen. */
  antwerpen: 0,
} as const;
