import {
  type Action,
  cashOf,
  choices,
  colourOf,
  decide,
  directorOf,
  type Game,
  leaves,
  ordinaryOf,
  play,
  question,
  routeProblem,
  sharesOf,
  start,
  tokensAt,
  wealthOf,
  winners,
  withState,
} from '@roundhouse/engine';
import { barred, cited, citedFor, does, type Scenario, scenario } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { rhlShort } from './short.ts';

const game = (players = 3): Game => start(rhlShort, { players, options: {}, seed: 'short' });

const no = cited;
/** Takes a certificate and leaves the director action out. */
const takes = (g: Game, company: string): Game => onward(does(g, 'takeCertificate', { company }));
/** Leaves out director actions, and runs what must run by the first run that is legal. */
const onward = (g: Game): Game => {
  const step = decide(g)?.step;
  if (step === 'choose' || step === 'direct') return onward(does(g, 'pass'));
  if (step === 'run') {
    const [run] = leaves(choices(g, 'runRoutes'));
    return onward(play2(g, run));
  }
  return g;
};
const play2 = (g: Game, action: Action | undefined): Game => {
  const outcome = play(g, action);
  if (outcome.violation) throw new Error(outcome.violation.clause);
  return outcome.game;
};
const ORDER = ['ADR', 'BME', 'CCE', 'CME', 'DEE', 'GVE', 'MKB', 'RhE'];
/** Everybody takes from the first stack that is left until the game is over; discards put away what can be. */
const toEnd = (first: Game): Game => {
  let g = first;
  for (let asked = decide(g); asked; asked = decide(g)) {
    if (asked.step === 'take')
      g = does(g, 'takeCertificate', { company: ORDER.find(c => !no(g, 'takeCertificate', { company: c })) });
    else if (asked.step === 'shed' || asked.step === 'exchange')
      g = play2(g, leaves(choices(g, asked.verbs[0] ?? '')).next().value ?? undefined);
    else g = onward(g);
  }
  return g;
};

describe('the table', () => {
  test('[RHL-10.1-a] nobody has money, nothing is private, there is no chart and the bank never breaks', () => {
    const g = game();
    expect(g.state.seating.map(seat => cashOf(g, seat))).toEqual([0, 0, 0]);
    expect([g.state.privates, g.state.chart, rhlShort.parts.market.cells]).toEqual([{}, [], []]);
    expect(toEnd(g).state.ending).toBe('certificates');
  });

  test.each([
    [3, 69, ['MKB']],
    [4, 68, ['MKB', 'GVE']],
    [5, 65, ['MKB', 'GVE', 'CCE', 'DEE', 'ADR']],
  ])('[RHL-10.1-b] with %i players there are %i certificates', (players, count, fewer) => {
    const { companies } = game(players).state;
    expect(Object.values(companies).flatMap(c => c.held.filter(h => h === 'ipo')).length).toBe(count);
    for (const id of ORDER) expect(companies[id]?.held.at(-1)).toBe(fewer.includes(id) ? 'gone' : 'ipo');
  });

  test('[RHL-10.1-d] the supply is 4, 3, 2, 1, 1 and 4 trains', () => {
    const { cards } = rhlShort.parts.trains;
    expect(cards.map(c => `${c.count} x ${c.id}`)).toEqual(['4 x 2', '3 x 3', '2 x 4', '1 x 5', '1 x 6', '4 x 8']);
  });

  test('[RHL-10.2-a] home tokens lie on their places, both of CCE; stacks have the lowest number on top', () => {
    const g = game();
    expect(['I10', 'E6'].every(hex => tokensAt(g, hex).some(t => t.by === 'CCE'))).toBe(true);
    expect(directorOf(takes(g, 'ADR'), 'ADR')).toBe(g.state.seating[0]);
    expect(sharesOf(takes(takes(takes(g, 'MKB'), 'ADR'), 'MKB'), 'MKB', g.state.seating[2] ?? -1)).toBe(2);
  });

  test('[RHL-10.2-b] one order card says where coal and steel lie', () => {
    expect(game().state.slices['sites']).toMatchObject({ card: expect.any(Number) });
  });

  test('[RHL-10.2-c] order cards decide who sits where: the lowest begins', () => {
    const g = game(4);
    const cards = g.state.slices['orderCards'] as Readonly<Record<number, number>>;
    const dealt = g.state.seating.map(seat => cards[seat] ?? 0);
    expect(dealt).toEqual([...dealt].sort((a, b) => a - b));
    expect(decide(g)?.by).toBe(g.state.seating[0]);
  });

  test('[RHL-10.2-d] charters stay with the bank until the director’s certificate is taken', () => {
    const g = game();
    expect(g.state.companies['ADR']?.floated).toBeUndefined();
    expect(takes(g, 'ADR').state.companies['ADR']?.floated).toBe(true);
  });
});

