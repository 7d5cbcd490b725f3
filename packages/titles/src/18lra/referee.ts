import { frameAt, hexIn, partOf, type Referee, Turn } from '@roundhouse/engine';
import { isLaidWith } from '../18rhl/functions.ts';
import { common } from '../18rhl/referee.ts';
import { KEVELAER, LIGHT_TRAIN } from './light.ts';

/** Where one paragraph for a clause would be too coarse in 18LRA. */
export const referee: Referee = {
  ...common,
  'grant.company': (_, __, { type }) => (type === 'assignLightRailway' ? 'LRA-4.1.2-v' : undefined),
  'grant.compulsory': (_, __, { at }) => (at === 'assignLightRailway' ? 'LRA-4.1.2-v' : undefined),
  'route.length': (_, no) => (no.facts?.['train'] === LIGHT_TRAIN ? 'LRA-4.1.2-y' : undefined),
  'route.visit': (g, no) => (g.title.parts.map.hexes[hexIn(no)]?.fixed ? 'LRA-6.2.3-a' : undefined),
  'token.home': (_, __, { hex = '' }) => (KEVELAER.includes(hex) ? 'LRA-4.1.2-t' : undefined),
  'track.allowance': (g, _, { private: id }) =>
    id !== undefined || frameAt(g, Turn)?.done.some(isLaidWith) ? 'LRA-4.1.2-r' : undefined,
  'track.hex': (g, _, { hex = '' }) =>
    Object.keys(g.state.companies).some(c => partOf(g, c).homes.some(h => h.hex === hex)) ? 'LRA-6.1-a' : undefined,
};
