import { type CompanyId, emit, linked, type Money, pay, slice, type Table } from '@roundhouse/engine';
import { MG } from './manchester.ts';

const GVE: CompanyId = 'GVE';
const VENLO = 'E1';
const SUBSIDY: Money = 100;

/** Whether GVE has been paid for its line. */
export const venlo = slice<{ readonly paid: boolean }>('venlo', { paid: false });

/** Track from Mönchengladbach or Rheydt to Venlo brings GVE 100, once it has floated: LRA-4.2.3-f, -g. [LRA-4.2.3-g] */
export const payVenlo = (t: Table): void => {
  if (venlo.of(t).paid || !t.state.companies[GVE]?.floated || !linked(t, MG, VENLO)) return;
  venlo.write(t).paid = true;
  pay(t, 'bank', GVE, SUBSIDY);
  emit(t, { type: 'subsidy', company: GVE, amount: SUBSIDY });
};
