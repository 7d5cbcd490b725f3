// Keeps the site for use without a connection. The list of files and the version are filled in by the build.
const VERSION = '__VERSION__';
const FILES = ['__FILES__'];
const CACHE = `roundhouse-${VERSION}`;

self.addEventListener('install', event => {
  const keep = async () => {
    const cache = await caches.open(CACHE);
    await cache.addAll(FILES.map(file => new Request(file, { cache: 'reload' })));
    // The first version serves at once; a later one waits until it is asked to take over.
    if (!self.registration.active) await self.skipWaiting();
  };
  event.waitUntil(keep());
});

self.addEventListener('activate', event => {
  const tidy = async () => {
    const old = (await caches.keys()).filter(name => name.startsWith('roundhouse-') && name !== CACHE);
    await Promise.all(old.map(name => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

self.addEventListener('message', event => {
  if (event.data === 'take over') self.skipWaiting();
});

const kept = async request => {
  const cache = await caches.open(CACHE);
  const asked = request.mode === 'navigate' ? './' : request;
  return (await cache.match(asked, { ignoreSearch: true })) ?? fetch(request);
};

self.addEventListener('fetch', event => {
  const { request } = event;
  const url = new URL(request.url);
  const ours = url.origin === self.location.origin && !/^\/(api|healthz)(\/|$)/.test(url.pathname);
  if (request.method === 'GET' && ours) event.respondWith(kept(request));
});

// Somebody is called though no page is open.
self.addEventListener('push', event => {
  const { title = 'Roundhouse', body = '', link = './' } = event.data?.json() ?? {};
  event.waitUntil(self.registration.showNotification(title, { body, icon: './icon-192.png', tag: link, data: link }));
});

self.addEventListener('notificationclick', event => {
  event.notification.close();
  const link = new URL(event.notification.data || './', self.location.href);
  // Only pages of our own are opened.
  const page = link.origin === self.location.origin ? link.href : './';
  const show = async () => {
    const [open] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    if (!open) return self.clients.openWindow(page);
    await open.focus();
    return open.navigate(page);
  };
  event.waitUntil(show());
});
