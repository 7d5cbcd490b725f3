import { sayerOf } from '../../words/apart.ts';
import { de } from './de.ts';
import { en } from './en.ts';

/** Says a line of practice. */
export const asks = sayerOf(en, { de });
