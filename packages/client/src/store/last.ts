const SHELF = 'roundhouse.table';

/** Remembers which title lies on the table that was opened last: on the next visit it is fetched before the game is. */
export const rememberTable = (id: string, title: string): void => {
  try {
    localStorage.setItem(SHELF, `${id} ${title}`);
  } catch {
    // Without storage the title is fetched once the game is there.
  }
};

/** The title on this table, if it was the last one opened. */
export const rememberedTitle = (id: string): string | undefined => {
  try {
    const [table, title] = localStorage.getItem(SHELF)?.split(' ') ?? [];
    return table === id ? title : undefined;
  } catch {
    return undefined;
  }
};
