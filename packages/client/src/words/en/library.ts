/** Words of library. */
export const library = {} as const;
