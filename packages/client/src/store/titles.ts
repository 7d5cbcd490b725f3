import type { Title } from '@roundhouse/engine';
import { unpackForeign } from '@roundhouse/exchange/unpack';
import { unpack } from '@roundhouse/titles/covers';
import { again } from '../work/again.ts';

/** The title of this id, from our shelf or, for games from elsewhere, with that platform's rulings. */
export const titleOf = async (id: string): Promise<Title | undefined> =>
  (await again(() => unpack(id))) ?? again(() => unpackForeign(id));
