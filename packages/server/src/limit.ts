/** Counts what comes from somewhere, and says when it is too much. */
export interface Limit {
  /** Whether one more is allowed; costs one, if it is. */
  allow(key: string): boolean;
}

/** Allows `rate` a second, and `burst` at once. Keys that have been quiet are forgotten. */
export const limit = (rate: number, burst: number, now: () => number): Limit => {
  const buckets = new Map<string, { left: number; at: number }>();
  const forget = (time: number): void => {
    for (const [key, { left, at }] of buckets) if (left + ((time - at) / 1000) * rate >= burst) buckets.delete(key);
  };
  return {
    allow: key => {
      const time = now();
      if (buckets.size > 10_000) forget(time);
      const bucket = buckets.get(key) ?? { left: burst, at: time };
      bucket.left = Math.min(burst, bucket.left + (Math.max(0, time - bucket.at) / 1000) * rate);
      bucket.at = time;
      buckets.set(key, bucket);
      if (bucket.left < 1) return false;
      bucket.left--;
      return true;
    },
  };
};
