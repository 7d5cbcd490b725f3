import type { Frame, Title } from '@roundhouse/engine';
import { lraShort, rhlShort } from '@roundhouse/titles';
import type { Corner, Particulars } from '../goals.ts';
import type { Scenario } from '../scenario.ts';

const STEP_OVER = 'once done, the step is over';
const NOT_ASKED = 'the step is skipped when this is so';
const NEVER = 'nothing in this title can break it';
const LONG_GAME = 'a rule of the long game';

const frame = (at: string, more: object = {}): Frame => ({ at, done: [], ...more });

/** Seat 0 acts for a company. */
const directing = (company: string, more: Omit<Scenario, 'at'>, done: readonly object[] = []): Scenario => ({
  ...more,
  at: [frame('players', { number: 12, turn: 0, acted: true }), frame('turn', { company, step: 'direct', done })],
});

/** Trains run, and it is the turn of this company. */
const running = (company: string, more: Omit<Scenario, 'at'>): Scenario => ({
  ...more,
  at: [frame('trainRound', { number: 12, ran: [company], last: false }), frame('turn', { company, step: 'run' })],
});

/** The supply but for so many of the last kind. */
const soldBut = (title: Title, left: number) => {
  const { cards } = title.parts.trains;
  return Object.fromEntries(cards.map(({ id, count = 0 }, i) => [id, i === cards.length - 1 ? count - left : count]));
};

interface Table {
  readonly title: Title;
  /** A company with a home of its own, and its home. */
  readonly company: string;
  readonly home: string;
  readonly second: string;
  /** A yellow tile beside its home, and what could lie there next. */
  readonly laid: { readonly hex: string; readonly tile: string; readonly turn: number };
  readonly upgrade: { readonly hex: string; readonly tile: string; readonly turn: number };
}

/** Positions of the last rounds, which few games come to. */
const lateIn = ({ title, company, home, second, laid, upgrade }: Table): readonly Corner[] => {
  const [first, last] = [title.parts.phases[4]?.id ?? '', title.parts.phases.at(-1)?.id ?? ''];
  const own = { shares: { [company]: { 0: 3 }, [second]: { 0: 3 } }, tokens: { [company]: [home] }, floated: [second] };
  const tiles = { [laid.hex]: `${laid.tile}/${laid.turn}` };
  return [
    // The first permanent train of the last kind comes.
    {
      position: directing(company, {
        ...own,
        phase: title.parts.phases.at(-2)?.id ?? '',
        sold: soldBut(title, title.parts.trains.cards.at(-1)?.count ?? 0),
        trains: { [company]: ['2'], [second]: ['3'] },
      }),
    },
    // Nothing is left in the supply, and one company came too late for a train.
    {
      position: directing(company, { ...own, phase: last, sold: soldBut(title, 0), trains: { [company]: ['2'] } }),
      tries: [{ type: 'replaceTrain' }, { type: 'swapTrains', with: second }],
    },
    // One of two yellow tiles lies.
    {
      position: directing(company, { ...own, phase: first, tiles, trains: { [company]: ['2'] } }, [
        { type: 'layTile', by: 0, at: 'direct', company, ...laid },
      ]),
      tries: [{ type: 'layTile', ...upgrade }],
    },
    // A new director could hand over one certificate or two.
    {
      position: {
        shares: { MKB: { 0: [1], 1: [2, 1] } },
        director: { MKB: 0 },
        tokens: { MKB: title.parts.companies['MKB']?.homes.map(h => h.hex) ?? [] },
        at: [
          frame('players', {
            number: 12,
            turn: 1,
            acted: true,
            done: [{ type: 'takeCertificate', by: 1, at: 'take' }],
          }),
          frame('owed', { step: 'exchange', by: 1, company: 'MKB' }),
        ],
      },
      tries: [{ type: 'pass' }, { type: 'handOver', certificates: [3] }],
    },
  ];
};

/** Clauses of these families are about what the Short Game does not have. */
const without = (title: Title, families: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.keys(title.cites).flatMap(clause =>
      families.split(' ').includes(clause.split('.')[0] ?? '') ? [[clause, LONG_GAME]] : [],
    ),
  );

const each = (clauses: string, why: string): Readonly<Record<string, string>> =>
  Object.fromEntries(clauses.split(' ').map(clause => [clause, why]));