describe('the order of play', () => {
  test('[RHL-10.3-a] one turn for everybody, always from the starting player on', () => {
    let g = game();
    const [a = 0, b = 0, c = 0] = g.state.seating;
    const asked = [...Array(6)].map((_, i) => {
      const by = decide(g)?.by;
      const other = g.state.seating.find(seat => seat !== by);
      expect(citedFor(g, { type: 'pass', by: other, at: 'take' })).toBe('turn.seat RHL-10.3-a');
      g = takes(g, ORDER[i] ?? '');
      return by;
    });
    expect(asked).toEqual([a, b, c, a, b, c]);
  });

  test.each([
    [3, 23, [3, 6, 9, 12, 15, 18, 21, 23]],
    [4, 17, [2, 4, 6, 8, 10, 12, 14, 16, 17]],
    [5, 13, [2, 4, 6, 8, 10, 12, 13]],
  ])(
    '[RHL-10.1-c] [RHL-10.3-b] [RHL-10.3-EX1] %i players: %i player rounds, train rounds after %j',
    (players, rounds, after) => {
      const seen: string[] = ['players 1'];
      let g = game(players);
      for (let asked = decide(g); asked; asked = decide(g)) {
        const { step } = asked;
        const action =
          step === 'take'
            ? {
                type: 'takeCertificate',
                by: asked.by,
                at: step,
                company: ORDER.find(c => !no(g, 'takeCertificate', { company: c })),
              }
            : step === 'choose' || step === 'direct'
              ? { type: 'pass', by: asked.by, at: step }
              : leaves(choices(g, asked.verbs[0] ?? '')).next().value;
        const outcome = play(g, action);
        if (outcome.violation) throw new Error(outcome.violation.clause);
        for (const e of outcome.events) if (e.type === 'round') seen.push(`${e.round} ${e.number}`);
        g = outcome.game;
      }
      const numbers = (kind: string) => seen.filter(s => s.startsWith(`${kind} `)).map(s => Number(s.split(' ')[1]));
      expect(numbers('players')).toEqual(Array.from({ length: rounds }, (_, i) => i + 1));
      expect(numbers('trainRound')).toEqual(after);
      expect(g.state.over).toBe(true);
    },
  );

  test('[RHL-10.3-c] the first 3-train opens green, the first 5-train brown, the first 8-train grey', () => {
    const colours = Object.fromEntries(rhlShort.parts.phases.map(p => [p.id, p.colour]));
    expect(colours).toEqual({
      start: 'yellow',
      2: 'yellow',
      3: 'green',
      4: 'green',
      5: 'brown',
      6: 'brown',
      8: 'grey',
    });
    let g = game();
    for (const company of ORDER.slice(0, 5)) g = takes(g, company);
    expect(g.state.phase).toBe('3');
  });

  test('[RHL-10.3-f] no train is taken away, and nobody must buy one', () => {
    let g = game();
    for (const company of ORDER) g = takes(g, company);
    expect(ORDER.map(c => g.state.companies[c]?.trains)).toEqual([
      ['2'],
      ['2'],
      ['2'],
      ['2'],
      ['3'],
      ['3'],
      ['3'],
      ['4'],
    ]);
  });

  test('[RHL-10.3-e] charters have no powers, and tile 935 is not in the box', () => {
    expect(Object.hasOwn(rhlShort.parts.tiles, '935')).toBe(false);
    expect(Object.keys(rhlShort.verbs)).not.toContain('layWith');
  });
});

