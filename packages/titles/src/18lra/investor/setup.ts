import {
  type CompanyId,
  drawNumber,
  emit,
  type Money,
  passCertificate,
  passDirector,
  putMarker,
  type Setup,
  seedOf,
  type Table,
  turnUp,
  write,
} from '@roundhouse/engine';
import { beginLots, offers } from '../../18rhl/lots.ts';
import { dealSeats } from '../../18rhl/setup.ts';
import { layTable } from '../setup.ts';
import { ALIGNED, affairs, INVESTOR } from './investor.ts';

/** The pink value at which its company begins, by the number of its order card: CV-L3. */
const FIRST_VALUES: readonly Money[] = [65, 65, 70, 70, 75, 75, 80, 80, 90];

/** Ordinary certificates that come with its director's certificate, 50 % in all: LRA-9.1-d. */
const SHARES = 3;

/** One of those the scenario has: LRA-9.1-b. */
const drawCompany = (t: Table): CompanyId => {
  const able = Object.keys(ALIGNED).filter(c => !t.state.companies[c]?.closed);
  return able[drawNumber(seedOf(t), 'Investor', able.length)] ?? '';
};

/** Its company has floated: the rest of the stack lies on the charter, the marker does not rise: LRA-9.1-e. */
const openCompany = (t: Table, company: CompanyId, card: number): void => {
  const value = FIRST_VALUES[card - 1] ?? 0;
  passDirector(t, company, INVESTOR);
  for (let i = 0; i < SHARES; i++) passCertificate(t, company, 'ipo', INVESTOR, 1);
  const part = write(t, 'companies', company);
  part.held = part.held.map(holder => (holder === 'ipo' ? company : holder));
  part.floated = true;
  part.par = value;
  putMarker(t, company, t.title.parts.market.cells.find(c => c.par && c.price === value)?.id ?? '');
  turnUp(t, company);
  emit(t, { type: 'founded', by: INVESTOR, company, par: value });
};

/** Its private lies on the charter from the start and is no lot: LRA-9.1-c. */
const layPrivate = (t: Table, company: CompanyId): void => {
  const id = ALIGNED[company] ?? '';
  write(t, 'privates', id).owner = company;
  offers.write(t).sold = [id];
};

/** A scenario of three for two players and the Investor; order cards seat them. [LRA-9.1-a LRA-9.1-f LRA-9.3-a] */
export const setTable = (t: Table, setup: Setup): void => {
  layTable(t, setup);
  const [card = 1] = dealSeats(t);
  const company = drawCompany(t);
  Object.assign(affairs.write(t), { company, card });
  openCompany(t, company, card);
  layPrivate(t, company);
  beginLots(t);
};
