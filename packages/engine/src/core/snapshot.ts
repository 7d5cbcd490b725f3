import type { Misfit } from './file.ts';
import { decide, emptyState, variantOf } from './play.ts';
import type { GameRecord } from './record.ts';
import type { View } from './state.ts';
import type { Title } from './title.ts';

const AT = 'snapshot.state';

/** What in a record's snapshot, if it has one, cannot be a position of the title. */
export const snapshotMisfit = (
  title: Title,
  { setup, snapshot }: Pick<GameRecord, 'setup' | 'snapshot'>,
): Misfit | undefined => {
  if (!snapshot) return undefined;
  const chosen = variantOf(title, setup);
  const path = lacking(emptyState(chosen, setup), snapshot.state, AT);
  if (path !== undefined) return { path, expected: 'as in a position of the title' };
  return holds(chosen, snapshot.state) ? undefined : { path: AT, expected: 'a position of the title' };
};

/** The first part that is missing or of another kind. */
const lacking = (wanted: unknown, given: unknown, path: string): string | undefined => {
  if (typeof wanted !== 'object' || wanted === null) return typeof given === typeof wanted ? undefined : path;
  if (typeof given !== 'object' || given === null || Array.isArray(given) !== Array.isArray(wanted)) return path;
  if (Array.isArray(wanted) || 'sees' in wanted) return undefined;
  for (const [key, part] of Object.entries(wanted)) {
    const found = lacking(part, (given as Readonly<Record<string, unknown>>)[key], `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** Whether the rules find their way in it. A state has no more proof to offer than that nothing in it is missing. */
const holds = (title: Title, state: View): boolean => {
  try {
    decide({ title, state });
    return true;
  } catch {
    return false;
  }
};