describe('the stock action', () => {
  test('[RHL-10.3.1-a] [RHL-10.3.1.1-a] a turn begins with a certificate; passing is not allowed', () => {
    const g = game();
    expect(decide(g)).toMatchObject({ step: 'take', mayPass: false });
    expect(no(g, 'pass')).toBe('take.compulsory RHL-10.3.1.1-a');
    expect(no(g, 'actFor', { company: 'ADR' })).toBe('turn.verb RHL-10.3.1-a');
    expect(no(g, 'actFor', { company: 'ADR', at: 'choose' })).toBe('turn.step RHL-10.3.1-a');
  });

  test('[RHL-10.3.1.1-a] from a stack that has one left, never from the pool', () => {
    const held = Object.fromEntries(['0', '1', '2', 'pool'].map((h, i) => [h, [4, 3, 2, 1][i] ?? 0]));
    const g = scenario(rhlShort, {
      shares: { ADR: held },
      at: [{ at: 'players', done: [], number: 5, turn: 0 } as never],
    });
    expect(no(g, 'takeCertificate', { company: 'ADR' })).toBe('take.stack RHL-10.3.1.1-a');
  });

  test('[RHL-10.3.1.1-c] the director’s certificate brings the charter and the next train', () => {
    const g = does(game(), 'takeCertificate', { company: 'ADR' });
    expect(g.state.companies['ADR']).toMatchObject({ trains: ['2'], floated: true });
    expect(question(g)).toMatchObject({ step: 'direct', company: 'ADR' });
  });

  test('taking is reported before what follows from it', () => {
    const g = game();
    const by = decide(g)?.by;
    const outcome = play(g, { type: 'takeCertificate', by, at: 'take', company: 'ADR' });
    const told = outcome.violation ? [] : outcome.events.map(e => e.type);
    expect(told.slice(0, 3)).toEqual(['shareBought', 'director', 'trainBought']);
  });

  test('[RHL-10.3.1.1-d] whoever holds more becomes director, against certificates of the same size', () => {
    let g = game();
    const [a = 0, b = 0] = g.state.seating;
    for (const company of ['ADR', 'ADR', 'BME', 'CCE', 'ADR', 'CME', 'DEE']) g = takes(g, company);
    expect([directorOf(g, 'ADR'), sharesOf(g, 'ADR', b)]).toEqual([a, 2]);
    g = takes(g, 'ADR');
    expect([directorOf(g, 'ADR'), sharesOf(g, 'ADR', a), ordinaryOf(g, 'ADR', a)]).toEqual([b, 2, [1, 1]]);
  });
});