const unmet = (title: Title): Particulars['unmet'] => ({
  ...without(title, 'bid buy consent contract credit destiny discard dividend function grant krefeld light lot'),
  ...without(title, 'sell shares start station target trains'),
  ...each('exchange.once run.once token.one-a-turn track.allowance', STEP_OVER),
  ...each('run.route run.trains', NOT_ASKED),
  ...each('track.home track.power track.reserved track.right', LONG_GAME),
  // Everything is free, and no company has two trains.
  ...each('route.shared token.funds track.funds', NEVER),
});

/** Venlo lies on one way of the Rheingold Express, not on the other. */
const venlo: Corner = {
  position: running('BME', {
    phase: '8',
    sold: soldBut(rhlShort, 2),
    shares: { BME: { 0: 3 } },
    trains: { BME: ['8'] },
    tokens: { BME: ['E6', 'G2'] },
    tiles: { C4: '141/5', D3: '9/0', F3: '9/2', G4: '7/1', D5: '9/2', E6: '202/0' },
  }),
  tries: [
    {
      type: 'runRoutes',
      routes: [{ train: '8', path: 'A4.0 B3:A4 B3:C4 C4.0 D3:C4 D3:E2 E2.0 F3:E2 F3:G4 G4:G2 G2.0'.split(' ') }],
    },
  ],
};

/** Boxtel belongs to another company. */
const boxtel: Corner = {
  position: running('BME', {
    phase: '3',
    shares: { BME: { 0: 3 }, ADR: { 1: 3 } },
    trains: { BME: ['3'], ADR: ['3'] },
    tokens: { BME: ['F13.1', 'E6'], ADR: ['K2', 'C2'] },
    tiles: { C4: '58/5', D5: '9/2', E6: '202/2', E8: '56/0' },
  }),
  tries: [{ type: 'runRoutes', routes: [{ train: '3', path: ['E6.0', 'D5:E6', 'D5:C4', 'C4.0', 'C4:C2', 'C2.0'] }] }],
};

/** Antwerpen serves the Iron Rhine alone. */
const antwerpen: Corner = {
  position: running('DEE', {
    phase: '5',
    shares: { DEE: { 0: 3 } },
    trains: { DEE: ['5'] },
    tokens: { DEE: ['F9.1', 'G2'] },
    tiles: { G4: '8/1', F5: '1/0', F7: '8/5', G8: '7/2', F9: '921/0' },
  }),
  tries: [{ type: 'runRoutes', routes: [{ train: '5', path: ['G2.0', 'H1:G2', 'H1.0'] }] }],
};

export const particularsRhlShort: Particulars = {
  endings: ['certificates'],
  powers: [],
  unmet: unmet(rhlShort),
  corners: [
    venlo,
    boxtel,
    antwerpen,
    ...lateIn({
      title: rhlShort,
      company: 'ADR',
      home: 'K2',
      second: 'GVE',
      laid: { hex: 'K4', tile: '4', turn: 1 },
      upgrade: { hex: 'K4', tile: '141', turn: 1 },
    }),
  ],
};

/** From one city of Rheydt round to the other. */
const ring: Corner = {
  position: running('BME', {
    phase: '3',
    shares: { BME: { 0: 3 } },
    tokens: { BME: ['G15', 'I7.1'] },
    trains: { BME: ['2'] },
    tiles: { I7: 'L21/2', I5: '7/3', H6: '7/5', J6: '4/0' },
  }),
  tries: [{ type: 'runRoutes', routes: [{ train: '2', path: ['I7.0', 'H6:I7', 'H6:I5', 'I5:I7', 'I7.1'] }] }],
};

export const particularsLraShort: Particulars = {
  endings: ['certificates'],
  powers: [],
  unmet: {
    ...unmet(lraShort),
    ...each('route.barred route.closed route.ends route.needs', 'belongs to rules of 18Rhl alone'),
    'token.reserved': LONG_GAME,
  },
  corners: [
    ring,
    ...lateIn({
      title: lraShort,
      company: 'CCE',
      home: 'A5',
      second: 'GVE',
      laid: { hex: 'B2', tile: '4', turn: 2 },
      upgrade: { hex: 'B2', tile: '141', turn: 2 },
    }),
  ],
};
