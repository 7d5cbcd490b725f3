import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { BACKENDS, type Backend } from './backends.ts';
import { killOften } from './kill.ts';
import { startPostgres } from './postgres.ts';
import { builtServer } from './process.ts';

/** Ten kills in every run; `npm run test:kill` asks for five hundred. */
const KILLS = Number(process.env['KILLS'] ?? 10);

let main = '';
let remove = (): void => {};
beforeAll(async () => {
  ({ main, remove } = await builtServer());
});
afterAll(() => remove());

/** As a real one runs: nothing about durability is switched off. */
const durable = async (name: string, open: () => Promise<Backend | undefined>): Promise<Backend | undefined> => {
  if (name !== 'postgres') return open();
  const server = await startPostgres(true);
  return server && { name, config: { dataDir: '', databaseUrl: server.url }, drop: server.stop };
};

describe.each(Object.entries(BACKENDS))('a server on %s that is killed', (name, open) => {
  test(`${KILLS} times loses nothing it acknowledged`, { timeout: 60_000 + KILLS * 20_000 }, async context => {
    const backend = await durable(name, open);
    if (!backend) return context.skip();
    onTestFinished(backend.drop);
    const report = (kills: number, acknowledged: number): void => {
      if (kills % 10 === 0) process.stderr.write(`${name}: ${kills} kills, ${acknowledged} acknowledged\n`);
    };
    const toll = await killOften({ main, backend, kills: KILLS, tables: 2, seed: `kill ${name}`, progress: report });
    process.stderr.write(`${name}: ${JSON.stringify(toll)}\n`);
    expect(toll).toMatchObject({ lost: [], twice: [], gaps: [], unopened: [], mismatches: 0, undone: [] });
    expect(toll.acknowledged).toBeGreaterThan(KILLS);
    expect(toll.changes).toBeGreaterThan(KILLS);
    expect(toll.undos).toBeGreaterThan(0);
  });
});
