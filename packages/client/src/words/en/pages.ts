/** Words of pages. */
export const pages = {} as const;
