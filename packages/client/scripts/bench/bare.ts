import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { ARGS, CHROMIUM } from '../../e2e/browser.ts';

/** Milliseconds between two looks at something that takes its time, and for which a browser that was just opened is busy with itself. */
const GLANCE = 100;
const WAKING = 2000;

/** A page of a browser to which nobody listens. */
export interface Bare {
  /** Asks the browser for something in its own words. */
  ask(method: string, params?: object): Promise<unknown>;
  /** What an expression comes to in the page, once it comes to something. */
  find<T>(expression: string): Promise<T>;
  close(): Promise<void>;
}

interface Evaluated<T> {
  readonly result: { readonly value?: T };
}

/** Where a browser that has just been started can be spoken to; it writes that down beside what it keeps. */
const portOf = async (folder: string): Promise<string> => {
  for (;;) {
    try {
      const [port] = readFileSync(join(folder, 'DevToolsActivePort'), 'utf8').split('\n');
      if (port) return port;
    } catch {
      // Not there yet.
    }
    await wait(GLANCE);
  }
};

const pageAt = async (port: string): Promise<string> => {
  for (;;) {
    const targets = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as readonly {
      readonly type: string;
      readonly webSocketDebuggerUrl: string;
    }[];
    const page = targets.find(t => t.type === 'page');
    if (page) return page.webSocketDebuggerUrl;
    await wait(GLANCE);
  }
};

const end = async (browser: ChildProcess): Promise<void> => {
  const ended = once(browser, 'exit');
  browser.kill();
  await ended;
};

/**
 * Opens a browser with what it kept in a folder, as somebody's who comes back. Drivers listen to every request of a page:
 * the engine then reads whole scripts again to say which line asked, and on a slow phone that is a tenth of a second
 * that nobody has who is not watched.
 */
export const openBare = async (folder: string): Promise<Bare> => {
  rmSync(join(folder, 'DevToolsActivePort'), { force: true });
  const options = ['--headless=new', ...ARGS, `--user-data-dir=${folder}`, '--remote-debugging-port=0', 'about:blank'];
  const browser = spawn(CHROMIUM ?? '', options, { stdio: 'ignore' });
  const socket = new WebSocket(await pageAt(await portOf(folder)));
  await once(socket, 'open');
  await wait(WAKING);
  const asked = new Map<number, (answer: unknown) => void>();
  socket.on('message', data => {
    const { id, result } = JSON.parse(String(data)) as { readonly id: number; readonly result: unknown };
    asked.get(id)?.(result);
  });
  let last = 0;
  const ask = (method: string, params: object = {}): Promise<unknown> =>
    new Promise(resolve => {
      const id = ++last;
      asked.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
    });
  const find = async <T>(expression: string): Promise<T> => {
    for (;;) {
      const { result } = (await ask('Runtime.evaluate', { expression, returnByValue: true })) as Evaluated<T>;
      if (result.value !== undefined) return result.value;
      await wait(GLANCE);
    }
  };
  return {
    ask,
    find,
    close: () => {
      socket.close();
      return end(browser);
    },
  };
};
