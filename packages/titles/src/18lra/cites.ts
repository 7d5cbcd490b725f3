import type { Cites } from '@roundhouse/engine';
import { cites as rhl } from '../18rhl/cites.ts';

declare module '@roundhouse/engine' {
  interface Clauses {
    '18lra':
      | `grant.${'company' | 'compulsory' | 'once'}`
      | 'krefeld.company'
      | `light.${'company' | 'connected' | 'income' | 'once'}`
      | 'token.reserved'
      | 'track.border';
  }
}

/** Where the rules of 18LRA print each clause; what they inherit stands in those of 18Rhl. */
export const cites: Cites<'18rhl' | '18lra'> = {
  ...rhl,
  'discard.stays': 'LRA-4.1.2-v',
  'function.hex': 'LRA-4.1.2-q',
  'function.phase': 'LRA-4.1.2-q',
  'grant.company': 'LRA-4.1.2-f',
  'grant.compulsory': 'LRA-4.1.2-f',
  'grant.once': 'LRA-4.1.2-h',
  'krefeld.company': 'LRA-4.2.3-e',
  'light.company': 'LRA-4.1.2-x',
  'light.connected': 'LRA-4.1.2-x',
  'light.income': 'LRA-4.1.2-ac',
  'light.once': 'LRA-4.1.2-x',
  'route.ends': 'LRA-4.1.2-y',
  'shares.gone': 'LRA-3.3-g',
  'station.at-once': 'LRA-4.1.2-s',
  'token.reserved': 'LRA-4.1.2-l',
  'track.border': 'LRA-6.2.1-a',
  'track.barrier': 'LRA-6.2.1.3-b',
  'track.label': 'LRA-6.2.1-b',
  'track.mixed': 'LRA-4.2.3-d',
  'track.stub': 'LRA-6.2.1.3-c',
  'track.turn': 'LRA-6.2.1.3-a',
  'trains.not-for-trade': 'LRA-4.1.2-v',
};
