import {
  type Action,
  check,
  type Game,
  type HexId,
  leaves,
  upgradesOf,
  type Violation,
  whyNotAny,
} from '@roundhouse/engine';
import type { Answer } from '../../store/draft.ts';
import { type Asked, choicesOf } from '../asked.ts';
import { answering, chosen } from '../choice/unfold.ts';

/** Hexes on offer at the level of the open choice that asks for one. */
export const hexesOffered = ({ unfolded }: Pick<Asked, 'unfolded'>): readonly HexId[] => {
  const level = unfolded.levels.find(l => l.what === 'hex');
  if (level) return level.options as readonly HexId[];
  const { rest } = unfolded;
  return rest.kind === 'pick' && rest.what === 'hex' ? rest.from.map(o => o.value as HexId) : [];
};

/** The answers after a tap on a hex on offer: it is chosen, or what is chosen there is turned. */
export const tapped = (
  { unfolded }: Pick<Asked, 'unfolded'>,
  hex: HexId,
  stop: number | undefined,
): readonly Answer[] => {
  const turn = unfolded.levels.find(l => l.what === 'turn');
  if (chosen(unfolded, 'hex') !== hex) {
    const path = answering(unfolded, 'hex', hex);
    return stop === undefined ? path : [...path, stop];
  }
  if (!turn) return answering(unfolded, 'hex', hex);
  const next = turn.options[(turn.options.indexOf(turn.chosen) + 1) % turn.options.length] as Answer;
  return answering(unfolded, 'turn', next);
};

/** Why a hex is not on offer for the open verb: what the rules say to the same deed there. */
export const whyNotHex = (game: Game, verb: string, hex: HexId): Violation | undefined => {
  const like = leaves(choicesOf(game, verb)).next().value as (Action & { readonly tile?: string }) | undefined;
  if (!like) return undefined;
  const lays = like.tile === undefined ? [] : upgradesOf(game, hex);
  const deeds = lays.length ? lays.map(l => ({ ...like, hex, ...l })) : [{ ...like, hex }];
  return whyNotAny(deeds.flatMap(d => check(game, d) ?? []));
};
