import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import type { Config } from '../config.ts';
import type { Parts } from '../parts.ts';
import { BACKENDS, type Backend } from './backends.ts';
import { type TestServer, testServer } from './server.ts';

/** A database may take its time to start where everything is busy. */
const SLOWEST = 120_000;

/** The same tests against a server on every database that can be had here. */
export const onEveryDatabase = (
  what: string,
  setup: { readonly parts?: Partial<Parts>; readonly config?: Partial<Config>; readonly servers?: number },
  tests: (
    at: (n?: number) => TestServer,
    backend: () => Backend,
    /** Stops a server and starts another in its place. */
    restart: (n?: number) => Promise<void>,
  ) => void,
): void => {
  describe.each(Object.entries(BACKENDS))(`${what} (%s)`, (name, open) => {
    let backend: Backend | undefined;
    const servers: TestServer[] = [];
    beforeAll(async () => {
      backend = await open();
      // Only PostgreSQL is shared by several processes.
      const count = name === 'postgres' ? (setup.servers ?? 1) : 1;
      for (let i = 0; backend && i < count; i++) servers.push(await testServer(backend, setup.parts, setup.config));
    }, SLOWEST);
    beforeEach(context => {
      if (!backend) context.skip();
    });
    afterAll(async () => {
      for (const server of servers) await server.stop();
      await backend?.drop();
    }, SLOWEST);
    tests(
      (n = 0) => servers[n % servers.length] as TestServer,
      () => backend as Backend,
      async (n = 0) => {
        const place = n % servers.length;
        await servers[place]?.stop();
        servers[place] = await testServer(backend as Backend, setup.parts, setup.config);
      },
    );
  });
};
