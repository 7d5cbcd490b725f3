import {
  beginStock,
  consent,
  defineTitle,
  discardExcess,
  discardToPool,
  exchange,
  floatReady,
  operating,
  type Setup,
  slideIn,
  stock,
  type Title,
} from '@roundhouse/engine';
import { stationCost } from './alternative.ts';
import * as certificates from './certificates.ts';
import { cites } from './cites.ts';
import { beginSet, closeStock, common } from './common.ts';
import { companies } from './companies.ts';
import { assignContract, contractHexes, contractStep, demandContract } from './contract.ts';
import { beginChoosing, choosing, handOf } from './destinies.ts';
import { finish, worth } from './ending.ts';
import { raise } from './forced-purchase.ts';
import { paySubsidy } from './links.ts';
import { beginLots, bidsOn, packageOf } from './lots.ts';
import { mapWith } from './map.ts';
import { market } from './market.ts';
import { isAlternative, leadCompany, options, withDestinies } from './options.ts';
import { closePrivates, reserves } from './privates.ts';
import { referee } from './referee.ts';
import { becomes } from './rhine.ts';
import { closed, tags, terms } from './routes.ts';
import { ruhrValue } from './ruhr.ts';
import { sure, whyNotRun } from './runs.ts';
import { lotsFor, privatesFor, setTable } from './setup.ts';
import { functions, turnOrder } from './steps.ts';
import { cardOf, payTargets, picking } from './targets.ts';
import { tilesWith } from './tiles.ts';
import { layCost, mayLay, serves, whyNotLay } from './track.ts';
import { phasesWith, trainsWith } from './trains.ts';

export { cites } from './cites.ts';

/** The title as these options have it. */
const build = (chosen: Setup['options']): Title => {
  const [ratingen, solingen] = [isAlternative(chosen, 1), isAlternative(chosen, 2)];
  const lots = packageOf(lotsFor(chosen), finish);
  return defineTitle({
    id: '18rhl',
    name: '18Rhl Rhineland',
    currency: 'M',
    players: [3, 4, 5],
    options,
    parts: {
      map: mapWith({ ratingen, solingen }),
      tiles: tilesWith({ osterath: !solingen, ratingen, solingen }),
      trains: trainsWith(chosen['optionalTrain'] === true),
      companies,
      privates: Object.fromEntries(privatesFor(chosen).map(p => [p.id, p])),
      phases: phasesWith(isAlternative(chosen, 3)),
      market,
    },
    rules: {
      ...common,
      shares: { ...common.shares, certificateLimit: certificates.certificateLimit },
      float: certificates.floatWith(g => leadCompany(g.state.setup.options)),
      track: {
        cost: layCost,
        allows: mayLay(functions.isAlone),
        whyNotLay: whyNotLay(reserves),
        serves,
        becomes,
        laid: slideIn,
      },
      token: { cost: stationCost, whyNotPlace: functions.onceBar },
      trains: { ...common.trains, also: contractHexes },
      routes: { terms, tags, value: ruhrValue, closed, sure, whyNotRun },
      worth,
    },
    rounds: [
      ...lots.rounds,
      picking(beginLots),
      choosing(t => beginSet(t, 1)),
      stock(certificates.stockStep),
      operating,
    ],
    turn: { public: turnOrder },
    anytime: [assignContract],
    owed: [discardToPool, consent, exchange, raise, contractStep],
    effects: { assignContract: demandContract, closePrivates, discardTrains: discardExcess },
    zones: {},
    watches: [floatReady, paySubsidy, payTargets],
    course: {
      stock: (t, f) => {
        closeStock(t);
        const { number } = f;
        if (number === 1 && withDestinies(t)) beginChoosing(t);
        else beginSet(t, number);
      },
      operating: (t, f) => (t.state.ending ? finish(t) : beginStock(t, f.set + 1)),
    },
    shows: { bids: bidsOn, hand: handOf, card: cardOf },
    set: setTable,
    referee,
    cites,
  });
};

const PARTS_OPTIONS = ['optionalTrain', 'lot1', 'lot2', 'lot3', 'lot4', 'lot5', 'lot6'] as const;
const known = new Map<string, Title>();

/** The title with the certificates and trains these options name; each is built once. */
const variant = ({ options: chosen }: Pick<Setup, 'options'>): Title => {
  const key = PARTS_OPTIONS.map(name => chosen[name] ?? '').join();
  const title = known.get(key) ?? { ...build(chosen), variant };
  known.set(key, title);
  return title;
};

/** 18Rhl Rhineland. */
export const rhl: Title = variant({ options: {} });
