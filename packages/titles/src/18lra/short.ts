import { defineTitle } from '@roundhouse/engine';
import { certificateLimit } from '../18rhl/certificates.ts';
import { becomes } from '../18rhl/rhine.ts';
import { canRun, sure, whyNotRun } from '../18rhl/runs.ts';
import { dealSeats } from '../18rhl/setup.ts';
import { serves } from '../18rhl/track.ts';
import { range } from '../18rhl/trains.ts';
import { shortCites } from '../short/clauses.ts';
import { moneyAlone, shortGame } from '../short/common.ts';
import { mayLay, whyNotPlace } from '../short/direct.ts';
import { type Fewer, setShortTable } from '../short/setup.ts';
import { PHASES, supply } from '../short/trains.ts';
import { cites } from './cites.ts';
import { companies } from './companies.ts';
import { keepKevelaer } from './light.ts';
import { map } from './map.ts';
import { tags, terms } from './routes.ts';
import { tiles } from './tiles.ts';
import { borderBar } from './track.ts';

/** Certificates left out by the number of players: LRA-10.1-a. [LRA-10.3.2-EX1] */
const FEWER: Fewer = { 4: ['MKB'], 5: ['MKB', 'KEG', 'GVE', 'CME'] };

/** The train whose first sale makes these obsolete; 4-, 5- and 6-trains last: LRA-10.3.1.2-b. */
const AGEING = { 2: '4', 3: '6' };

/** The supply: LRA-10.1-b. */
const trains = supply(range, { 2: 4, 3: 3, 4: 2, 5: 1, 6: 3 });

const SHORT = shortGame(AGEING, canRun);

/** The Short Game on the map of 18LRA. */
export const lraShort = defineTitle({
  ...SHORT,
  id: '18lra-short',
  name: '18LRA: Short Game',
  rulebook: '18lra',
  inherits: { title: '18rhl', clauses: 'RHL-' },
  parts: { map, tiles, trains, companies, phases: PHASES },
  rules: {
    // 20, 15 and 12 as on the other map: LRA-10.1-c.
    shares: { certificateLimit },
    // Charters have no powers, but hexes with a green border keep theirs: LRA-10.3-b.
    track: { cost: () => 0, allows: mayLay, whyNotLay: borderBar, serves, becomes },
    // Harbour places are nobody's, and harbour tokens begin with that side up: LRA-10.2-a, LRA-10.3.1.2-a.
    token: { cost: () => 0, whyNotPlace },
    // Harbour and Iron Rhine count, a tenth a share is paid. [LRA-10.3.2]
    routes: { terms, tags, sure, whyNotRun },
    worth: moneyAlone,
  },
  set: (t, setup) =>
    setShortTable(t, setup, FEWER, () => {
      keepKevelaer(t);
      dealSeats(t);
    }),
  cites: { ...cites, ...shortCites },
});
