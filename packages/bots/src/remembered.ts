/** So many answers are kept. */
const KEPT = 20_000;

/** What was found before under this name, or is found now; all is forgotten once there is too much of it. */
export const remembered = <T>(all: Map<string, T>, name: string, find: () => T): T => {
  const before = all.get(name);
  if (before !== undefined) return before;
  const found = find();
  if (all.size >= KEPT) all.clear();
  all.set(name, found);
  return found;
};
