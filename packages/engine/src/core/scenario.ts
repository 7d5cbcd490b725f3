import { turned } from '../map/layout.ts';
import { kindOf } from '../map/token.ts';
import { carried } from '../map/upgrade.ts';
import type { Operating } from '../rounds/operating.ts';
import type { Stock } from '../rounds/stock.ts';
import type { Turn } from '../rounds/turn.ts';
import { settle } from './agenda.ts';
import type { Frame } from './frame.ts';
import type { CompanyId, HexId, Party, Seat, Turns } from './ids.ts';
import { known } from './known.ts';
import { start } from './play.ts';
import type { Company, Game, Laid, Private, State, Token } from './state.ts';
import { openTable } from './table.ts';
import type { Title } from './title.ts';

/** A position in a few lines. Seats sit clockwise as numbered; what is not said is as at the start. */
export interface Scenario {
  readonly players?: number;
  readonly options?: State['setup']['options'];
  readonly phase?: string;
  /** Cash by seat, company or `bank`. */
  readonly cash?: Readonly<Record<string, number>>;
  /**
   * Shares by holder (`0`, `1`, `pool` …), or the sizes of its ordinary certificates where that matters; the seat with
   * most is director, what is not named lies where it began.
   */
  readonly shares?: Readonly<Record<CompanyId, Readonly<Record<string, number | readonly number[]>>>>;
  /** Directors, where two seats hold the same. */
  readonly director?: Readonly<Record<CompanyId, Party>>;
  readonly par?: Readonly<Record<CompanyId, number>>;
  /** Cells of the chart, in order of arrival. A company with par but without cell stands on its par cell. */
  readonly cells?: Readonly<Record<CompanyId, string>>;
  readonly trains?: Readonly<Record<CompanyId, readonly string[]>>;
  /** `57/2`: tile 57 turned twice. */
  readonly tiles?: Readonly<Record<HexId, string>>;
  /** Hexes with a token, `G5.1` for the second city, `G3*` beside the places, `G3+harbour` of a kind. Such companies have begun. */
  readonly tokens?: Readonly<Record<CompanyId, readonly string[]>>;
  /** Cards that have left the bank. */
  readonly sold?: Readonly<Record<string, number>>;
  readonly privates?: Readonly<Record<string, Private>>;
  /** Floated companies; those with tokens are, too. */
  readonly floated?: readonly CompanyId[];
  readonly debts?: Readonly<Record<Seat, number>>;
  readonly priority?: Seat;
  readonly slices?: State['slices'];
  readonly ending?: string;
  /** Where the game stands; the frames of an agenda, made by `inTurn`, `inStock` … */
  readonly at: readonly Frame[];
}

/** The agenda of a company's turn in an operating round. */
export const inTurn = (
  company: CompanyId,
  step: string,
  more: Partial<Omit<Turn, 'at'>> & Partial<Omit<Operating, 'at'>> = {},
): readonly (Operating | Turn)[] => {
  const { set = 2, round = 1, of = 1, acted = [company], order, done = [], ...turn } = more;
  return [
    { at: 'operating', done: [], set, round, of, acted, ...(order ? { order } : {}) },
    { at: 'turn', company, step, done, ...turn },
  ];
};

/** The agenda of an operating round about to choose its next company. */
export const inOperating = (more: Partial<Operating> = {}): readonly Operating[] => [
  { at: 'operating', done: [], set: 2, round: 1, of: 1, acted: [], ...more },
];

/** The agenda of a stock round. */
export const inStock = (turn: Seat, more: Partial<Stock> = {}): readonly Stock[] => [
  { at: 'stock', done: [], number: 2, turn, passes: 0, cleared: [], sold: {}, ...more },
];

/** Lays out the position and moves on until somebody is asked. */
export const scenario = (box: Title, s: Scenario): Game => {
  const { title, state } = start(box, { players: s.players ?? 4, options: s.options ?? {}, seed: 'scenario' });
  const seating = [...state.seating].sort((a, b) => a - b);
  const laidOut: State = {
    ...state,
    seating,
    agenda: s.at,
    phase: s.phase ?? state.phase,
    priority: s.priority ?? 0,
    companies: companiesOf(title, state, s),
    chart: chartOf(state, s),
    map: {
      tiles: { ...state.map.tiles, ...tilesOf(s) },
      tokens: tokensOf(title, state, s),
    },
    depot: s.sold ?? {},
    privates: { ...state.privates, ...s.privates },
    money: { ...state.money, ...s.cash },
    ...(s.debts ? { debts: s.debts } : {}),
    slices: { ...state.slices, ...s.slices },
    ...(s.ending ? { ending: s.ending } : {}),
  };
  const t = openTable({ title, state: laidOut });
  settle(t);
  return { title, state: t.state };
};

const laid = (line: string): Laid => {
  const [tile = '', turn = '0'] = line.split('/');
  return { tile, turn: Number(turn) as Turns };
};

const tilesOf = (s: Scenario): Readonly<Record<HexId, Laid>> =>
  Object.fromEntries(Object.entries(s.tiles ?? {}).map(([hex, line]) => [hex, laid(line)]));

