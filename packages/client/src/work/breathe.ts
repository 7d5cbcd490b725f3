/** Lets everything else that waits go first, where the browser can tell. */
export const breathe = (): Promise<void> =>
  new Promise(resolve => {
    if ('scheduler' in globalThis) void scheduler.postTask(() => resolve(), { priority: 'background' });
    else setTimeout(resolve);
  });
