import {
  type CompanyId,
  emit,
  fitting,
  type Game,
  type HexId,
  hasDone,
  isUpgrade,
  layTile,
  lieBar,
  question,
  reach,
  type Shown,
  type Step,
  type Table,
  type Turn,
  unless,
  type Violation,
} from '@roundhouse/engine';
import { affairs, alignedHarbour, isHis } from './investor.ts';
import { isLinked, lowers, needed } from './link.ts';
import { isGreen } from './ways.ts';

const isFree = (g: Game): boolean => affairs.of(g).linked === true;

/** Once home and harbour are joined, by whomever, the duty is over for good: LRA-9.2.2-d. */
export const noteLink = (t: Table): void => {
  const { company, linked } = affairs.of(t);
  if (linked || !company || !isLinked(t, company)) return;
  affairs.write(t).linked = true;
  emit(t, { type: 'linked', company, hex: alignedHarbour(t) });
};

/** Until then only tiles that serve the shortest link are laid: LRA-9.2.2-b, -c. */
const servesBar = (g: Game, company: CompanyId, hex: HexId, lay: Parameters<typeof lowers>[3]): Violation | undefined =>
  unless(lowers(g, company, hex, lay), 'investor.link', { hex, count: needed(g, company)?.actions ?? 0 });

/** Then only what lies on its routes is upgraded, the harbour first: LRA-9.2.2-d. */
const upgradeBar = (g: Game, company: CompanyId, hex: HexId): Violation | undefined => {
  const harbour = alignedHarbour(g);
  const { track, stops } = reach(g, company);
  const at = g.title.parts.map.index[hex] ?? -1;
  const isDue = hex !== harbour && !isGreen(g, harbour) && canLay(g, company, harbour);
  return (
    unless(isUpgrade(g, hex), 'investor.upgrade', { hex }) ??
    unless(!!track[at] || !!stops[at], 'investor.route', { hex }) ??
    unless(!isDue, 'investor.harbour-hex', { hex: harbour })
  );
};

const canLay = (g: Game, company: CompanyId, hex: HexId): boolean =>
  fitting(g, company, hex).some(l => !lieBar(g, company, hex, l.tile, l.turn));

/** What its track is for, told to whoever manages it. */
export const aim: NonNullable<Shown['aim']> = g => {
  const { company, linked } = affairs.of(g);
  const asked = question(g);
  if (asked?.step !== 'track' || asked.company !== company) return undefined;
  const hex = alignedHarbour(g);
  const left = linked ? undefined : needed(g, company);
  if (left) return { says: 'link', facts: { hex, count: left.actions } };
  return linked ? { says: 'linked', facts: { hex } } : undefined;
};

/** What its company lays, whoever manages it. */
export const lay: typeof layTile = {
  ...layTile,
  forbid: (g, f, a) =>
    layTile.forbid(g, f, a) ??
    (!isHis(g, a.company)
      ? undefined
      : isFree(g)
        ? upgradeBar(g, a.company, a.hex)
        : servesBar(g, a.company, a.hex, a)),
};

/** A tile that serves the link is compulsory; a second yellow one is not. */
export const compelled = (step: Step<Turn>): Step<Turn> => ({
  ...step,
  compels: (g, f) =>
    step.compels?.(g, f) ??
    (isHis(g, f.company) && !isFree(g) && !hasDone(f, layTile.type) ? { clause: 'investor.duty' } : undefined),
});
