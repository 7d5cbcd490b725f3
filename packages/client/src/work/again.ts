/** Milliseconds to wait before each further try. */
const PATIENCE = [400, 1200, 3000, 8000] as const;

const wait = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));

/** Tries a job again, a little later each time, while it fails; the last failure is the answer. */
export const again = async <T>(job: () => Promise<T>, patience: readonly number[] = PATIENCE): Promise<T> => {
  for (const ms of patience)
    try {
      return await job();
    } catch {
      await wait(ms);
    }
  return job();
};

/** Told to come back later, by a server that has too much to do. */
const isBusy = ({ status }: Response): boolean => status === 429 || status === 503;

/** Seconds the server asks us to wait, at most half a minute. */
const askedFor = (response: Response): number => {
  const seconds = Number(response.headers.get('retry-after'));
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds, 30) * 1000 : 0;
};

/** Fetches from a server that may be busy: it is asked again when it has time. */
export const fetchFree = async (
  url: string,
  init: RequestInit = {},
  patience: readonly number[] = PATIENCE,
): Promise<Response> => {
  for (const ms of patience) {
    const response = await fetch(url, init);
    if (!isBusy(response)) return response;
    await wait(Math.max(ms, askedFor(response)));
  }
  return fetch(url, init);
};
