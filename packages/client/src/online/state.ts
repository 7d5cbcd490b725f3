import type { Asked, ChatLine, LeftOrder, Motion, Presence, TableInfo } from '@roundhouse/protocol';
import { create } from 'zustand';

/** What is known of a table on a server besides its game. */
export interface OnlineState {
  readonly connection: 'connecting' | 'open' | 'lost';
  readonly info?: TableInfo;
  readonly seat?: number;
  /** Our id among the people of the server. */
  readonly me?: string;
  readonly chat: readonly ChatLine[];
  readonly motions: readonly Motion[];
  readonly presence?: Presence;
  /** The question on the table, and until when it waits. */
  readonly asked?: Asked;
  /** What we left behind here. */
  readonly orders: readonly LeftOrder[];
  /** Tables that wait for us, this one included. */
  readonly waiting: readonly string[];
}

const NOBODY: OnlineState = { connection: 'connecting', chat: [], motions: [], orders: [], waiting: [] };

/** The table that is followed on the server. */
export const useOnline = create<OnlineState>()(() => NOBODY);

/** Takes a seat of the table, or none. */
export const sitAt = (seat: number | undefined): void => {
  const { seat: _, ...rest } = useOnline.getState();
  useOnline.setState(seat === undefined ? rest : { ...rest, seat }, true);
};

export const forgetOnline = (): void => useOnline.setState(NOBODY, true);

/** Takes lines of the chat, each once, in order; one that says nothing any more is forgotten. */
export const hearChat = (lines: readonly ChatLine[]): void => {
  const all = new Map([...useOnline.getState().chat, ...lines].map(l => [l.id, l]));
  const there = [...all.values()].filter(l => l.text !== '' || l.note);
  useOnline.setState({ chat: there.sort((a, b) => a.id - b.id) });
};

/** Takes a motion; those that are decided are forgotten. */
export const hearMotion = (motion: Motion): void => {
  const others = useOnline.getState().motions.filter(m => m.id !== motion.id);
  useOnline.setState({ motions: motion.state === 'open' ? [...others, motion] : others });
};

/** A key of our own for something sent, new every time. */
export const newKey = (): string => crypto.randomUUID();
