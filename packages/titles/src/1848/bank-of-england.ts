import {
  act,
  acting,
  actorBar,
  type CompanyId,
  cashOf,
  defineVerb,
  emit,
  type Game,
  lying,
  type Money,
  moveMarker,
  pay,
  phaseOf,
  shape,
  sharesOf,
  since,
  slice,
  type Table,
  Turn,
  unless,
  valueIn,
} from '@roundhouse/engine';

export const BOE = 'BOE';
/** Its own money, never mixed with the bank's. */
export const VAULT = 'boe';
export const VAULT_CASH = 2000;

const LOAN = 100;
const MARKERS = 20;
const LOANS_EACH = 5;
const LADDER = [
  70, 80, 90, 100, 110, 120, 130, 140, 150, 160, 170, 180, 195, 210, 225, 240, 260, 280, 300, 320, 340,
] as const;
const BASE = { white: 0, yellow: 0, green: 100, brown: 200, grey: 300 } as const;

/** Loan markers issued in all, by company, and by the company whose turn it is. */
export const loans = slice<{
  readonly issued: number;
  readonly by: Readonly<Record<CompanyId, number>>;
  readonly thisTurn: number;
}>('loans', { issued: 0, by: {}, thisTurn: 0 });

/** The loans a company has taken, for its charter. */
export const loansOf = (g: Game, company: CompanyId): Readonly<Record<string, number>> => ({
  loans: loans.of(g).by[company] ?? 0,
});

export const bankPrice = (g: Game): Money => LADDER[loans.of(g).issued] ?? 0;

/** Base by colour of the phase plus the value of every city under one of its tokens, a tenth to each share. [48-5.4.*] */
export const bankPays = (t: Table): void => {
  const revenue = bankRevenue(t);
  if (!revenue) return;
  for (const seat of t.state.seating) pay(t, 'bank', seat, (revenue * sharesOf(t, BOE, seat)) / 10);
  emit(t, { type: 'paid', company: BOE, revenue, perShare: revenue / 10 });
};

export const bankRevenue = (g: Game): Money => {
  const { colour } = phaseOf(g);
  let sum: Money = BASE[colour];
  for (const [hex, tokens] of Object.entries(g.state.map.tokens))
    for (const token of tokens) {
      const city = token.by === BOE ? lying(g, hex).nodes[token.city] : undefined;
      if (city) sum += valueIn(city, colour);
    }
  return sum;
};

/** A company takes a loan, at any moment of its turn. [48-5.6.*] */
export const takeLoan = defineVerb(
  'takeLoan',
  { company: shape.company },
  {
    in: Turn,
    raises: 'funds',
    offer: (g, f) => act({ type: 'takeLoan', ...acting(g, f) }),
    forbid: (g, f, a) =>
      actorBar(f, a) ??
      unless(since(g, '3'), 'loan.phase', { phase: g.state.phase }) ??
      unless(loans.of(g).thisTurn === 0, 'loan.one-a-turn') ??
      unless((loans.of(g).by[a.company] ?? 0) < LOANS_EACH, 'loan.limit', { most: LOANS_EACH }) ??
      unless(loans.of(g).issued < MARKERS, 'loan.markers', { most: MARKERS }),
    perform: (t, _, a) => lend(t, a.company),
  },
);

/** The first loan of a turn moves the marker two to the left, every other three. */
const lend = (t: Table, company: CompanyId): void => {
  const book = loans.write(t);
  book.issued++;
  book.thisTurn++;
  book.by = { ...book.by, [company]: (book.by[company] ?? 0) + 1 };
  pay(t, VAULT, company, LOAN);
  emit(t, { type: 'loan', company, amount: LOAN });
  moveMarker(t, company, book.thisTurn === 1 ? 'loan' : 'forcedLoan');
};

export const newTurn = (t: Table): void => {
  if (loans.of(t).thisTurn) loans.write(t).thisTurn = 0;
};

/** Loans one by one until the treasury covers the price, the company falls, or no marker is left. [48-8.4.*] */
export const forcedLoans =
  (takeOver: (t: Table, company: CompanyId) => void) =>
  (t: Table, company: CompanyId, price: Money): 'funded' | 'abandoned' => {
    const closed = () => !!t.state.companies[company]?.closed;
    while (!closed() && cashOf(t, company) < price) {
      if (loans.of(t).issued < MARKERS) lend(t, company);
      else takeOver(t, company);
    }
    return closed() ? 'abandoned' : 'funded';
  };
