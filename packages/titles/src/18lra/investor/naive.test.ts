import { type Action, decide, type Event, type Game, play, start } from '@roundhouse/engine';
import { choose, dice, STYLES, stylesFor } from '@roundhouse/testkit';
import { expect, test } from 'vitest';
import { lraInvestor } from './index.ts';

/** `INVESTOR_GAMES=500 npx vitest run packages/titles/src/18lra/investor/naive` plays more. */
const GAMES = Number(process.env['INVESTOR_GAMES'] ?? 2);

const { companies: printed, market, trains } = lraInvestor.parts;

interface Own {
  readonly company: string;
  readonly manager?: number;
}
const own = (g: Game): Own => g.state.slices['investor'] as Own;
const cell = (g: Game, c: string) => market.cells.find(x => x.id === g.state.companies[c]?.cell);
const value = (g: Game, c: string): number => cell(g, c)?.price ?? 0;

/** Whether the first of two corporations acts before the second: dearer, further right, came earlier. */
const before = (g: Game, a: string, b: string): boolean => {
  if (value(g, a) !== value(g, b)) return value(g, a) > value(g, b);
  const [x, y] = [cell(g, a)?.column ?? 0, cell(g, b)?.column ?? 0];
  return x === y ? g.state.chart.indexOf(a) < g.state.chart.indexOf(b) : x > y;
};

/** Every single certificate on the table: whose, where, how large. */
const papers = (g: Game) =>
  Object.entries(g.state.companies).flatMap(([company, c]) =>
    c.held.map((holder, i) => ({ company, holder, size: printed[company]?.certificates[i] ?? 0, director: i === 0 })),
  );
type Paper = ReturnType<typeof papers>[number];

const shares = (g: Game, company: string, holder: string): number =>
  papers(g)
    .filter(p => p.company === company && p.holder === holder)
    .reduce((sum, p) => sum + p.size, 0);

const isBetter = (g: Game, a: Paper, b: Paper): boolean => {
  if (a.company !== b.company) return before(g, a.company, b.company);
  if ((a.holder === 'pool') !== (b.holder === 'pool')) return a.holder === 'pool';
  return a.size > b.size;
};

const pickOf = <T>(list: readonly T[], isFirst: (a: T, b: T) => boolean): T | undefined =>
  list.reduce<T | undefined>((best, x) => (best === undefined || isFirst(x, best) ? x : best), undefined);

/** What the Investor should take now, read from the clauses one by one. */
const expected = (g: Game): { take: string; from: string; size: number; give?: string } | undefined => {
  const free = papers(g).filter(
    p =>
      !p.director &&
      g.state.companies[p.company]?.floated &&
      (p.holder === 'pool' || p.holder === p.company) &&
      (p.company === own(g).company || shares(g, p.company, 'Investor') + p.size <= 2),
  );
  const best = pickOf(free, (a, b) => isBetter(g, a, b));
  if (!best) return undefined;
  const take = { take: best.company, from: best.holder === 'pool' ? 'pool' : 'charter', size: best.size };
  const held = papers(g).filter(p => p.holder === 'Investor');
  if (held.length < 14) return take;
  const spare = held.filter(
    p =>
      !p.director &&
      shares(g, p.company, 'pool') + p.size <= 5 &&
      (p.company !== own(g).company || shares(g, p.company, 'Investor') - p.size >= 5),
  );
  const lowest = pickOf(spare, (a, b) => a.company !== b.company && before(g, b.company, a.company));
  return lowest && value(g, best.company) > value(g, lowest.company) ? { ...take, give: lowest.company } : undefined;
};

const MOST: Readonly<Record<string, number>> = { start: 1, 2: 1, 3: 2, 4: 2, 5: 3, 6: 3 };

/** The trains it should take from here on, one after another. */
const expectedTrains = (g: Game, earlier: readonly Event[]): readonly string[] => {
  const sold: Record<string, number> = { ...g.state.depot };
  let held = [...(g.state.companies[own(g).company]?.trains ?? [])];
  for (const e of earlier) {
    if (e.type === 'trainBought' && e.from === 'bank') sold[e.train] = (sold[e.train] ?? 0) + 1;
    if (e.type === 'trainsGone' && e.company === own(g).company) held = held.filter(n => !e.trains.includes(n));
  }
  const taken: string[] = [];
  for (;;) {
    const left = ['2', '3', '4', '5', '6'].filter(
      n => (sold[n] ?? 0) < (trains.cards.find(c => c.id === n)?.count ?? 0),
    );
    const [next] = left.filter(n => n !== '6');
    const six = (sold['5'] ?? 0) > 0 && left.includes('6') ? ['6'] : [];
    const wanted = [...(next === undefined ? [] : [next]), ...six].find(n => !held.includes(n));
    if (held.length >= 2 || wanted === undefined) return taken;
    taken.push(wanted);
    sold[wanted] = (sold[wanted] ?? 0) + 1;
    held = [...held, wanted].filter(n => !(wanted === '4' && n === '2') && !(wanted === '6' && n === '3'));
  }
};

