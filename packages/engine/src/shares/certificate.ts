import { isAutomaton } from '../core/automaton.ts';
import type { CompanyId, Party, Seat, StepName } from '../core/ids.ts';
import { known } from '../core/known.ts';
import type { Game } from '../core/state.ts';
import { companyOf } from '../core/state.ts';
import { type Table, write } from '../core/table.ts';
import type { CompanyPart } from '../core/title.ts';

export const partOf = (g: Game, company: CompanyId): CompanyPart => known(g.title.parts.companies[company]);

const heldOf = (g: Game, company: CompanyId): readonly Party[] => companyOf(g, company).held;

/** Shares of a company in all. */
export const units = (g: Game, company: CompanyId): number =>
  partOf(g, company).certificates.reduce((sum, n) => sum + n, 0);

/** How many shares of the company somebody holds. */
export const sharesOf = (g: Game, company: CompanyId, holder: Party): number => {
  const { certificates } = partOf(g, company);
  const held = heldOf(g, company);
  let shares = 0;
  for (let i = 0; i < held.length; i++) if (held[i] === holder) shares += certificates[i] ?? 0;
  return shares;
};

/** Shares in the hands of players, automata included. */
export const sharesOut = (g: Game, company: CompanyId): number => {
  const { certificates } = partOf(g, company);
  return heldOf(g, company).reduce<number>((sum, h, i) => sum + (isHand(g, h) ? (certificates[i] ?? 0) : 0), 0);
};

/** Whether this is a player or an automaton. */
const isHand = (g: Game, holder: Party): boolean => typeof holder === 'number' || isAutomaton(g, holder);

/** How many certificates somebody holds of companies that count towards the limit. */
export const certificatesOf = (g: Game, holder: Party): number => {
  let held = 0;
  for (const company in g.state.companies) for (const h of heldOf(g, company)) if (h === holder) held++;
  return held;
};

/** The player who leads the company; nobody, if its director's certificate is not in a player's hand. */
export const directorOf = (g: Game, company: CompanyId): Seat | undefined => {
  const first = leaderOf(g, company);
  return typeof first === 'number' ? first : undefined;
};

/** Who holds the director's certificate: a player, or an automaton; nobody, if it lies elsewhere. */
export const leaderOf = (g: Game, company: CompanyId): Party | undefined => {
  const first = partOf(g, company).led ? heldOf(g, company)[0] : undefined;
  return first !== undefined && isHand(g, first) ? first : undefined;
};

/** Shares on each ordinary certificate somebody holds, in the order of the title's list. */
export const ordinaryOf = (g: Game, company: CompanyId, holder: Party): readonly number[] => {
  const { certificates, led } = partOf(g, company);
  const held = heldOf(g, company);
  return certificates.filter((_, i) => held[i] === holder && !(led && i === 0));
};

/** Who decides a step for the company: its director, unless the title says otherwise. */
export const deciderOf = (g: Game, company: CompanyId, step: StepName): Seat =>
  (g.title.rules.decides(g, company, step) ?? directorOf(g, company)) as Seat;

/** Passes one certificate, the first that fits, from one holder to another. */
export const passCertificate = (t: Table, company: CompanyId, from: Party, to: Party, shares: number): void => {
  const part = partOf(t, company);
  const at = heldOf(t, company).findIndex(
    (h, i) => h === from && part.certificates[i] === shares && !(i === 0 && part.led),
  );
  if (at < 0) throw new Error(`${from} has no certificate of ${shares} of ${company}.`);
  write(t, 'companies', company, 'held')[at] = to;
};

/** Hands the director's certificate over. */
export const passDirector = (t: Table, company: CompanyId, to: Party): void => {
  write(t, 'companies', company, 'held')[0] = to;
};
