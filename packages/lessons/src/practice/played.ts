import { type CompanyId, inTurn, type Scenario, type Title } from '@roundhouse/engine';
import type { Chance } from './chance.ts';
import { GAMES } from './games.ts';
import type { Ground } from './grounds.ts';
import { closedIn } from './land.ts';

/** `D2 69/3, E2 57/2`: by first word, the rest. */
const listed = (text: string): readonly (readonly [string, readonly string[]])[] =>
  text.split(', ').map(one => {
    const [name = '', ...rest] = one.split(' ');
    return [name, rest] as const;
  });

/** A position of a game in which a company is about to take a step, as one line of `GAMES` says it. */
export const positionIn = (
  title: Title,
  { players, par, most }: Ground,
  line: string,
  step: string,
): { readonly company: CompanyId; readonly position: Scenario } => {
  const [head = '', sold = '', trains = '', tokens = '', tiles = ''] = line.split(' | ');
  const [company = '', phase = ''] = head.split(' ');
  const position: Scenario = {
    players,
    phase,
    sold: Object.fromEntries(listed(sold).map(([card, [n]]) => [card, Number(n)])),
    shares: { [company]: { 0: most } },
    par: { [company]: par },
    tokens: Object.fromEntries(listed(tokens)),
    trains: { [company]: trains.split(' ') },
    privates: closedIn(title) ?? {},
    cash: { [company]: 2000, 0: 200 },
    tiles: Object.fromEntries(listed(tiles).map(([hex, [tile = '']]) => [hex, tile])),
    at: inTurn(company, step),
  };
  return { company, position };
};

/** The positions of our games that belong to a ground. */
export const linesOf = ({ title, companies }: Ground): readonly string[] =>
  (GAMES[title] ?? []).filter(line => companies.some(c => line.startsWith(`${c} `)));

/** A position out of one of our games, of a company of this ground; nothing, if there is none. */
export const playedOut = (
  title: Title,
  ground: Ground,
  step: string,
  draw: Chance,
): ReturnType<typeof positionIn> | undefined => {
  const lines = linesOf(ground);
  return lines.length ? positionIn(title, ground, draw.one('game', lines), step) : undefined;
};
