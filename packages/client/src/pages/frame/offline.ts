import { create } from 'zustand';

/** Milliseconds a first visit has the line to itself. */
const FIRST = 4000;

const store = create<{ readonly waiting: ServiceWorker | undefined }>(() => ({ waiting: undefined }));

/** Whether a newer version of the site is ready. */
export const useUpdate = (): boolean => store(s => s.waiting !== undefined);

/** Lets the newer version take over; the page loads again. */
export const loadUpdate = (): void => store.getState().waiting?.postMessage('take over');

const watch = (registration: ServiceWorkerRegistration): void => {
  const settle = () => {
    if (registration.waiting && navigator.serviceWorker.controller) store.setState({ waiting: registration.waiting });
  };
  settle();
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) registration.update().catch(() => undefined);
  });
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', settle);
  });
};

/** Keeps the site for use without a connection, from the first visit on. */
export const keepOffline = async (): Promise<void> => {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  const had = navigator.serviceWorker.controller;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (had) window.location.reload();
  });
  // Whoever comes for the first time is served first; what is kept for later can wait.
  if (!had) await new Promise(resolve => setTimeout(resolve, FIRST));
  try {
    watch(await navigator.serviceWorker.register('./worker.js', { updateViaCache: 'none' }));
  } catch {
    // Without a worker the site still plays; it only needs its server then.
  }
};
