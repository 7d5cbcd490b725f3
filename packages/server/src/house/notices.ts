import type { Person } from '@roundhouse/protocol';

/** What processes on one database tell each other. */
export type Notice =
  /** An entry was added; the question went from one person to another. */
  | { readonly kind: 'entry'; readonly table: string; readonly from?: string; readonly to?: string }
  /** Something else about the table changed, which may matter to these persons. */
  | { readonly kind: 'table'; readonly table: string; readonly persons: readonly string[] }
  | { readonly kind: 'chat'; readonly table: string; readonly id: number }
  | { readonly kind: 'motion'; readonly table: string; readonly id: number }
  /** Somebody’s orders are others now. */
  | { readonly kind: 'orders'; readonly table: string; readonly person: string }
  /** Somebody changed their name, or their cookies are void. */
  | { readonly kind: 'person'; readonly id: string }
  /** Cookies of another server are good here from now on. */
  | { readonly kind: 'secrets' }
  /** Somebody is kept from something, or no longer. */
  | { readonly kind: 'sanctions' }
  /** Who is at one of its tables. */
  | { readonly kind: 'here'; readonly table: string; readonly persons: readonly Person[]; readonly others: number }
  /** A process began and asks who is where. */
  | { readonly kind: 'who' }
  | { readonly kind: 'alive' }
  | { readonly kind: 'ended' };

/** A notice as it travels, with the process it comes from. */
export const sealed = (process: string, notice: Notice): string => JSON.stringify({ process, ...notice });

export const unsealed = (text: string): (Notice & { readonly process: string }) | undefined => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
