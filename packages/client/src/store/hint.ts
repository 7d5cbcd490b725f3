import type { Thought } from '@roundhouse/bots';
import { decide, present } from '@roundhouse/engine';
import { askServer } from '../online/server.ts';
import { hurry, think } from '../work/thinker.ts';
import { riddleFor, SILENT, useOpponents } from './opponents.ts';
import { isShared, sayTrouble, useTable } from './table.ts';

/** Nobody waits longer for advice than so many ms: what it has come to by then is good. */
const PATIENCE = 6_000;

/** Asks what a strong player would do here, on what the seat sees. */
export const askHint = async (): Promise<void> => {
  const { chronicle, branch, id } = useTable.getState();
  const line = branch ?? chronicle;
  const g = line && present(line);
  const asked = g && decide(g);
  if (!g || !asked) return;
  const no = isShared(useTable.getState()) ? (await askServer('hint', { at: { table: id } })).trouble : undefined;
  if (no) return sayTrouble(no);
  // What it leaned to on the way may arrive after what it came to.
  const show = (thought: Thought, isDone: boolean) => {
    const { hint } = useOpponents.getState();
    if (hint?.of === g && !hint.isDone) useOpponents.setState({ hint: { of: g, thought, isDone } });
  };
  useOpponents.setState({ hint: { of: g } });
  const riddle = riddleFor(g, asked.by, 'director', id, line.record.log.length);
  const enough = setTimeout(() => useOpponents.getState().hint?.of === g && hurry(), PATIENCE);
  const thought = await think(riddle, leaning => show(leaning, false)).catch(() => undefined);
  clearTimeout(enough);
  if (thought) return show(thought, true);
  closeHint();
  sayTrouble(SILENT);
};

export const closeHint = (): void => useOpponents.setState({ hint: undefined });
