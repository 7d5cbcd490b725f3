import type { CompanyId, HexId, Scenario } from '@roundhouse/engine';

/** The parts of a guide, in the order in which they are read. */
export const CHAPTERS = ['different', 'round', 'mistakes', 'forgotten'] as const;
export type Chapter = (typeof CHAPTERS)[number];

/** A board in a guide: a position of the engine, cut out around some hexes. */
export interface Plate {
  readonly id: string;
  /** The title it is laid out with, if it is not the guide's first. */
  readonly title?: string;
  readonly chapter: Chapter;
  readonly position: Scenario;
  readonly around: readonly HexId[];
  /** Whose best run is drawn, and what it earns. */
  readonly run?: { readonly company: CompanyId; readonly earns: number };
}

/** A thing in a few words, and what there is to say about it. */
export type Remark = readonly [what: string, says: string];

/** What a guide says, in one language. */
export interface GuideWords extends Readonly<Record<Chapter, readonly Remark[]>> {
  readonly lead: string;
  /** What is to be seen on each plate. */
  readonly plates: Readonly<Record<string, string>>;
}

/** How a title is played, in plain words. */
export interface Guide {
  /** The titles it tells about; its boards are laid out with the first. */
  readonly titles: readonly string[];
  readonly plates: readonly Plate[];
  readonly words: Readonly<Record<'en' | 'de', GuideWords>>;
}