describe('the director action', () => {
  const start1 = does(game(), 'takeCertificate', { company: 'ADR' });

  test('[RHL-10.3.1.2-a] one action for one company, or none', () => {
    expect(decide(start1)).toMatchObject({ step: 'direct', mayPass: true });
    const laid = play2(start1, leaves(choices(start1, 'layTile')).next().value ?? undefined);
    expect(decide(laid)).toMatchObject({ step: 'take' });
    let g = game();
    for (const company of ['ADR', 'BME', 'CCE']) g = takes(g, company);
    g = does(g, 'takeCertificate', { company: 'CME' });
    expect(decide(g)).toMatchObject({ step: 'choose', mayPass: true });
    expect(no(g, 'actFor', { company: 'BME' })).toBe('direct.led RHL-10.3.1.2-a');
    expect(decide(does(g, 'actFor', { company: 'CME' }))).toMatchObject({ step: 'direct', company: 'CME' });
  });

  test('[RHL-10.3.1-a] tiles and stations are free', () => {
    const laid = play2(start1, leaves(choices(start1, 'layTile')).next().value ?? undefined);
    expect(Object.values(laid.state.money ?? {}).every(m => m === 0)).toBe(true);
  });

  test('[RHL-10.3.1.2-b] one yellow tile; from the brown phase on two', () => {
    const turn = (phase: string) =>
      scenario(rhlShort, {
        phase,
        shares: { ADR: { 0: 2 } },
        tokens: { ADR: ['K2'] },
        trains: { ADR: ['2'] },
        at: [
          { at: 'players', done: [], number: 5, turn: 0, acted: true } as never,
          { at: 'turn', done: [], company: 'ADR', step: 'direct' } as never,
        ],
      });
    const yellow = (g: Game) =>
      [...leaves(choices(g, 'layTile'))].find(a => colourOf(g, (a as { hex?: string } & Action).hex ?? '') === 'white');
    expect(decide(play2(turn('3'), yellow(turn('3'))))?.step).not.toBe('direct');
    const laid = yellow(turn('3')) as Action;
    expect(barred(turn('3'), 'ADR', 'direct', 'layTile', laid, [laid])).toBe('track.allowance RHL-10.3.1.2-b');
    const once = play2(turn('5'), yellow(turn('5')));
    expect(decide(once)?.step).toBe('direct');
    expect(no(once, 'replaceTrain')).toBe('direct.one RHL-10.3.1.2-a');
    expect(no(once, 'swapTrains', { with: 'BME' })).toBe('direct.one RHL-10.3.1.2-a');
    expect(decide(play2(once, yellow(once)))?.step).not.toBe('direct');
  });

  test('[RHL-10.3.1.2-e] [RHL-10.3.1.2-f] [RHL-10.3.1.2-EX1] an obsolete train may be replaced, and else runs on', () => {
    let g = game();
    for (const company of ORDER.slice(0, 7)) g = takes(g, company);
    expect(no(onTurnOf(g, 'ADR'), 'replaceTrain')).toBe('replace.obsolete RHL-10.3.1.2-e');
    g = takes(g, 'RhE');
    expect(g.state.depot['4']).toBe(1);
    const replaced = does(onTurnOf(g, 'ADR'), 'replaceTrain');
    expect(replaced.state.companies['ADR']?.trains).toEqual(['4']);
    const brown = does(onTurnOf(replaced, 'BME'), 'replaceTrain');
    expect([brown.state.companies['BME']?.trains, brown.state.phase]).toEqual([['5'], '5']);
    expect(brown.state.companies['CCE']?.trains).toEqual(['2']);
    expect(no(onTurnOf(g, 'ADR'), 'replaceTrain', { company: 'BME' })).toBe('turn.company RHL-10.3.1.2-a');
  });

  test('[RHL-10.3.1.2-e] only while the supply lasts', () => {
    let g = game();
    for (const company of ORDER) g = takes(g, company);
    const left = (trains: object): Game => onTurnOf(withState(g, { ...g.state, depot: trains as never }), 'ADR');
    const sold = { 2: 4, 3: 3, 4: 2, 5: 1, 6: 1 };
    expect(no(left({ ...sold, 8: 3 }), 'replaceTrain')).toBeUndefined();
    expect(no(left({ ...sold, 8: 4 }), 'replaceTrain')).toBe('replace.supply RHL-10.3.1.2-e');
  });

  /** The company’s director is about to act for it. */
  const onTurnOf = (g: Game, company: string): Game => ({
    ...g,
    state: {
      ...g.state,
      agenda: [
        { at: 'players', done: [], number: 6, turn: directorOf(g, company), acted: true } as never,
        { at: 'turn', done: [], company, step: 'direct' } as never,
      ],
    },
  });

  test('[RHL-10.3.1.2-g] a permanent train is not replaced', () => {
    let g = game();
    for (const company of ORDER) g = takes(g, company);
    const owned = { ...g.state.companies, ADR: { ...g.state.companies['ADR'], trains: ['5'] } } as never;
    expect(no(onTurnOf({ ...g, state: { ...g.state, companies: owned } }, 'ADR'), 'replaceTrain')).toBe(
      'replace.obsolete RHL-10.3.1.2-e',
    );
  });

  test('[RHL-10.3.1.2-h] two companies of one director swap trains, if both have one', () => {
    let g = game();
    for (const company of ['ADR', 'BME', 'CCE', 'CME', 'DEE', 'GVE', 'MKB']) g = takes(g, company);
    // The first player leads ADR, CME and MKB.
    const swapped = does(onTurnOf(g, 'ADR'), 'swapTrains', { with: 'MKB' });
    expect([swapped.state.companies['ADR']?.trains, swapped.state.companies['MKB']?.trains]).toEqual([['3'], ['2']]);
    expect(no(onTurnOf(g, 'ADR'), 'swapTrains', { with: 'BME' })).toBe('swap.led RHL-10.3.1.2-h');
    expect(no(onTurnOf(g, 'ADR'), 'swapTrains', { with: 'CME' })).toBe('swap.same RHL-10.3.1.2-h');
    expect(no(onTurnOf(g, 'ADR'), 'swapTrains', { with: 'ADR' })).toBe('swap.led RHL-10.3.1.2-h');
    expect(no(onTurnOf(g, 'ADR'), 'swapTrains', { company: 'CME', with: 'MKB' })).toBe('turn.company RHL-10.3.1.2-a');
    for (const bare of ['ADR', 'MKB']) {
      const companies = { ...g.state.companies, [bare]: { ...g.state.companies[bare], trains: [] } } as never;
      expect(no(onTurnOf(withState(g, { ...g.state, companies }), 'ADR'), 'swapTrains', { with: 'MKB' })).toBe(
        'swap.trains RHL-10.3.1.2-h',
      );
    }
  });
});

