import {
  type Action,
  choices,
  type Decision,
  decide,
  directorOf,
  type Entry,
  type Event,
  type Game,
  hashOf,
  leaves,
  newRecord,
  openRecord,
  play,
  present,
  question,
  type Seat,
  type State,
  start,
  type Title,
  variantOf,
  view,
  withState,
} from '@roundhouse/engine';
import { solve } from '@roundhouse/optimiser';
import { lieOf, type Order } from '@roundhouse/protocol';
import {
  ALWAYS,
  broken,
  choose,
  type Dice,
  dice,
  drawOptions,
  pickOne,
  STYLES,
  stylesFor,
  TIRED,
} from '@roundhouse/testkit';
import { endedBy } from '../orders/breaks.ts';
import { consult } from '../orders/consult.ts';
import { hasFields } from '../orders/fill.ts';

interface Left {
  readonly seat: Seat;
  readonly order: Order;
  done: number;
}

/** What became of the orders of a game: how often each kind answered, how often orders ended, and why. */
export interface Told {
  readonly answered: Record<string, number>;
  readonly ended: Record<string, number>;
  readonly actions: number;
}

const MOST = 4000;
const TIRED_AFTER = 2500;

const asSeen = (g: Game, seat: Seat): Game => withState(g, view(g, seat));

/** Plays one random game in which orders are left at random; complains at the first thing that is not as by hand. */
export const playOrderly = (title: Title, players: number, n: number): Told => {
  const seed = `orders ${title.id} ${n}`;
  const roll = dice(seed);
  const options = drawOptions(title, {}, dice(`${seed} options`));
  const setup = { title: title.id, players, options, seed };
  const variant = variantOf(title, setup);
  let g: Game<State> = start(variant, setup);
  const styles = stylesFor(players, roll);
  const left: Left[] = [];
  const log: Entry[] = [];
  const told: Told & { actions: number } = { answered: {}, ended: {}, actions: 0 };
  const count = (of: Record<string, number>, what: string): void => {
    of[what] = (of[what] ?? 0) + 1;
  };
  const drop = (one: Left, why: string): void => {
    left.splice(left.indexOf(one), 1);
    count(told.ended, why);
  };
  for (let asked = decide(g); asked && log.length < MOST; asked = decide(g)) {
    if (roll(5) === 0) {
      const seat = roll(players);
      const order = anOrder(g, seat, asked, roll);
      if (order && left.length < 12) left.push({ seat, order, done: 0 });
    }
    const own = g.title.automatic?.(g);
    const found = own ? undefined : byOrder(g, asked.by, left, drop);
    const style = log.length > TIRED_AFTER ? TIRED : (styles[asked.by] ?? STYLES.drifter);
    const action = own ?? found?.action ?? (choose(g, roll, style, asked) as Action);
    const outcome = play(g, action);
    if (outcome.violation) throw new Error(`${seed}: ${outcome.violation.clause} forbids ${JSON.stringify(action)}`);
    if (found) {
      byHand(g, found.one.order, found.one.done, action, outcome.events, seed);
      count(told.answered, found.one.order.kind);
      found.one.done++;
      if (found.spent) drop(found.one, 'done');
    }
    const after = outcome.game;
    log.push({ do: action });
    const breach = broken(ALWAYS, { before: g, action, after, asked: decide(after), roll });
    if (breach) throw new Error(`${seed}: ${breach.law}: ${breach.how}`);
    g = after;
    const happened = [{ seat: action.by, type: action.type, events: outcome.events }];
    for (const one of [...left]) {
      const end = endedBy(g, one.seat, one.order, happened);
      if (end) drop(one, end.why);
    }
  }
  const again = openRecord(variant, { ...newRecord(setup), log });
  if ('violation' in again) throw new Error(`${seed}: the record cannot be played by hand`);
  if (hashOf(present(again).state) !== hashOf(g.state)) throw new Error(`${seed}: by hand it ends differently`);
  return { ...told, actions: log.length };
};

const byOrder = (g: Game, seat: Seat, left: readonly Left[], drop: (one: Left, why: string) => void) => {
  for (const one of left.filter(l => l.seat === seat)) {
    const verdict = consult(asSeen(g, seat), one.order, one.done);
    if (!verdict) continue;
    if ('end' in verdict) drop(one, verdict.end.why);
    else return { one, ...verdict };
  }
  return undefined;
};

