import {
  acting,
  type CompanyId,
  citiesOf,
  type Game,
  type HexId,
  hasDone,
  lying,
  placeToken,
  type Step,
  step,
  Turn,
  tokenFor,
  tokensAt,
  unless,
  type Violation,
} from '@roundhouse/engine';
import { HARBOUR, HARBOURS } from '../harbours.ts';
import { placeKrefeld } from '../krefeld.ts';
import { alignedHarbour, alignedPrivate, isHis } from './investor.ts';

const isTaken = (g: Game, hex: HexId): boolean => tokensAt(g, hex).some(t => t.kind === HARBOUR);

/** Where its harbour token may go: to its own harbour, or to any if that is taken once the private has closed: LRA-9.2.2-e. */
const meant = (g: Game): readonly HexId[] => {
  const own = alignedHarbour(g);
  return g.state.privates[alignedPrivate(g)]?.closed && isTaken(g, own) ? HARBOURS : [own];
};

/** Harbours to which the token can go now; otherwise the manager is free: LRA-9.2.2-f. */
const possible = (g: Game, f: Turn): readonly HexId[] =>
  meant(g).filter(hex =>
    citiesOf(g, hex).some(
      city =>
        lying(g, hex).nodes[city]?.asks === HARBOUR &&
        !placeToken.forbid(g, f, { type: 'placeToken', ...acting(g, f), hex, city, kind: HARBOUR }),
    ),
  );

const hasStation = (f: Turn): boolean => hasDone(f, placeToken.type) || hasDone(f, placeKrefeld.type);

/** The harbour comes first, nothing but a harbour gets its token, and it is turned only when no harbour is left. */
const harbourBar = (g: Game, f: Turn, company: CompanyId, hex: HexId, kind?: string): Violation | undefined => {
  if (!isHis(g, company)) return undefined;
  const due = possible(g, f);
  const turns = kind === undefined && typeof tokenFor(g, company) === 'object';
  return (
    unless(!due.length || (kind === HARBOUR && due.includes(hex)), 'investor.harbour', { hex: due[0] ?? '' }) ??
    unless(kind !== HARBOUR || meant(g).includes(hex), 'investor.harbour', { hex: alignedHarbour(g) }) ??
    unless(!turns || HARBOURS.every(h => isTaken(g, h)), 'investor.turned')
  );
};

const place: typeof placeToken = {
  ...placeToken,
  forbid: (g, f, a) => placeToken.forbid(g, f, a) ?? harbourBar(g, f, a.company, a.hex, a.kind),
};

const krefeld: typeof placeKrefeld = {
  ...placeKrefeld,
  forbid: (g, f, a) => placeKrefeld.forbid(g, f, a) ?? harbourBar(g, f, a.company, 'F10'),
};

export const token: Step<Turn> = step('token', {
  in: Turn,
  verbs: [place, krefeld],
  compels: (g, f) =>
    isHis(g, f.company) && !hasStation(f) && possible(g, f).length ? { clause: 'investor.harbour' } : undefined,
});
