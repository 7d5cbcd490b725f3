/** Why a game of that site cannot be brought over: a sentence, and what it is made of for whoever has other words. */
export interface Trouble {
  readonly error: string;
  readonly kind: 'damaged' | 'title' | 'players' | 'option' | 'action' | 'over' | 'result';
  readonly facts: Readonly<Record<string, string | number>>;
}

/** The file itself is at fault, in the part that is named. */
export const damaged = (what: string, part: string): Trouble => ({
  error: part ? `${what} (${part}).` : `${what}.`,
  kind: 'damaged',
  facts: { part },
});
