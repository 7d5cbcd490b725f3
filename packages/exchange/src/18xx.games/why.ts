import { type Game, question } from '@roundhouse/engine';
import type { SiteAction, SiteGame } from './file.ts';
import type { Stuck } from './follow.ts';
import type { Trouble } from './trouble.ts';

/** Where a record cannot be followed, and what each side expects there. */
export const whyStuck = (
  game: SiteGame,
  { action, told, at, stuck }: Stuck & { readonly action: SiteAction },
): Trouble => {
  const q = question(at);
  const who = game.players.find(p => told.entity_type === 'player' && p.id === told.entity)?.name ?? told.entity;
  const asked = q && (q.company ?? game.players[q.by]?.name ?? '');
  const here = q ? `${asked} is asked (${q.step})` : 'the game is over';
  const { id } = action;
  return {
    error: `Action ${id} cannot be followed: there ${who} did ${told.type}, here ${here}, and it is refused: ${stuck.clause}.`,
    ...(asked === undefined ? { kind: 'over' } : { kind: 'action' }),
    facts: { action: id, who, did: told.type.replaceAll('_', ' '), asked: asked ?? '' },
  };
};

/** How the end differs from the recorded one; nothing, if it does not or none is recorded. */
export const whyUnlike = ({ players, result, actions }: SiteGame, end: Game): Trouble | undefined => {
  const worths = players.map((_, seat) => end.title.rules.worth(end, seat).reduce((sum, w) => sum + w.amount, 0));
  const seat = result?.findIndex((worth, i) => worth !== worths[i]) ?? -1;
  if (seat < 0) return undefined;
  const [player, ours, theirs] = [players[seat]?.name ?? '', worths[seat] ?? 0, result?.[seat] ?? 0];
  const error = `Followed up to action ${actions.at(-1)?.id}, but in the end ${player} is worth ${ours} here and ${theirs} there.`;
  return { error, kind: 'result', facts: { player, ours, theirs } };
};
