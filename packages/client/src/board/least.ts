import { createContext, use } from 'react';

/** The smallest letters that can be read, in pixels. */
const READABLE = 9;
/** Sizes change by steps, so that a little zooming redraws nothing. */
const STEP = 1.5;
/** So large that nothing is written, as on a sheet that is not shown. */
const MOST = 99;

/** The smallest letters that may be written on a sheet enlarged by this much, in its own units. */
export const leastAt = (k: number): number => Math.min(MOST, Math.ceil(READABLE / k / STEP) * STEP);

const Least = createContext(0);

/** What is smaller is not written: the hex's own page has it. */
export const LeastProvider = Least.Provider;
export const useLeast = (): number => use(Least);
