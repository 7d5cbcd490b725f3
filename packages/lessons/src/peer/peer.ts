/** Where a title is played otherwise on 18xx.games: the clause here, what holds here, what holds there. */
export interface Otherwise {
  readonly clause: string;
  readonly here: string;
  readonly there: string;
}

/** The differences in one language, by title. */
export type PeerWords = Readonly<Record<string, readonly Otherwise[]>>;
