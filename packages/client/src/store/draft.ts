import type { Action, HexId, Route } from '@roundhouse/engine';
import { create } from 'zustand';

export type Answer = string | number;

/** A route traced by hand: where it begins, and the stretches after that. */
export interface Traced {
  readonly start: number;
  readonly segments: readonly number[];
}

/** What the player is about to do: a verb opened so far, and what is being considered. */
export interface Draft {
  readonly verb?: string;
  readonly path: readonly Answer[];
  /** An action whose consequences are shown. */
  readonly preview?: Action;
  /** Whether the next tap on it does what is shown. */
  readonly isArmed?: boolean;
  /** The hex whose story is open. */
  readonly hex?: HexId;
  /** Runs traced by hand, by train; nothing: the suggested ones. */
  readonly traced?: Readonly<Record<number, Traced>>;
  /** The train being traced. */
  readonly train?: number;
  /** Why the train in hand cannot be led where it was last pointed. */
  readonly stuck?: string;
  /** Routes of the past that are looked at. */
  readonly shown?: readonly Route[];
}

interface Drafting extends Draft {
  open(verb: string | undefined, path?: readonly Answer[]): void;
  answer(value: Answer): void;
  back(): void;
  consider(action: Action | undefined): void;
  /** A finger's first tap: shows what would follow; the second does it. */
  arm(action: Action): void;
  lookInto(hex: HexId | undefined): void;
  /** Takes a train in hand, with the route it has. */
  trace(train: number | undefined, route?: Traced | undefined): void;
  /** Begins tracing with these routes. */
  traceAll(routes: Readonly<Record<number, Traced>>, train: number): void;
  /** Says why a train cannot be led on. */
  stick(why: string | undefined): void;
  show(routes: readonly Route[] | undefined): void;
  untrace(): void;
  clear(): void;
}

const without = <K extends keyof Draft>(s: Drafting, ...keys: readonly K[]): Drafting => {
  const next = { ...s };
  for (const key of keys) delete next[key];
  return next;
};

/** The way as it was, if the new one leads to the same: nothing is drawn again. */
const sameOr = (was: Draft['path'], now: Draft['path']): Draft['path'] =>
  was.length === now.length && was.every((answer, i) => answer === now[i]) ? was : now;

/** The one draft of the table. */
export const useDraft = create<Drafting>()((set, get) => ({
  path: [],
  open: (verb, path = []) =>
    set(
      verb === undefined
        ? { ...without(get(), 'verb', 'preview', 'isArmed', 'hex'), path: [] }
        : { ...without(get(), 'preview', 'isArmed', 'hex'), verb, path: sameOr(get().path, path) },
      true,
    ),
  answer: value => set({ ...without(get(), 'preview'), path: [...get().path, value] }, true),
  back: () => set({ ...without(get(), 'preview'), path: get().path.slice(0, -1) }, true),
  consider: action =>
    set(action ? { ...without(get(), 'isArmed'), preview: action } : without(get(), 'preview', 'isArmed'), true),
  arm: action => set({ ...get(), preview: action, isArmed: true }, true),
  lookInto: hex => set(hex ? { ...get(), hex } : without(get(), 'hex'), true),
  trace: (train, route) => {
    const { [train ?? -1]: _, ...others } = get().traced ?? {};
    const traced = train === undefined ? get().traced : route ? { ...others, [train]: route } : others;
    set(
      {
        ...without(get(), 'train', 'traced', 'stuck'),
        ...(train === undefined ? {} : { train }),
        ...(traced ? { traced } : {}),
      },
      true,
    );
  },
  traceAll: (traced, train) => set({ ...get(), traced, train }, true),
  stick: why => set(why ? { ...get(), stuck: why } : without(get(), 'stuck'), true),
  show: routes => set(routes ? { ...get(), shown: routes } : without(get(), 'shown'), true),
  untrace: () => set(without(get(), 'traced', 'train', 'stuck'), true),
  clear: () =>
    set(
      { ...without(get(), 'verb', 'preview', 'isArmed', 'hex', 'traced', 'train', 'stuck', 'shown'), path: [] },
      true,
    ),
}));
