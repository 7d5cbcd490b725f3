import { leftLying, paidForRust, type Review } from '@roundhouse/bots/review';
import { figure, money, playerName, type Speaking } from '../words/index.ts';
import { type RoundNames, tells, whyGone } from './words.ts';

/** A figure of a table; it may open a position. */
export interface SheetCell {
  readonly says: string;
  readonly at?: number;
}

/** A table of the review, the same on the page and as a file. */
export interface Sheet {
  readonly id: string;
  readonly title: string;
  readonly says?: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly SheetCell[])[];
}

interface Telling {
  readonly review: Review;
  readonly s: Speaking;
  readonly roundAt: RoundNames;
}

const plain = (says: string | number): SheetCell => ({ says: typeof says === 'number' ? figure(says) : says });

/** Every table of a review. */
export const sheetsOf = (t: Telling): readonly Sheet[] => [
  missed(t),
  trains(t),
  rust(t),
  shares(t),
  directors(t),
  dividends(t),
];

/** The curve at the beginning of every round. */
export const curveSheet = ({ review, s, roundAt }: Telling): Sheet => ({
  id: 'curve',
  title: tells('curve.table'),
  head: [tells('head.round'), ...review.seats.map(seat => playerName(s, seat))],
  rows: review.starts.map(({ at }) => [
    { says: roundAt(at), at },
    ...review.seats.map((_, i) => plain(review.curve[at] ? money(review.curve[at]?.[i] ?? 0, s.title) : '')),
  ]),
});

const missed = ({ review: { runs }, s, roundAt }: Telling): Sheet => {
  const worse = runs.filter(r => r.best > r.earned);
  const sums = leftLying(runs);
  return {
    id: 'missed',
    title: tells('missed'),
    says: worse.length
      ? `${tells('missed.says', { best: runs.length - worse.length, count: runs.length })} ${sums.map(m => `${m.company} ${money(m.sum, s.title)}`).join(' · ')}`
      : tells('missed.none'),
    head: ['round', 'company', 'earned', 'best', 'missed', 'proven'].map(h => tells(`head.${h as 'round'}`)),
    rows: worse.map(r => [
      { says: roundAt(r.at), at: r.at },
      plain(r.company),
      plain(money(r.earned, s.title)),
      plain(money(r.best, s.title)),
      plain(money(r.best - r.earned, s.title)),
      plain(tells(r.proven ? 'yes' : 'no')),
    ]),
  };
};

const trains = ({ review: { fleet }, s, roundAt }: Telling): Sheet => ({
  id: 'trains',
  title: tells('trains'),
  head: ['company', 'train', 'price', 'added', 'bought', 'runs', 'gone', 'why'].map(h => tells(`head.${h as 'round'}`)),
  rows: fleet.map(l => [
    plain(l.company),
    plain(l.train),
    plain(money(l.price, s.title)),
    plain(l.added ? money(l.added, s.title) : ''),
    { says: roundAt(l.at), at: l.at },
    plain(l.runs),
    l.gone === undefined ? plain('') : { says: roundAt(l.gone), at: l.gone },
    plain(whyGone(l.why, l.by)),
  ]),
});

const rust = ({ review: { fleet, seats }, s }: Telling): Sheet => ({
  id: 'rust',
  title: tells('rust'),
  says: tells('rust.says'),
  head: ['player', 'lost', 'added'].map(h => tells(`head.${h as 'round'}`)),
  rows: paidForRust(fleet, seats).map(p => [
    plain(playerName(s, p.seat)),
    plain(money(p.lost, s.title)),
    plain(money(p.added, s.title)),
  ]),
});

/** One line for each company and player that ever held a share of it. */
const shares = ({ review: { holdings, starts, seats }, s, roundAt }: Telling): Sheet => ({
  id: 'shares',
  title: tells('shares'),
  says: tells('shares.says'),
  head: [tells('head.company'), tells('head.player'), ...starts.map(({ at }) => roundAt(at, 'short'))],
  rows: holdings.flatMap(h =>
    seats.flatMap((seat, i) => {
      if (!h.shares.some(row => row[i])) return [];
      const held = h.shares.map((row, r) => ({
        says: row[i] ? `${row[i]}${h.directors[r] === seat ? '★' : ''}` : '',
        at: starts[r]?.at ?? 0,
      }));
      return [[plain(h.company), plain(playerName(s, seat)), ...held]];
    }),
  ),
});

const directors = ({ review, s, roundAt }: Telling): Sheet => {
  const changes = review.directors.filter(d => d.from !== undefined);
  const name = (seat: number | undefined) => (seat === undefined ? tells('nobody') : playerName(s, seat));
  return {
    id: 'directors',
    title: tells('directors'),
    ...(changes.length ? {} : { says: tells('directors.none') }),
    head: ['round', 'company', 'from', 'to'].map(h => tells(`head.${h as 'round'}`)),
    rows: changes.map(d => [
      { says: roundAt(d.at), at: d.at },
      plain(d.company),
      plain(name(d.from)),
      plain(name(d.to)),
    ]),
  };
};

/** One line for each company, one column for each round in which anything was paid or kept. */
const dividends = ({ review: { payments, starts }, s, roundAt }: Telling): Sheet => {
  const roundOf = (at: number): number => starts.findLast(r => r.at <= at)?.at ?? 0;
  const rounds = [...new Set(payments.map(p => roundOf(p.at)))].sort((a, b) => a - b);
  const companies = [...new Set(payments.map(p => p.company))];
  return {
    id: 'dividends',
    title: tells('dividends'),
    says: tells('dividends.says'),
    head: [tells('head.company'), ...rounds.map(at => roundAt(at, 'short')), tells('head.all')],
    rows: companies.map(company => {
      const own = payments.filter(p => p.company === company);
      const all = own.reduce((sum, p) => sum + p.perShare, 0);
      const cells = rounds.map(round => {
        const [paid] = own.filter(p => roundOf(p.at) === round);
        return paid ? { says: paid.perShare ? money(paid.perShare, s.title) : '–', at: paid.at } : plain('');
      });
      return [plain(company), ...cells, plain(money(all, s.title))];
    }),
  };
};

/** A table as others' spreadsheets read it, with the number of the position behind every line. */
export const csvOf = ({ head, rows }: Sheet): string =>
  [
    [...head, 'position'].map(quoted).join(','),
    ...rows.map(row => [...row.map(c => quoted(c.says)), row.find(c => c.at !== undefined)?.at ?? ''].join(',')),
  ].join('\n');

const quoted = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
