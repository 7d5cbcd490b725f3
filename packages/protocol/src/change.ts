import type { Change } from './entry.ts';

type Path = readonly (string | number)[];

/** What leads from one JSON value to another. Parts that are the same object are not looked into. */
export const changesBetween = (before: unknown, after: unknown): readonly Change[] => {
  const found: Change[] = [];
  collect(before, after, [], found);
  return found;
};

const collect = (before: unknown, after: unknown, path: Path, found: Change[]): void => {
  if (Object.is(before, after)) return;
  if (!isWhole(before) || !isWhole(after) || Array.isArray(before) !== Array.isArray(after)) {
    found.push([path, after]);
    return;
  }
  if (Array.isArray(before) && before.length !== (after as unknown as unknown[]).length) {
    found.push([path, after]);
    return;
  }
  for (const key of Object.keys(before)) {
    if (before[key] !== undefined && own(after, key) === undefined) found.push([[...path, keyIn(before, key)]]);
  }
  for (const key of Object.keys(after)) {
    if (after[key] !== undefined) collect(own(before, key), after[key], [...path, keyIn(after, key)], found);
  }
};

/** What a whole holds itself: `toString` is not in `{}`. */
const own = (whole: Record<string, unknown>, key: string): unknown =>
  Object.hasOwn(whole, key) ? whole[key] : undefined;

const keyIn = (whole: object, key: string): string | number => (Array.isArray(whole) ? Number(key) : key);

const isWhole = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The value with the changes made. What is not on the way to a change is shared, not copied. */
export const withChanges = <T>(before: T, changes: readonly Change[]): T => {
  const own = new Set<unknown>();
  let root: unknown = before;
  const copied = (value: unknown): Record<string | number, unknown> => {
    if (own.has(value)) return value as Record<string, unknown>;
    if (!isWhole(value)) throw new TypeError('A change leads to where nothing is.');
    const copy = (Array.isArray(value) ? value.slice() : { ...value }) as Record<string, unknown>;
    own.add(copy);
    return copy;
  };
  for (const change of changes) {
    const [path, value] = change;
    if (!path.length) {
      root = value;
      continue;
    }
    let at = copied(root);
    root = at;
    for (const key of path.slice(0, -1)) {
      if (!Object.hasOwn(at, key)) throw new TypeError('A change leads to where nothing is.');
      const next = copied(at[key]);
      at[key] = next;
      at = next;
    }
    const last = path.at(-1) as string | number;
    if (last === '__proto__') throw new TypeError('A change leads to where nothing is.');
    if (change.length === 1) delete at[last];
    else at[last] = value;
  }
  return root as T;
};
