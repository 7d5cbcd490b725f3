import type { pages as english } from '../en/pages.ts';

/** Wörter von pages. */
export const pages: Readonly<Record<keyof typeof english, string>> = {};
