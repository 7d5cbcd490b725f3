import { australia } from './australia.ts';
import { czechLands } from './bohemia.ts';
import type { Guide } from './guide.ts';
import { investor } from './investor.ts';
import { lowerRhine } from './lowerRhine.ts';
import { rhineland } from './rhineland.ts';
import { shortGame } from './short.ts';

export { CHAPTERS, type Chapter, type Guide, type GuideWords, type Plate } from './guide.ts';

/** How to play, a guide for each game, in the order of the shelf. */
export const guides: readonly Guide[] = [australia, czechLands, rhineland, shortGame, lowerRhine, investor];

/** The guide that tells about a title. */
export const guideTo = (title: string): Guide | undefined => guides.find(g => g.titles.includes(title));
