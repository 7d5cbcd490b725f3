import { type Config, readConfig } from '../config.ts';
import { openLog } from '../log.ts';
import { type Parts, standardParts } from '../parts.ts';
import { type Running, serve } from '../serve.ts';
import type { Backend } from './backends.ts';

/** A server inside the test, and what it wrote to its log. */
export interface TestServer extends Running {
  readonly url: string;
  readonly lines: string[];
}

/** Generous limits: tests are in a hurry and come from one address. */
const HURRY: Partial<Config> = {
  port: 0,
  host: '127.0.0.1',
  requests: 1_000_000,
  dearRequests: 1_000_000,
  messages: 100_000,
  socketsPerAddress: 100_000,
  tablesPerPerson: 100_000,
  webhooks: 'any',
  botPace: 0,
};

export const testConfig = (backend: Backend, more: Partial<Config> = {}): Config => ({
  ...readConfig([], {}).config,
  ...HURRY,
  ...backend.config,
  ...more,
});

export const testServer = async (
  backend: Backend,
  parts: Partial<Parts> = {},
  more: Partial<Config> = {},
): Promise<TestServer> => {
  const lines: string[] = [];
  const log = openLog('debug', line => lines.push(line));
  const running = await serve(testConfig(backend, more), { ...standardParts, ...parts }, log);
  return { ...running, url: `http://127.0.0.1:${running.port}`, lines };
};