describe('certificates above the limit', () => {
  test('[RHL-10.3.1.1-b] [RHL-10.3.1.1-f] who is above the limit puts an ordinary certificate away before acting', () => {
    let g = game();
    for (let asked = decide(g); asked && asked.step !== 'shed'; asked = decide(g))
      g =
        asked.step === 'take'
          ? does(g, 'takeCertificate', { company: ORDER.find(c => !no(g, 'takeCertificate', { company: c })) })
          : asked.step === 'exchange'
            ? play2(g, leaves(choices(g, 'handOver')).next().value ?? undefined)
            : onward(g);
    const asked = decide(g);
    expect(asked).toMatchObject({ step: 'shed', mayPass: false });
    expect(no(g, 'pass')).toBe('shed.compulsory RHL-10.3.1.1-b');
    const led = ORDER.find(c => directorOf(g, c) === asked?.by && !ordinaryOf(g, c, asked?.by ?? 0).includes(2)) ?? '';
    expect(no(g, 'shedCertificate', { company: led, shares: 2 })).toBe('shed.ordinary RHL-10.3.1.1-f');
    const [away] = leaves(choices(g, 'shedCertificate'));
    const company = (away as Action & { company: string }).company;
    expect(sharesOf(play2(g, away), company, 'pool')).toBeGreaterThan(0);
  });
});

