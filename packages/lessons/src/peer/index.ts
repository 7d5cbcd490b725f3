import { de } from './de.ts';
import { en } from './en.ts';
import type { PeerWords } from './peer.ts';

export type { Otherwise } from './peer.ts';

/** Where our titles are played otherwise on 18xx.games, by language and rulebook. */
export const unlikePeer: Readonly<Record<'en' | 'de', PeerWords>> = { en, de };
