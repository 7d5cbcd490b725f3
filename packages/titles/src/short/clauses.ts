import type { Cites } from '@roundhouse/engine';

declare module '@roundhouse/engine' {
  interface Clauses {
    short:
      | `take.${'stack' | 'compulsory'}`
      | `shed.${'ordinary' | 'compulsory'}`
      | `direct.${'led' | 'one'}`
      | `replace.${'obsolete' | 'supply'}`
      | `swap.${'led' | 'trains' | 'same'}`;
  }
}

/** Where the rules print what only the Short Game forbids, on whichever map. */
export const shortCites: Cites<'short'> = {
  'direct.led': 'RHL-10.3.1.2-a',
  'direct.one': 'RHL-10.3.1.2-a',
  'replace.obsolete': 'RHL-10.3.1.2-e',
  'replace.supply': 'RHL-10.3.1.2-e',
  'run.compulsory': 'RHL-10.3.2-a',
  'shed.compulsory': 'RHL-10.3.1.1-b',
  'shed.ordinary': 'RHL-10.3.1.1-f',
  'swap.led': 'RHL-10.3.1.2-h',
  'swap.same': 'RHL-10.3.1.2-h',
  'swap.trains': 'RHL-10.3.1.2-h',
  'take.compulsory': 'RHL-10.3.1.1-a',
  'take.stack': 'RHL-10.3.1.1-a',
  'token.one-a-turn': 'RHL-10.3.1.2-a',
  'track.allowance': 'RHL-10.3.1.2-b',
  'track.mixed': 'RHL-10.3.1.2-b',
  'turn.company': 'RHL-10.3.1.2-a',
  'turn.seat': 'RHL-10.3-a',
  'turn.step': 'RHL-10.3.1-a',
  'turn.verb': 'RHL-10.3.1-a',
};