describe('more of the same', () => {
  const acting = (company: string, more: Omit<Scenario, 'at'>): Game =>
    scenario(rhlShort, {
      ...more,
      at: [
        { at: 'players', done: [], number: 5, turn: 0, acted: true } as never,
        { at: 'turn', done: [], company, step: 'direct' } as never,
      ],
    });

  test('[RHL-10.3-d] coal and steel bring 20, from the brown phase on 40', () => {
    const tagged = (phase: string) =>
      routeProblem(acting('ADR', { phase, tokens: { ADR: ['C14'] }, trains: { ADR: ['2'] } }), 'ADR').stops.flatMap(
        s => s.tags,
      );
    expect(tagged('3')).toContain('steel 20');
    expect(tagged('5')).toContain('steel 40');
  });

  test('[RHL-10.3.1.1-e] a former director above the limit puts away first', () => {
    const g = scenario(rhlShort, {
      shares: { ADR: { 1: 2, 0: [1, 1] }, BME: { 1: 10 }, CME: { 1: 10 }, GVE: { 2: 2, 1: 1 } },
      director: { ADR: 1 },
      tokens: { ADR: ['K2'], BME: ['F13.1'], CME: ['I10.2'], GVE: ['G6.1'] },
      at: [{ at: 'players', done: [], number: 9, turn: 0 } as never],
    });
    const taken = does(g, 'takeCertificate', { company: 'ADR' });
    expect(directorOf(taken, 'ADR')).toBe(0);
    expect(decide(taken)).toMatchObject({ by: 1, step: 'shed' });
  });

  test('[RHL-N-32] a discard that the limit forces makes another player director before the director action', () => {
    const g = scenario(rhlShort, {
      shares: { ADR: { 0: 3, 1: 3 }, BME: { 0: 10 }, CME: { 0: 10 } },
      director: { ADR: 0 },
      tokens: { ADR: ['K2'], BME: ['F13.1'], CME: ['I10.2'] },
      at: [{ at: 'players', done: [], number: 9, turn: 0 } as never],
    });
    const taken = does(g, 'takeCertificate', { company: 'DEE' });
    expect(decide(taken)).toMatchObject({ by: 0, step: 'shed' });
    const shed = does(taken, 'shedCertificate', { company: 'ADR', shares: 1 });
    expect(directorOf(shed, 'ADR')).toBe(1);
    expect(decide(shed)?.step).not.toBe('take');
  });

  test('[RHL-10.3.1.2-c] the home tile of a place without track may be laid, but need not', () => {
    const g = acting('MKB', { phase: '5', shares: { MKB: { 0: 2 } }, tokens: { MKB: ['D7'] }, trains: { MKB: ['5'] } });
    expect([...leaves(choices(g, 'layTile'))].some(a => (a as Action & { hex?: string }).hex === 'D7')).toBe(true);
    expect(decide(g)?.mayPass).toBe(true);
  });

  test('[RHL-10.3.1.2-d] a station is free, where track leads', () => {
    const g = acting('ADR', {
      shares: { ADR: { 0: 2 } },
      tokens: { ADR: ['K2'] },
      tiles: { K4: '4/1' },
      trains: { ADR: ['2'] },
    });
    expect(no(g, 'placeToken', { hex: 'K10', city: 0 })).toBe('token.connected RHL-6.2.2-b');
    const built = does(g, 'placeToken', { hex: 'K6', city: 0 });
    expect(tokensAt(built, 'K6')).toEqual([{ by: 'ADR', city: 0 }]);
    expect(Object.values(built.state.money ?? {}).every(m => m === 0)).toBe(true);
  });
});

describe('train rounds and the end', () => {
  test('[RHL-10.3.2-a] [RHL-10.3.2-b] companies run by their codes and pay a tenth for every share players hold', () => {
    const g = scenario(rhlShort, {
      shares: { ADR: { 0: 3, 1: 1 }, RhE: { 2: 2 } },
      tokens: { ADR: ['K2'], RhE: ['I10.0'] },
      tiles: { K4: '4/1' },
      trains: { ADR: ['2'], RhE: ['2'] },
      at: [{ at: 'trainRound', done: [], number: 3, ran: [], last: false } as never],
    });
    expect(question(g)).toMatchObject({ step: 'run', company: 'ADR' });
    expect(no(g, 'pass')).toBe('run.compulsory RHL-10.3.2-a');
    const ran = play2(g, leaves(choices(g, 'runRoutes')).next().value ?? undefined);
    const revenue = ran.state.companies['ADR']?.revenue ?? 0;
    expect(revenue).toBeGreaterThan(0);
    expect([0, 1, 2].map(seat => cashOf(ran, seat))).toEqual([0.3 * revenue, 0.1 * revenue, 0]);
  });

  test('[RHL-10.4-a] [RHL-10.4-b] after the last certificate trains run once more; only money counts', () => {
    const g = toEnd(game());
    expect(g.state.over).toBe(true);
    for (const seat of g.state.seating) expect(wealthOf(g, seat)).toBe(cashOf(g, seat));
    const most = Math.max(...g.state.seating.map(seat => cashOf(g, seat)));
    expect(winners(g)).toEqual(g.state.seating.filter(seat => cashOf(g, seat) === most));
  });
});
