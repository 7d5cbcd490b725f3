import type { library as english } from '../en/library.ts';

/** Wörter von library. */
export const library: Readonly<Record<keyof typeof english, string>> = {};
