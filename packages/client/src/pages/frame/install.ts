import { create } from 'zustand';

/** What browsers hand out when the site may be installed. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

const store = create<{ readonly offer: InstallOffer | undefined }>(() => ({ offer: undefined }));

/** Listens from the start, for the browser offers once only. */
export const heedInstall = (): void => {
  window.addEventListener('beforeinstallprompt', e => {
    e.preventDefault();
    store.setState({ offer: e as InstallOffer });
  });
  window.addEventListener('appinstalled', () => store.setState({ offer: undefined }));
};

/** Installs the site, where the browser offers it. */
export const useInstall = (): (() => void) | undefined => {
  const offer = store(s => s.offer);
  return offer && (() => void offer.prompt());
};
