import type { Particulars } from './goals.ts';
import { particulars1848 } from './particulars/1848.ts';

const BY_TITLE: Readonly<Record<string, Particulars>> = { 1848: particulars1848 };

const NOTHING: Particulars = { endings: [], powers: [], unmet: {}, corners: [] };

/** What the exhaustive runner must know of a title. */
export const particularsOf = (title: string): Particulars => BY_TITLE[title] ?? NOTHING;