/** What it did, against what it should have done, in the order in which it happened. */
const compare = (g: Game, action: Action, after: Game, events: readonly Event[], count: Record<string, number>) => {
  const { company } = own(g);
  for (const e of events) {
    if (e.type === 'invested') {
      count['taken'] = (count['taken'] ?? 0) + 1;
      // Selling and buying of the player before it has been done by then: the position is put together again.
      const should = expected(beforeTaking(g, after, events, e));
      expect(should).toEqual({ take: e.company, from: e.from, size: e.shares, ...(e.for ? { give: e.for } : {}) });
      if (e.for) count['exchanged'] = (count['exchanged'] ?? 0) + 1;
    }
    if (e.type === 'retired' && e.why === 'nothing') {
      count['left'] = (count['left'] ?? 0) + 1;
      if (after.state.agenda[0]?.at === 'stock') expect(expected(after)).toBeUndefined();
    }
    if (e.type === 'trainBought' && e.company === company) count['trains'] = (count['trains'] ?? 0) + 1;
  }
  const invested = events.filter(e => e.type === 'invested').length;
  const progress = (after.state.slices['investor'] as { round?: { taken: number } }).round;
  if (invested) expect(progress?.taken ?? 0).toBeLessThanOrEqual(MOST[after.state.phase] ?? 0);
  const paid = events.find(e => (e.type === 'paid' || e.type === 'withheld') && e.company === company);
  if (paid && action.at !== 'cards') {
    const earlier = events.slice(0, events.indexOf(paid));
    const should = expectedTrains(g, earlier);
    expect(paid.type).toBe(should.some(n => Number(n) >= 4) ? 'withheld' : 'paid');
    const took = events.flatMap(e => (e.type === 'trainBought' && e.company === company ? [e.train] : []));
    // What interrupts it comes later; what came at once must be the beginning.
    expect(should.slice(0, took.length)).toEqual(took);
    count['paid'] = (count['paid'] ?? 0) + 1;
  }
};

/** The table as it was when it took this: the certificate back where it lay, and the one it gave up back with it. */
const beforeTaking = (
  g: Game,
  after: Game,
  events: readonly Event[],
  e: Event & { readonly type: 'invested' },
): Game => {
  const companies = { ...after.state.companies };
  const move = (company: string, size: number, from: string, to: string) => {
    const held = [...(companies[company]?.held ?? [])];
    const at = held.findLastIndex((h, i) => i > 0 && h === from && printed[company]?.certificates[i] === size);
    held[at] = to;
    companies[company] = { ...(companies[company] as (typeof companies)[string]), held };
  };
  // Nothing else moves certificates or markers after it in the same breath but the end of the round.
  if (events.some(x => x.type === 'moved' && events.indexOf(x) > events.indexOf(e)))
    for (const x of events)
      if (x.type === 'moved' && events.indexOf(x) > events.indexOf(e))
        companies[x.company] = { ...(companies[x.company] as (typeof companies)[string]), cell: x.from };
  move(e.company, e.shares, 'Investor', e.from === 'pool' ? 'pool' : e.company);
  const given = e.for ? shares(g, e.for, 'Investor') - shares(after, e.for, 'Investor') : 0;
  if (e.for) move(e.for, given, 'pool', 'Investor');
  return { ...after, state: { ...after.state, companies } };
};

test('[LRA-9.2.1-e] [LRA-9.2.1-i] [LRA-9.2.2-j] a second, plain reading of the clauses decides as the Investor does', () => {
  const count: Record<string, number> = {};
  for (let n = 0; n < GAMES; n++) {
    const roll = dice(`naive ${n}`);
    const styles = stylesFor(2, roll);
    let g = start(lraInvestor, { players: 2, options: { investorCard: n % 2 === 1 }, seed: `naive ${n}` });
    for (let i = 0; i < 3000; i++) {
      const asked = decide(g);
      if (!asked) break;
      const action = choose(g, roll, styles[asked.by] ?? STYLES.drifter, asked) as Action;
      const outcome = play(g, action);
      if (outcome.violation) throw new Error(outcome.violation.clause);
      compare(g, action, outcome.game, outcome.events, count);
      g = outcome.game;
    }
  }
  expect(count['taken']).toBeGreaterThan(5);
  expect(count['paid']).toBeGreaterThan(5);
}, 3_600_000);
