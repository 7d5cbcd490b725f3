import {
  type Action,
  type CompanyId,
  citationOf,
  type Frame,
  type Game,
  refereed,
  type Title,
  type Turn,
} from '@roundhouse/engine';
import { cited, does, inTurn, type Scenario, scenario } from './scenario.ts';

/** A company led by seat 0 with 60 % of it, with 500 in its treasury, at one step of its turn. */
export const turnOf = (
  title: Title,
  company: CompanyId,
  step: string,
  more: Omit<Scenario, 'at'> & { readonly at?: Parameters<typeof inTurn>[2] } = {},
): Game => {
  const { at, ...rest } = more;
  const shares = title.parts.companies[company]?.certificates.reduce((a, b) => a + b, 0) ?? 0;
  return scenario(title, {
    ...rest,
    par: { [company]: 100, ...more.par },
    shares: { [company]: { 0: Math.ceil(0.6 * shares) }, ...more.shares },
    cash: { [company]: 500, ...more.cash },
    floated: [company, ...(more.floated ?? [])],
    at: inTurn(company, step, at),
  });
};

/** Why a company may not do so in a step of its turn, though the step may have nothing to ask, as `cited` says it. */
export const barred = (
  g: Game,
  company: CompanyId,
  step: string,
  type: string,
  fields: object = {},
  done: readonly Action[] = [],
): string | undefined => {
  const tried = { type, by: 0, at: step, company, ...fields } as Action;
  return barredIn(g, { at: 'turn', company, step, done } as Turn, tried);
};

/** Why it may not be done in such a frame, whether or not the frame is asked. */
export const barredIn = (g: Game, frame: Frame, tried: Action): string | undefined => {
  const no = g.title.verbs[tried.type]?.forbid(g, frame, tried);
  const exact = no && refereed(g, no, tried);
  return exact && `${exact.clause} ${citationOf(g.title, exact)}`;
};

/** A lay in short, `G3 57/2`. */
const lay = (line: string) => {
  const [hex, tile, turn] = line.split(/[ /]/);
  return { hex, tile, turn: Number(turn) };
};

export const lays = (g: Game, line: string): Game => does(g, 'layTile', lay(line));

/** Why a tile may not be laid, as `cited` says it. */
export const noLay = (g: Game, line: string): string | undefined => cited(g, 'layTile', lay(line));
