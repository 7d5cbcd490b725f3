import type { Page } from 'playwright-core';

/** Keeps everything a page ever gets from the server: every frame of its sockets and every answer, byte for byte. */
export const overheard = (page: Page): { all(): string } => {
  const heard: string[] = [];
  page.on('websocket', socket => {
    socket.on('framereceived', ({ payload }) => heard.push(payload.toString()));
  });
  page.on('response', answer => {
    if (new URL(answer.url()).pathname.startsWith('/api/'))
      answer.text().then(
        text => heard.push(text),
        () => {},
      );
  });
  return { all: () => heard.join('\n') };
};