/** Markers that are not named lie where they began. */
const chartOf = (state: State, s: Scenario): readonly CompanyId[] => {
  const named = [...new Set([...Object.keys(s.cells ?? {}), ...Object.keys(s.par ?? {})])];
  return [...state.chart.filter(c => !named.includes(c)), ...named];
};

const hasFloated = (s: Scenario, id: CompanyId): boolean => !!s.tokens?.[id] || !!s.floated?.includes(id);

/** Tokens of companies that are not named lie where they began, under the tiles laid since. */
const tokensOf = (title: Title, state: State, s: Scenario): Record<HexId, readonly Token[]> => {
  const tokens: Record<HexId, Token[]> = {};
  for (const [hex, all] of Object.entries(state.map.tokens)) {
    const over = tilesOf(s)[hex];
    const printed = turned(known(title.parts.map.hexes[hex]).layout, 0);
    const to = over && carried(printed, turned(known(title.parts.tiles[over.tile]).layout, over.turn));
    const left = all.filter(k => !s.tokens?.[k.by]);
    if (left.length)
      tokens[hex] = left.map(({ faceDown, ...k }) => ({
        ...k,
        city: to?.[k.city] ?? k.city,
        ...(faceDown && !hasFloated(s, k.by) ? { faceDown } : {}),
      }));
  }
  for (const [by, places] of Object.entries(s.tokens ?? {}))
    for (const place of places) {
      const [spot = '', kind] = place.replace('*', '').split('+');
      const [hex = '', city = '0'] = spot.split('.');
      const beside = place.endsWith('*') ? { beside: true as const } : {};
      const token = { by, city: Number(city), ...beside, ...(kind ? { kind } : {}) };
      tokens[hex] = [...(tokens[hex] ?? []), token];
    }
  return tokens;
};

const companiesOf = (title: Title, state: State, s: Scenario): Record<CompanyId, Company> =>
  Object.fromEntries(
    Object.entries(state.companies).map(([id, company]) => {
      const par = s.par?.[id];
      const cell = s.cells?.[id] ?? title.parts.market.cells.find(c => c.par && c.price === par)?.id;
      const begun = !!s.tokens?.[id];
      return [
        id,
        {
          ...company,
          held: heldBy(title, id, company, s.shares?.[id], s.director?.[id]),
          trains: s.trains?.[id] ?? [],
          tokens: begun ? tokensLeft(title, id, s.tokens?.[id] ?? []) : company.tokens,
          ...(par === undefined ? {} : { par }),
          ...(cell === undefined ? {} : { cell }),
          ...(hasFloated(s, id) ? { floated: true as const } : {}),
          ...(begun ? { operated: true as const } : {}),
        },
      ];
    }),
  );

/** What is left on a charter once tokens lie there. */
const tokensLeft = (title: Title, id: CompanyId, places: readonly string[]): Company['tokens'] => {
  const left = [...(title.parts.companies[id]?.tokens ?? [])];
  for (const place of places) {
    const at = left.findIndex(token => kindOf(token) === place.split('+')[1]);
    left.splice(Math.max(at, 0), 1);
  }
  return left;
};

const heldBy = (
  title: Title,
  id: CompanyId,
  company: Company,
  shares: Readonly<Record<string, number | readonly number[]>> | undefined,
  director: Party | undefined,
): Company['held'] => {
  if (!shares) return company.held;
  const part = title.parts.companies[id];
  const sizes = part?.certificates ?? [];
  const held: (Seat | string | undefined)[] = sizes.map(() => undefined);
  const total = (name: string) => [shares[name] ?? 0].flat().reduce((a, b) => a + b, 0);
  const leader =
    director ??
    Object.keys(shares)
      .filter(isSeat)
      .sort((a, b) => total(b) - total(a))[0];
  const leads = part?.led && leader !== undefined && (director !== undefined || total(`${leader}`) >= (sizes[0] ?? 0));
  if (leads) held[0] = isSeat(`${leader}`) ? Number(leader) : leader;
  /** The largest certificate left that is no larger. */
  const take = (name: string, most: number): number => {
    const free = sizes.flatMap((size, i) =>
      held[i] === undefined && !(i === 0 && part?.led) && size <= most ? [i] : [],
    );
    const at = free.sort((a, b) => (sizes[b] ?? 0) - (sizes[a] ?? 0))[0];
    if (at === undefined) throw new Error(`${id} has no certificate left for ${name}.`);
    held[at] = isSeat(name) ? Number(name) : name;
    return sizes[at] ?? 0;
  };
  for (const [name, count] of Object.entries(shares)) {
    if (typeof count !== 'number') for (const size of count) take(name, size);
    else
      for (let left = count - (leads && `${leader}` === name ? (sizes[0] ?? 0) : 0); left > 0; )
        left -= take(name, left);
  }
  return held.map(h => h ?? company.held[0] ?? 'ipo');
};

const isSeat = (name: string): boolean => /^\d+$/.test(name);
