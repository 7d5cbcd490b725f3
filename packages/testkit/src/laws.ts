import { legalIsOffered, offersHold, runsHold, somebodyCanAct, waysLeadOn } from './laws/agreement.ts';
import {
  cashCovered,
  certificatesConserved,
  moneyConserved,
  tilesSuffice,
  tokensConserved,
  tokensFit,
  trainsSuffice,
} from './laws/conservation.ts';
import { savedIsLoaded, undoInverts } from './laws/history.ts';
import type { Law, Moment } from './laws/moment.ts';
import { hiddenMakesNoDifference } from './laws/redaction.ts';
import { viewsLeakNothing, viewsSuffice } from './laws/secrecy.ts';

export { offers } from './laws/agreement.ts';
export { freeze } from './laws/freeze.ts';
export type { Law, Moment } from './laws/moment.ts';
export { toldApart } from './laws/redaction.ts';

/** Laws checked after every action. */
export const ALWAYS = {
  moneyConserved,
  cashCovered,
  certificatesConserved,
  tilesSuffice,
  trainsSuffice,
  tokensConserved,
  tokensFit,
  somebodyCanAct,
} satisfies Readonly<Record<string, Law>>;

/** Dearer laws, checked at samples. */
export const SAMPLED = {
  offersHold,
  legalIsOffered,
  waysLeadOn,
  runsHold,
  savedIsLoaded,
  undoInverts,
  viewsLeakNothing,
  hiddenMakesNoDifference,
  viewsSuffice,
} satisfies Readonly<Record<string, Law>>;

export const LAWS: Readonly<Record<string, Law>> = { ...ALWAYS, ...SAMPLED };

/** A law that was broken, and how. */
export interface Breach {
  readonly law: string;
  readonly how: string;
}

/** The first of these laws that is broken. An exception is a breach of the law it came from. */
export const broken = (laws: Readonly<Record<string, Law>>, m: Moment): Breach | undefined => {
  for (const [law, breach] of Object.entries(laws)) {
    try {
      const how = breach(m);
      if (how !== undefined) return { law, how };
    } catch (error) {
      return { law, how: `throws ${error instanceof Error ? error.message : String(error)}` };
    }
  }
  return undefined;
};
