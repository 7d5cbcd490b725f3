import { type Action, check, type Game, partOf, play, question, type Violation } from '@roundhouse/engine';
import type { Adapter, Rendered } from './adapter.ts';
import type { SiteAction } from './file.ts';

/** Whose record is followed, and who sits where in it. */
export interface Record18xx {
  readonly adapter: Adapter;
  readonly seats: ReadonlyMap<string, number>;
}

/** A position of ours, with what the site's names stand for by then. */
export interface Standing {
  readonly game: Game;
  readonly names: unknown;
}

/** Settings and standing orders decide nothing: what an order causes is told beside it. */
const DECIDES_NOTHING = /^program_|^(message|log|master_mode|undo|redo|end_game)$/;

/** The decisions that a recorded action tells: its own, and those it set off by itself. */
export const toldBy = (a: SiteAction): readonly SiteAction[] =>
  [a, ...(a.auto_actions ?? [])].filter(({ type }) => !DECIDES_NOTHING.test(type));

/** The action of whoever is asked now. */
export const asAction = (g: Game, deed: { readonly type: string }): Action => ({
  by: question(g)?.by ?? 0,
  at: question(g)?.step ?? '',
  ...deed,
});

/** Whether our game asks the one who acted there. */
export const isAsked = ({ adapter, seats }: Record18xx, g: Game, a: SiteAction): boolean => {
  const q = question(g);
  if (a.entity_type === 'player') return q?.company === undefined && q?.by === seats.get(String(a.entity));
  if (a.entity_type !== 'company') return q?.company === adapter.companyFromSite(String(a.entity));
  const owner = g.state.privates[String(a.entity)]?.owner;
  return owner !== undefined && (owner === q?.company || owner === q?.by);
};

/** What a recorded action means here. One that names what does not exist means nothing that could be followed. */
export const meaning = (
  { adapter }: Record18xx,
  { game, names }: Standing,
  a: SiteAction,
): { readonly deed: Rendered | undefined } | { readonly unknown: Violation } => {
  try {
    return { deed: adapter.translate(game, names, a) };
  } catch {
    return { unknown: { clause: 'record.names', facts: { action: a.id } } };
  }
};

/** Why our game refuses a deed now. What players did is theirs: another's turn does not make it another's deed. */
export const refused = (r: Record18xx, g: Game, a: SiteAction, deed: Rendered): Violation | undefined => {
  const seat = a.entity_type === 'player' ? r.seats.get(String(a.entity)) : undefined;
  const q = question(g);
  if (seat !== undefined && q && q.by !== seat) return { clause: 'turn.seat', facts: { seat: q.by } };
  return check(g, asAction(g, deed));
};

/** How our game comes to the next thing told: passes for those the site did not ask, then the thing itself, or not. */
export interface Way {
  readonly passes: number;
  readonly isLeftOut: boolean;
}

interface Path {
  readonly game: Game;
  readonly at: number;
  readonly cost: number;
  readonly passes: number;
  readonly isLeftOut: boolean;
  readonly passedFor: readonly string[];
}

/** A pass of somebody who is not asked is rather left out than others are passed for. */
const COST = { passFor: 1.1, leaveOut: 1, leaveOutLast: 0.9, leaveOutAsked: 1.5 };
const MOST_PATHS = 400;

/**
 * The way with the least passes added and left out, after which the next deed of the record is legal. Nobody is passed
 * for twice, so no deed is found a round too late. Nothing, if there is no such way.
 */
export const wayTo = (r: Record18xx, { game, names }: Standing, told: readonly SiteAction[]): Way | undefined => {
  const open: Path[] = [{ game, at: 0, cost: 0, passes: 0, isLeftOut: false, passedFor: [] }];
  for (let i = 0; i < MOST_PATHS && open.length; i++) {
    const nearest = open.reduce((best, p, n) => (p.cost < (open[best] as Path).cost ? n : best), 0);
    const [path] = open.splice(nearest, 1) as [Path];
    const a = told[path.at];
    if (!a) return path;
    const legal = (deed: SiteAction | undefined) => deed && legality(r, { game: path.game, names }, deed);
    if (legal(a) === 'legal') return path;
    if (a.type === 'pass') {
      // What is legal in this very turn is not meant for the same company's next one.
      const then = told[path.at + 1];
      const goesOn = endsTurn(path.game, a) && then?.entity === a.entity && legal(then) === 'legal';
      open.push(...pastPass(r, path, a, goesOn));
    } else if (legal(a) === 'nothing') open.push({ ...path, at: path.at + 1 });
    open.push(...withPass(path));
  }
  return undefined;
};

/** Whether a recorded deed may be done here, or decides nothing. */
const legality = (r: Record18xx, at: Standing, a: SiteAction): 'legal' | 'illegal' | 'nothing' => {
  const means = a.type === 'pass' ? { deed: undefined } : meaning(r, at, a);
  if ('unknown' in means) return 'illegal';
  if (!means.deed) return 'nothing';
  return refused(r, at.game, a, means.deed) ? 'illegal' : 'legal';
};

/** A recorded pass is played by whoever is asked, or left out. */
const pastPass = (r: Record18xx, path: Path, a: SiteAction, goesOn: boolean): readonly Path[] => {
  const asked = isAsked(r, path.game, a);
  const cost = !asked ? COST.leaveOut : endsTurn(path.game, a) ? COST.leaveOutLast : COST.leaveOutAsked;
  const isLeftOut = path.at === 0 || path.isLeftOut;
  const out = { ...path, at: path.at + 1, cost: path.cost + cost, isLeftOut };
  const game = asked && !goesOn ? afterPass(path.game) : undefined;
  return game ? [{ ...path, game, at: path.at + 1 }, out] : [out];
};

/** The last step of a turn may end later there: of several passes the last one counts. */
const endsTurn = (g: Game, a: SiteAction): boolean => {
  const q = question(g);
  const steps = q?.company === undefined ? [] : (g.title.turn[partOf(g, q.company).kind] ?? []);
  return a.entity_type !== 'player' && q?.step === steps.at(-1)?.name;
};

const withPass = (path: Path): readonly Path[] => {
  const q = question(path.game);
  const who = `${q?.by} ${q?.company} ${q?.step}`;
  const game = q && !path.passedFor.includes(who) ? afterPass(path.game) : undefined;
  if (!game) return [];
  const passes = path.passes + Number(path.at === 0);
  return [{ ...path, game, passes, cost: path.cost + COST.passFor, passedFor: [...path.passedFor, who] }];
};

const afterPass = (g: Game): Game | undefined => {
  const outcome = play(g, asAction(g, { type: 'pass' }));
  return outcome.violation ? undefined : outcome.game;
};
