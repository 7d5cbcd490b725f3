import { type Game, question } from '@roundhouse/engine';
import type { SiteAction, SiteGame } from './file.ts';
import type { Stuck } from './follow.ts';

/** Where a record cannot be followed, and what each side expects there. */
export const whyStuck = (
  game: SiteGame,
  { action, told, at, stuck }: Stuck & { readonly action: SiteAction },
): string => {
  const q = question(at);
  const name = game.players.find(p => told.entity_type === 'player' && p.id === told.entity)?.name ?? told.entity;
  const asked = q && (q.company ?? game.players[q.by]?.name);
  const here = q ? `${asked} is asked (${q.step})` : 'the game is over';
  return `Action ${action.id} cannot be followed: there ${name} did ${told.type}, here ${here}, and it is refused: ${stuck.clause}.`;
};

/** How the end differs from the recorded one; nothing, if it does not or none is recorded. */
export const whyUnlike = ({ players, result, actions }: SiteGame, end: Game): string | undefined => {
  const ours = players.map((_, seat) => end.title.rules.worth(end, seat).reduce((sum, w) => sum + w.amount, 0));
  const seat = result?.findIndex((worth, i) => worth !== ours[i]) ?? -1;
  if (seat < 0) return undefined;
  const { name } = players[seat] ?? {};
  return `Followed up to action ${actions.at(-1)?.id}, but in the end ${name} is worth ${ours[seat]} here and ${result?.[seat]} there.`;
};
