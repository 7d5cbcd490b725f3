import {
  type Automaton,
  type CompanyId,
  type Game,
  type HexId,
  type PrivateId,
  type Seat,
  slice,
} from '@roundhouse/engine';

/** Under what the Investor's papers lie. */
export const INVESTOR = 'Investor';

/** How far the Investor has come in the present stock round. */
export interface Progress {
  readonly taken: number;
  readonly left?: true;
}

interface Affairs {
  /** The one company it directs, for the whole game: LRA-9-b. */
  readonly company: CompanyId;
  /** Its order card, which sets that company's first value: LRA-9.1-g. */
  readonly card: number;
  /** Who has the Investor card; until the end of the first stock round it lies in the pool: LRA-9.1-h. */
  readonly manager?: Seat;
  /** Once its home and its harbour were joined the duty is over for good: LRA-9.2.2-d. */
  readonly linked?: true;
  readonly round?: Progress;
}

export const affairs = slice<Affairs>('investor', { company: '', card: 0 });

export const isHis = (g: Game, company: CompanyId | undefined): boolean =>
  company !== undefined && company === affairs.of(g).company;

/** Companies the Investor may be dealt, each with its private: LRA-9.1-b, LRA-9.1-c. */
export const ALIGNED: Readonly<Record<CompanyId, PrivateId>> = { BME: 'P4', RhE: 'P3', CCE: 'P2', ADR: 'P2' };

const HARBOUR_OF: Readonly<Record<PrivateId, HexId>> = { P2: 'E13', P3: 'H14', P4: 'B14' };

/** The private on its charter, which pays nobody: LRA-9.1-i. */
export const alignedPrivate = (g: Game): PrivateId => ALIGNED[affairs.of(g).company] ?? '';

/** The harbour its company must be joined to. */
export const alignedHarbour = (g: Game): HexId => HARBOUR_OF[alignedPrivate(g)] ?? '';

/**
 * The third shareholder: it sits between the two players (CV-L16), takes part in the tie for a directorship (LRA-9.3-f, LRA-9.3-EX1), and neither it nor its
 * company ever has money (LRA-9-a).
 */
export const automaton: Automaton = {
  holder: INVESTOR,
  name: 'Investor',
  sits: g => g.state.seating[0] ?? 0,
  isPenniless: (g, account) => account === INVESTOR || (typeof account === 'string' && isHis(g, account)),
};
