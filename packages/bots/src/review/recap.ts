import type { CompanyId, Money, Seat, TrainId } from '@roundhouse/engine';
import { paidForRust } from './fleet.ts';
import type { Review } from './review.ts';
import { leftLying } from './runs.ts';

/** What fills a sentence: a player, a company, a train, money, the round of a position, or a plain number. */
export type Fact =
  | { readonly seat: Seat }
  | { readonly company: CompanyId }
  | { readonly train: TrainId }
  | { readonly money: Money }
  | { readonly round: number }
  | { readonly count: number };

/** A sentence as data; clients have the words. It may be about one position. */
export interface Sentence {
  readonly says: string;
  readonly facts: Readonly<Record<string, Fact>>;
  readonly at?: number;
}

/** The game in ten sentences. */
export const recapOf = (review: Review): readonly Sentence[] => [
  long(review),
  result(review),
  early(review),
  leads(review),
  costliest(review),
  rise(review),
  runs(review),
  dividends(review),
  rust(review),
  hands(review),
];

const lastOf = ({ curve }: Review): number => curve.length - 1;

const long = (r: Review): Sentence => ({
  says: r.over ? 'long.over' : 'long.open',
  facts: { actions: { count: lastOf(r) }, rounds: { count: r.starts.filter(s => s.round).length } },
});

/** The seats, the one that expects most first; equals by number. */
const ranked = ({ seats, curve }: Review, at: number): readonly { readonly seat: Seat; readonly worth: Money }[] =>
  seats.map((seat, i) => ({ seat, worth: curve[at]?.[i] ?? 0 })).sort((a, b) => b.worth - a.worth || a.seat - b.seat);

const result = (r: Review): Sentence => {
  const [first, second] = ranked(r, lastOf(r));
  const [winner] = r.won;
  const own = ranked(r, lastOf(r)).find(s => s.seat === winner);
  if (winner !== undefined && own && own.worth < (first?.worth ?? 0))
    return { says: 'result.rule', facts: { player: { seat: winner }, worth: { money: own.worth } }, at: lastOf(r) };
  const lead = (first?.worth ?? 0) - (second?.worth ?? 0);
  const how = r.over ? 'over' : 'open';
  return {
    says: lead ? `result.${how}` : `result.${how}.even`,
    facts: {
      player: { seat: first?.seat ?? 0 },
      worth: { money: first?.worth ?? 0 },
      ...(second ? { other: { seat: second.seat } } : {}),
      lead: { money: lead },
    },
    at: lastOf(r),
  };
};

/** Who was ahead when companies first operated; where nothing operates, a quarter into the game. */
const early = (r: Review): Sentence => {
  const at = r.starts.find(s => s.round?.round === 'operating')?.at ?? Math.floor(lastOf(r) / 4);
  const [first] = ranked(r, at);
  return { says: 'early', facts: { player: { seat: first?.seat ?? 0 }, round: { round: at } }, at };
};

/** The rounds in which somebody else came to expect most. */
const leads = (r: Review): Sentence => {
  const ahead = r.starts.map(s => ({ at: s.at, seat: ranked(r, s.at)[0]?.seat ?? 0 }));
  const changes = ahead.flatMap((a, i) => {
    const before = ahead[i - 1];
    return before && before.seat !== a.seat ? [{ at: before.at, seat: a.seat }] : [];
  });
  const last = changes.at(-1);
  if (!last) return { says: 'leads.none', facts: { player: { seat: ahead[0]?.seat ?? 0 } } };
  return {
    says: 'leads',
    facts: { count: { count: changes.length }, player: { seat: last.seat }, round: { round: last.at } },
    at: last.at,
  };
};

const costliest = ({ turns }: Review): Sentence => {
  const [worst] = turns;
  if (!worst) return { says: 'costliest.none', facts: {} };
  return {
    says: 'costliest',
    facts: { player: { seat: worst.seat }, loss: { money: worst.loss }, round: { round: worst.at } },
    at: worst.at,
  };
};

/** The round in which somebody's expectation rose most. */
const rise = (r: Review): Sentence => {
  const rises = r.starts.slice(1).flatMap((s, i) => {
    const from = r.starts[i]?.at ?? 0;
    return r.seats.map((seat, n) => ({ at: from, seat, by: (r.curve[s.at]?.[n] ?? 0) - (r.curve[from]?.[n] ?? 0) }));
  });
  const most = rises.reduce<(typeof rises)[number] | undefined>((a, b) => (a && a.by >= b.by ? a : b), undefined);
  if (!most || most.by <= 0) return { says: 'rise.none', facts: {} };
  return {
    says: 'rise',
    facts: { player: { seat: most.seat }, rise: { money: most.by }, round: { round: most.at } },
    at: most.at,
  };
};

const runs = ({ runs: all }: Review): Sentence => {
  const [worst] = leftLying(all);
  const best = all.filter(r => r.best === r.earned).length;
  if (!all.length) return { says: 'runs.never', facts: {} };
  if (!worst) return { says: 'runs.best', facts: { count: { count: all.length } } };
  return {
    says: 'runs',
    facts: {
      best: { count: best },
      count: { count: all.length },
      company: { company: worst.company },
      sum: { money: worst.sum },
    },
  };
};

const dividends = ({ payments }: Review): Sentence => {
  const sums = new Map<CompanyId, Money>();
  for (const p of payments) sums.set(p.company, (sums.get(p.company) ?? 0) + p.perShare);
  const [most] = [...sums].sort(([, a], [, b]) => b - a);
  if (!most?.[1]) return { says: 'dividends.none', facts: {} };
  return { says: 'dividends', facts: { company: { company: most[0] }, sum: { money: Math.round(most[1]) } } };
};

/** The purchase that made most trains obsolete, and who paid most for all rust. */
const rust = ({ fleet, seats }: Review): Sentence => {
  const rusted = fleet.filter(l => l.why === 'rust');
  const counts = new Map<number, number>();
  for (const l of rusted) counts.set(l.gone ?? 0, (counts.get(l.gone ?? 0) ?? 0) + 1);
  const [most] = [...counts].sort(([a, n], [b, m]) => m - n || a - b);
  const by = most && rusted.find(l => l.gone === most[0] && l.by)?.by;
  const train = most && fleet.find(l => l.at === most[0] && l.company === by)?.train;
  const payer = [...paidForRust(fleet, seats)].sort((a, b) => b.lost + b.added - a.lost - a.added)[0];
  if (!most || !by || !train || !payer) return { says: 'rust.none', facts: { count: { count: rusted.length } } };
  return {
    says: 'rust',
    facts: {
      company: { company: by },
      train: { train },
      count: { count: most[1] },
      player: { seat: payer.seat },
      sum: { money: payer.lost + payer.added },
    },
    at: most[0],
  };
};

/** Companies that passed from one player to another. */
const hands = ({ directors }: Review): Sentence => {
  const taken = directors.filter(d => d.from !== undefined && d.to !== undefined);
  const last = taken.at(-1);
  if (last?.from === undefined || last.to === undefined) return { says: 'hands.none', facts: {} };
  return {
    says: 'hands',
    facts: {
      count: { count: taken.length },
      company: { company: last.company },
      player: { seat: last.to },
      other: { seat: last.from },
      round: { round: last.at },
    },
    at: last.at,
  };
};
