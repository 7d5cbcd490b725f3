import type { HexId, TrainSide } from '@roundhouse/engine';

/** Nijmegen and Arnhem, where the Rheingold Express begins, and Basel and Frankfurt. */
export const NORTH: readonly HexId[] = ['A4', 'A6'];
export const SOUTH: readonly HexId[] = ['L11', 'L13'];
export const VENLO: HexId = 'E2';

/** The 8-train: from the Netherlands, not through Venlo, past all towns, without industry; Metropolises double. [RHL-6.2.4.4] */
export const rheingold: TrainSide['spec'] = {
  limits: [{ city: 1, offboard: 1, most: 8 }],
  pays: 'all',
  ignoresTowns: true,
  ends: { one: { tag: 'north' } },
  notThrough: 'venlo',
  doubles: { ends: ['north', 'south'], what: 'metropolis' },
  bonuses: ['iron'],
};
