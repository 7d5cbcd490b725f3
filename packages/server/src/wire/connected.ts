import type { FromServer } from '@roundhouse/protocol';
import type { Watcher } from '../house/house.ts';
import type { Live } from '../house/live.ts';
import type { KeptPerson } from '../store/persons.ts';

/** Somebody connected, and the tables they follow. */
export interface Connected extends Watcher {
  readonly kept?: KeptPerson;
  readonly tables: Map<string, Live>;
  /** Whose share of the server it takes: the person's, a stranger's address's. */
  readonly who: string;
  say(message: FromServer): void;
  /** Whether it has been cleared away: what is still answered must not bring it back. */
  isGone(): boolean;
}

/** The number of the message an answer belongs to. */
export const echo = (message: { readonly ref?: number | undefined } | undefined): { ref?: number } =>
  message?.ref === undefined ? {} : { ref: message.ref };
