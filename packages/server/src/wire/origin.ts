import type { Config } from '../config.ts';

/** Whether a browser's request comes from our own pages. Programs that are no browsers send no origin. */
export const originFits = (config: Config, origin: string | undefined, host: string | undefined): boolean => {
  if (origin === undefined) return true;
  if (config.origins.includes(origin)) return true;
  if (config.publicUrl !== undefined) return origin === config.publicUrl;
  try {
    return host !== undefined && new URL(origin).host === host;
  } catch {
    return false;
  }
};
