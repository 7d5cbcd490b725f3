import { defineTitle, type Referee, type Title } from '@roundhouse/engine';
import { bohemiaCites } from './cites.ts';
import { companies, localRailways } from './companies.ts';
import { beginDraft } from './draft.ts';
import { t18cz } from './index.ts';
import { bohemia as map } from './map.ts';
import { referee } from './referee.ts';
import { deal } from './setup.ts';
import { mostOfOne } from './shares.ts';
import { sizeOf } from './sizes.ts';
import { stationCost } from './stations.ts';
import { tiles } from './tiles.ts';
import { afterSet, roundsToCome } from './timetable.ts';
import { phases } from './trains.ts';
import {
  alsoFor,
  beginExchange,
  create,
  creates,
  decides,
  exchange,
  freeFor,
  isHis,
  papersBar,
  vaclav,
} from './vaclav.ts';
import { weightsInBohemia } from './weights.ts';

const OUT = ['OFE', 'MW', 'KFN', 'PR', 'Ug'];
export const CAPITAL = 280;
const CERTIFICATES = 14;

const only = <T>(all: Readonly<Record<string, T>>, keep: (id: string) => boolean): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(all).filter(([id]) => keep(id)));

const { rules } = t18cz;

/** More of a large company may be held, and Vaclav sells nothing. */
const inBohemia: Referee = {
  ...referee,
  'shares.one-company': (g, _, { company = '' }) => (sizeOf(g, company) === 'large' ? 'CZ-XI.1-d' : undefined),
  'trains.seller': (g, _, { from: company = '' }) =>
    isHis(g, company) ? { clause: 'trains.automatic', facts: { company } } : undefined,
};

/** 18CZ for two players and Vaclav. */
export const t18czBohemia: Title = defineTitle({
  ...t18cz,
  id: '18cz-bohemia',
  name: '18CZ: Bohemia',
  rulebook: t18cz.id,
  referee: inBohemia,
  cites: bohemiaCites,
  automata: [vaclav],
  players: [2],
  parts: {
    ...t18cz.parts,
    map,
    tiles: only(tiles, id => !OUT.includes(id)),
    companies: only(companies, id => !OUT.includes(id)),
    // The top three rows of the sheet.
    privates: only(localRailways, id => Number(id.slice(1)) <= 3),
    phases: phases.map(p => ({
      ...p,
      ...(p.id === 'b' ? { on: ['createMedium'] } : p.id === 'd' ? { on: ['createLarge'] } : {}),
    })),
  },
  prospects: { rounds: roundsToCome, weights: weightsInBohemia },
  rules: {
    ...rules,
    decides,
    shares: {
      ...rules.shares,
      certificateLimit: () => CERTIFICATES,
      mostOfOne: (g, company) => (sizeOf(g, company) === 'large' ? 7 : mostOfOne(g, company)),
    },
    track: { ...rules.track, cost: freeFor(rules.track.cost) },
    token: { ...rules.token, cost: freeFor(stationCost) },
    privates: { whyNotBuy: (...asked) => papersBar(...asked) ?? rules.privates.whyNotBuy(...asked) },
  },
  turn: alsoFor(t18cz.turn),
  effects: { createMedium: creates('medium'), createLarge: creates('large') },
  rounds: t18cz.rounds.map(r => (r.at === exchange.at ? exchange : r)),
  course: { ...t18cz.course, operating: afterSet(beginExchange) },
  set: t => {
    deal(t, CAPITAL);
    create(t, 'small');
    beginDraft(t);
  },
});
