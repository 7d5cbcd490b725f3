import type { NewChannel } from '@roundhouse/protocol';

/** Lets the server send to this browser though no page is open; nothing, if the browser or its owner does not want it. */
export const subscription = async (key: string): Promise<NewChannel | undefined> => {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !key) return undefined;
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  const registration = await navigator.serviceWorker.getRegistration();
  const made = await registration?.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: key })
    .catch(() => undefined);
  const { endpoint, keys } = made?.toJSON() ?? {};
  const { p256dh, auth } = keys ?? {};
  return endpoint && p256dh && auth ? { kind: 'push', endpoint, p256dh, auth } : undefined;
};
