import type { Thought } from '@roundhouse/bots';
import { type Action, decide, type Game, present, type Seat, view } from '@roundhouse/engine';
import { create } from 'zustand';
import { useSettings } from '../app/settings.ts';
import { again } from '../work/again.ts';
import { hurry, think } from '../work/thinker.ts';
import type { Kept, Sitter } from './kept.ts';
import { type Host, sayTrouble, useTable } from './table.ts';

/** What a bot did last, in which position, and why. */
export interface Said {
  readonly of: Game;
  /** How many entries the record had then. */
  readonly entry: number;
  readonly seat: Seat;
  readonly action: Action;
  readonly reasons: Thought['reasons'];
  readonly others: Thought['others'];
}

/** The bots at the open table: who thinks, about what, and what was said last. */
export const useOpponents = create<{
  readonly thinking?: { readonly of: Game; readonly seat: Seat; readonly thought?: Thought } | undefined;
  readonly said?: Said | undefined;
  /** What a strong player would do, for whoever asked. */
  readonly hint?: { readonly of: Game; readonly thought?: Thought; readonly isDone?: boolean } | undefined;
}>()(() => ({}));

/** The game went on in another page of this browser: nothing was entered, and what stands is shown. */
export const ELSEWHERE = 'elsewhere';

/** What bots think with cannot be had. */
export const SILENT = 'botsSilent';

/** Tables of bots alone, or games that do not end, stop here. */
const MOST_ENTRIES = 3000;

/** A question as a bot of this level would be asked it. */
export const riddleFor = (g: Game, seat: Seat, level: string, table: string, entry: number) => ({
  setup: { title: g.state.setup.title, players: g.state.setup.players, options: g.state.setup.options },
  seen: view(g, seat),
  seat,
  level,
  memory: { table, entry },
});

/** Lets bots answer for their seats while this table is open; says how to stop them. */
export const seatBots = ({ id, sitters }: Pick<Kept, 'id' | 'sitters'>, host: Host): (() => void) => {
  useOpponents.setState({ thinking: undefined, said: undefined, hint: undefined });
  if (!sitters.some(isBot)) return () => {};
  let busy: Game | undefined;
  const look = (): void => {
    const { id: open, chronicle, isSending, branch, look: past } = useTable.getState();
    if (open !== id || !chronicle || isSending || branch || past !== undefined) return;
    const g = present(chronicle);
    if (busy === g) return;
    const asked = decide(g);
    const level = asked && sitters[asked.by];
    if (!asked || !isBot(level)) {
      if (busy) useOpponents.setState({ thinking: undefined });
      busy = undefined;
      return;
    }
    busy = g;
    if (chronicle.record.log.length >= MOST_ENTRIES) sayTrouble('botsStopped');
    else void answer(g, asked.by, level, chronicle.record.log.length);
  };
  const answer = async (g: Game, seat: Seat, level: string, entry: number): Promise<void> => {
    const since = performance.now();
    useOpponents.setState({ thinking: { of: g, seat }, hint: undefined });
    const isStill = () => busy === g && useTable.getState().id === id;
    const tell = (thought: Thought) => isStill() && useOpponents.setState({ thinking: { of: g, seat, thought } });
    const thought = await again(() => think(riddleFor(g, seat, level, id, entry), tell)).catch(() => undefined);
    await pause(useSettings.getState().botPace - (performance.now() - since));
    const { chronicle, branch, look: past } = useTable.getState();
    if (!isStill() || !thought || !chronicle || present(chronicle) !== g || branch || past !== undefined) {
      const isSilent = isStill() && !thought;
      if (busy === g) busy = undefined;
      // Saying so has the bot asked again.
      if (isSilent) sayTrouble(SILENT);
      return;
    }
    const { action, reasons, others } = thought;
    useOpponents.setState({ said: { of: g, entry, seat, action, reasons, others } });
    const refused = await host.send({ do: action });
    if (refused && !('trouble' in refused && refused.trouble === ELSEWHERE)) sayTrouble('unsaved');
  };
  const stop = useTable.subscribe(look);
  look();
  return stop;
};

export const isBot = (sitter: Sitter | undefined): sitter is Exclude<Sitter, 'person'> =>
  sitter !== undefined && sitter !== 'person';

let waiting: (() => void) | undefined;

const pause = (ms: number): Promise<void> =>
  ms <= 0
    ? Promise.resolve()
    : new Promise(resolve => {
        const timer = setTimeout(resolve, ms);
        waiting = () => {
          clearTimeout(timer);
          resolve();
        };
      });

/** The bot that thinks moves at once. */
export const hurryBot = (): void => {
  hurry();
  waiting?.();
};
