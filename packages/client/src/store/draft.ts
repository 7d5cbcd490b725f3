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
  /** The hex whose story is open. */
  readonly hex?: HexId;
  /** Runs traced by hand, by train; nothing: the suggested ones. */
  readonly traced?: Readonly<Record<number, Traced>>;
  /** The train being traced. */
  readonly train?: number;
  /** Routes of the past that are looked at. */
  readonly shown?: readonly Route[];
}

interface Drafting extends Draft {
  open(verb: string | undefined, path?: readonly Answer[]): void;
  answer(value: Answer): void;
  back(): void;
  consider(action: Action | undefined): void;
  lookInto(hex: HexId | undefined): void;
  /** Takes a train in hand, with the route it has. */
  trace(train: number | undefined, route?: Traced | undefined): void;
  /** Begins tracing with these routes. */
  traceAll(routes: Readonly<Record<number, Traced>>, train: number): void;
  show(routes: readonly Route[] | undefined): void;
  untrace(): void;
  clear(): void;
}

const without = <K extends keyof Draft>(s: Drafting, ...keys: readonly K[]): Drafting => {
  const next = { ...s };
  for (const key of keys) delete next[key];
  return next;
};

/** The one draft of the table. */
export const useDraft = create<Drafting>()((set, get) => ({
  path: [],
  open: (verb, path = []) =>
    set(
      verb === undefined
        ? { ...without(get(), 'verb', 'preview', 'hex'), path: [] }
        : { ...without(get(), 'preview', 'hex'), verb, path },
      true,
    ),
  answer: value => set({ ...without(get(), 'preview'), path: [...get().path, value] }, true),
  back: () => set({ ...without(get(), 'preview'), path: get().path.slice(0, -1) }, true),
  consider: action => set(action ? { ...get(), preview: action } : without(get(), 'preview'), true),
  lookInto: hex => set(hex ? { ...get(), hex } : without(get(), 'hex'), true),
  trace: (train, route) => {
    const { [train ?? -1]: _, ...others } = get().traced ?? {};
    const traced = train === undefined ? get().traced : route ? { ...others, [train]: route } : others;
    set(
      {
        ...without(get(), 'train', 'traced'),
        ...(train === undefined ? {} : { train }),
        ...(traced ? { traced } : {}),
      },
      true,
    );
  },
  traceAll: (traced, train) => set({ ...get(), traced, train }, true),
  show: routes => set(routes ? { ...get(), shown: routes } : without(get(), 'shown'), true),
  untrace: () => set(without(get(), 'traced', 'train'), true),
  clear: () => set({ ...without(get(), 'verb', 'preview', 'hex', 'traced', 'train', 'shown'), path: [] }, true),
}));
