import { defineTitle } from '@roundhouse/engine';
import { shortCites } from '../short/clauses.ts';
import { moneyAlone, shortGame } from '../short/common.ts';
import { mayLay, whyNotPlace } from '../short/direct.ts';
import { type Fewer, setShortTable } from '../short/setup.ts';
import { PHASES, supply } from '../short/trains.ts';
import { certificateLimit } from './certificates.ts';
import { cites } from './cites.ts';
import { companies } from './companies.ts';
import { mapWith } from './map.ts';
import { drawSites } from './montan.ts';
import { becomes } from './rhine.ts';
import { closed, tags, terms } from './routes.ts';
import { ruhrValue } from './ruhr.ts';
import { canRun, sure, whyNotRun } from './runs.ts';
import { dealSeats } from './setup.ts';
import { tilesWith } from './tiles.ts';
import { serves } from './track.ts';
import { specOf } from './trains.ts';

/** Certificates left out by the number of players. [RHL-10.1-b] */
const FEWER: Fewer = { 3: ['MKB'], 4: ['MKB', 'GVE'], 5: ['MKB', 'GVE', 'CCE', 'DEE', 'ADR'] };

/** The train whose first sale makes these obsolete. [RHL-10.3.1.2-e] */
const AGEING = { 2: '4', 3: '6', 4: '8' };

/** The supply. [RHL-10.1-d] */
const trains = supply(specOf, { 2: 4, 3: 3, 4: 2, 5: 1, 6: 1, 8: 4 });

/** Grey comes with the first 8-train. [RHL-10.3-c] */
const phases = [...PHASES, { id: '8', colour: 'grey', trainLimit: 1 }] as const;

/** The Short Game of 18Rhl: no money to begin with, no chart; certificates are taken and trains run. */
export const rhlShort = defineTitle({
  ...shortGame(AGEING, canRun),
  id: '18rhl-short',
  name: '18Rhl: Short Game',
  rulebook: '18rhl',
  parts: {
    map: mapWith({ ratingen: false, solingen: false }),
    // No charter has powers, and tile 935 stays in the box. [RHL-10.3-e]
    tiles: tilesWith({ osterath: false, ratingen: false, solingen: false }),
    trains,
    companies,
    phases,
  },
  rules: {
    shares: { certificateLimit },
    // Nobody must lay a home tile; whose token lies there may. [RHL-10.3.1.2-c]
    track: { cost: () => 0, allows: mayLay, serves, becomes },
    token: { cost: () => 0, whyNotPlace },
    // Bonuses as in the long game, and they rise with brown. [RHL-10.3-d]
    routes: { terms, tags, value: ruhrValue, closed, sure, whyNotRun },
    worth: moneyAlone,
  },
  // One order card says where industry lies, others who sits where. [RHL-10.2-b, RHL-10.2-c]
  set: (t, setup) =>
    setShortTable(t, setup, FEWER, () => {
      drawSites(t);
      dealSeats(t);
    }),
  cites: { ...cites, ...shortCites },
});