/** Some order that may make sense here. */
const anOrder = (g: Game, seat: Seat, asked: Decision, roll: Dice): Order | undefined => {
  const kind = pickOne(roll, ['pass', 'take', 'take', 'run', 'answer', 'plan'] as const);
  const lasts = roll(3) ? 'round' : 'game';
  const whats = ['sold', 'bought', 'fell', 'started', 'director', 'bid', 'any'] as const;
  const breaks = roll(2) ? [{ what: pickOne(roll, whats) ?? 'any' }] : [];
  const times = roll(2) ? { times: 1 + roll(3) } : {};
  const common = { lasts, breaks, ...times } as const;
  switch (kind) {
    case 'pass':
      return { kind, at: [asked.step], ...common, times: 1 + roll(2) };
    case 'take': {
      const verb = pickOne(
        roll,
        asked.verbs.filter(v => v !== 'runRoutes'),
      );
      const some = verb === undefined ? [] : [...leaves(choices(g, verb))].slice(0, 60);
      const {
        type: _,
        by: __,
        at: ___,
        amount: limit,
        ...fields
      } = { amount: 0, ...pickOne(roll, some) } as never as {
        readonly type?: string;
        readonly by?: number;
        readonly at?: string;
        readonly amount: number;
      } & Record<string, string | number | boolean>;
      const plain = Object.values(fields).every(f => typeof f !== 'object');
      const capped = limit || roll(2) ? { limit: limit || 20 * roll(20) } : {};
      const floats = 'company' in fields && roll(2) ? { floats: true as const } : {};
      return verb && some.length && plain ? { kind, verb, fields, ...capped, ...floats, ...common } : undefined;
    }
    case 'run': {
      const mine = Object.keys(g.state.companies).filter(c => directorOf(g, c) === seat);
      const company = pickOne(roll, mine);
      return company === undefined ? undefined : { kind, company, how: roll(2) ? 'pay' : 'withhold', ...common };
    }
    case 'answer':
      return { kind, yes: roll(2) === 0, lasts, breaks, ...(roll(2) ? { least: 10 * roll(20) } : {}) };
    default:
      return aPlan(g, seat, roll);
  }
};

/** What the seat would do if everybody else did as it thinks. */
const aPlan = (g: Game, seat: Seat, roll: Dice): Order | undefined => {
  let seen = asSeen(g, seat);
  const moves: { action: Action; hash: string }[] = [];
  for (let i = 0; i < 8 && moves.length < 3; i++) {
    const asked = decide(seen);
    if (!asked) break;
    const idle = asked.by !== seat && asked.mayPass;
    const action = idle ? { type: 'pass', by: asked.by, at: asked.step } : choose(seen, roll, STYLES.builder, asked);
    const outcome = action && play(seen, action);
    if (!action || !outcome || outcome.violation) break;
    if (asked.by === seat) moves.push({ action, hash: lieOf(seen.state) });
    seen = outcome.game;
  }
  return moves.length ? { kind: 'plan', moves } : undefined;
};

/** What its owner would have done, found another way: from the list of all answers to the true position. */
const byHand = (g: Game, order: Order, done: number, action: Action, events: readonly Event[], seed: string): void => {
  const fail = (why: string): never => {
    throw new Error(`${seed}: ${why}: ${JSON.stringify(order)} played ${JSON.stringify(action)}`);
  };
  const asked = decide(g);
  if (!asked || asked.by !== action.by) fail('another seat is asked');
  if (action.type === 'pass') {
    if (!asked?.mayPass || order.kind === 'run' || order.kind === 'answer') fail('no reason to pass');
    return;
  }
  switch (order.kind) {
    case 'pass':
      fail('it was to pass');
      return;
    case 'take': {
      const first = [...leaves(choices(g, order.verb))].find(a => hasFields(a, order.fields));
      // Of an amount the list has the ends alone: what lies between is judged by itself.
      if (first ? hashOf(first) !== hashOf(action) : !hasFields(action, order.fields))
        fail('not the first of its kind');
      const { amount = 0 } = action as Action & { readonly amount?: number };
      if (order.limit !== undefined && amount > order.limit) fail('above the limit');
      return;
    }
    case 'run': {
      if (action.type === 'payDividend') {
        if ((action as Action & { readonly how?: string }).how !== order.how) fail('the other dividend');
        return;
      }
      const choice = choices(g, 'runRoutes');
      const most = choice.kind === 'routes' ? solve(choice.problem).revenue : 0;
      const ran = events.find(e => e.type === 'ran');
      if (ran && ran.revenue < most) fail(`${ran.revenue} instead of ${most}`);
      return;
    }
    case 'answer':
      if ((action as Action & { readonly yes?: boolean }).yes !== order.yes) fail('the other answer');
      return;
    case 'plan':
      if (order.moves[done]?.action !== action) fail('not in the plan');
      if (question(g)?.step !== action.at) fail('another question');
  }
};
