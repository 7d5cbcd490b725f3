import {
  type CompanyId,
  CompanyOwed,
  directorOf,
  discard,
  type Game,
  type HexId,
  inOrder,
  overTrainLimit,
  oweFor,
  putToken,
  slice,
  type Table,
  type TrainId,
  takeTrain,
  turnUp,
  write,
} from '@roundhouse/engine';
import { type Granted, grantOf } from './grants.ts';

/** The token of the Geldernsche Kreisbahn, which is no company. */
const GKB = 'GKB';
/** Kevelaer, its home: one place with two ways in. [LRA-4.1.2-u] */
export const KEVELAER: readonly HexId[] = ['A1', 'A3'];
export const LIGHT_TRAIN: TrainId = '2+4';

/** The light railway's train: whose it is to give from the brown phase on, and which company has it. */
export const light = slice<Granted>('light', {});

const hasDiscard = (g: Game, company: CompanyId): boolean =>
  g.state.agenda.some(f => CompanyOwed.is(f) && f.step === discard.name && f.company === company);

/** The certificate becomes a train on that charter; a company with too many gives up another one: LRA-4.1.2-v, -ad. [LRA-4.1.2-ad LRA-4.1.2-EX3] */
export const lightGrant = grantOf('assignLightRailway', 'P6', light, (t, company) => {
  write(t, 'depot')[LIGHT_TRAIN] = 1;
  takeTrain(t, company, LIGHT_TRAIN);
  if (overTrainLimit(t, company) && !hasDiscard(t, company)) oweFor(t, company, discard);
});

/** Its place is kept from the start: LRA-4.1.2-t. */
export const keepKevelaer = (t: Table): void => putToken(t, KEVELAER[0] ?? '', { by: GKB, city: 0, faceDown: true });

/** With the brown phase it floats by itself. */
export const floatLightRailway = (t: Table): void => {
  turnUp(t, GKB);
  lightGrant.open(t);
};

/** Companies over the limit give trains up, those that may get the 2+4 first included: LRA-6.3-b. */
export const discardTrains = (t: Table): void => {
  const { owner, company } = light.of(t);
  const mayGetIt = (c: CompanyId) => owner !== undefined && company === undefined && directorOf(t, c) === owner;
  for (const c of inOrder(t)) if (overTrainLimit(t, c) || mayGetIt(c)) oweFor(t, c, discard);
};

/** The train runs from Kevelaer as if its company had a station there: LRA-4.1.2-z. */
export const lightStation = (_: Game, __: CompanyId, train: TrainId): readonly HexId[] =>
  train === LIGHT_TRAIN ? KEVELAER : [];

/** Whether the company has the light railway. */
export const hasLight = (g: Game, company: CompanyId): boolean => light.of(g).company === company;
