import {
  type CompanyId,
  drawNumber,
  type Game,
  type Money,
  type PrivateId,
  type Setup,
  seedOf,
  slice,
  type Table,
  write,
} from '@roundhouse/engine';
import { beginLots, type Lot } from '../18rhl/lots.ts';
import { dealSeats, layGifts, payCapital, placeHomes, privateLot } from '../18rhl/setup.ts';
import { PRIVATES } from './companies.ts';
import { keepKevelaer } from './light.ts';

/** Bank, capital, lower capital and certificate limit by number of players: LRA-3.3-h, LRA-8.2-a, F-L1, CV-L5. [LRA-3.3-EX1] */
const PURSE: Readonly<Record<number, { bank: Money; capital: Money; lower: Money; papers: number }>> = {
  2: { bank: 6000, capital: 600, lower: 500, papers: 14 },
  3: { bank: 6000, capital: 600, lower: 500, papers: 14 },
  4: { bank: 8000, capital: 450, lower: 375, papers: 15 },
};

export const certificateLimit = (g: Game): number => PURSE[g.state.setup.players]?.papers ?? 0;

/** The free certificate that comes with a private: LRA-3.3-d. [LRA-4.1.2-p] */
const GIFTS: Readonly<Record<PrivateId, CompanyId>> = { P5: 'ADR' };

export const lots: readonly Lot[] = PRIVATES.map(p => privateLot(p, GIFTS));

/** Which corporations take part with three players: LRA-3.3-f. */
export const SCENARIOS: readonly (readonly CompanyId[])[] = [
  ['RhE', 'ADR', 'CCE', 'GVE', 'CME', 'KEG'],
  ['BME', 'ADR', 'CCE', 'GVE', 'MKB', 'KEG'],
  ['BME', 'ADR', 'RhE', 'CCE', 'MKB', 'CME'],
  ['BME', 'ADR', 'RhE', 'GVE', 'MKB', 'KEG'],
];

/** The scenario played, 1 to 4; none with four players. [LRA-3.3-e] */
export const scene = slice<{ readonly number: number }>('scenario', { number: 0 });

/** Certificates of missing corporations are out of the game; their tokens stay face down on their homes: LRA-3.3-g. */
const leaveOut = (t: Table, company: CompanyId): void => {
  const part = write(t, 'companies', company);
  part.closed = true;
  part.tokens = [];
  part.held = part.held.map(() => 'gone');
};

const chooseScenario = (t: Table, { options: { scenario }, players }: Setup): void => {
  if (players > 3) return;
  const number = typeof scenario === 'number' ? scenario : 1 + drawNumber(seedOf(t), 'scenario', SCENARIOS.length);
  scene.write(t).number = number;
  for (const id of Object.keys(t.state.companies)) if (!SCENARIOS[number - 1]?.includes(id)) leaveOut(t, id);
};

/** The table without the seats and what follows. [LRA-3.3] */
export const layTable = (t: Table, setup: Setup): void => {
  const { bank, capital, lower } = PURSE[setup.players] as (typeof PURSE)[number];
  payCapital(t, bank, setup.options['lowerCapital'] ? lower : capital);
  placeHomes(t);
  keepKevelaer(t);
  layGifts(t, GIFTS);
  chooseScenario(t, setup);
};

/** Nothing is drawn for industry: all of it is printed. [LRA-3.3-i] */
export const setTable = (t: Table, setup: Setup): void => {
  layTable(t, setup);
  dealSeats(t);
  beginLots(t);
};
