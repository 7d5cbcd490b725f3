import { expect, test, vi } from 'vitest';
import { type Caller, call, guest, request, stranger } from '../testing/caller.ts';
import { cardParts } from '../testing/cards.ts';
import { onEveryDatabase } from '../testing/houses.ts';

/** Hundreds of rounds: what a password is kept as does not matter here. */
vi.mock('./password.ts', () => ({
  hashOfPassword: async (password: string) => `plain ${password}`,
  passwordFits: async (kept: string | undefined, password: string) => kept === `plain ${password}`,
}));

const ROUNDS = 200;
const old = 'the first password';
const password = 'the second password';

/** The same person in another window. */
const again = (url: string, c: Caller): Caller => ({ ...stranger(url), cookie: c.cookie });

onEveryDatabase('names that look alike', { parts: cardParts, servers: 2 }, at => {
  test('are given once, however many ask for them at the same moment, as newcomers, guests or by another name', async () => {
    for (let round = 0; round < 10; round++) {
      const own = `${at().house.process.slice(0, 4)}${'x'.repeat(round)}`;
      const names = [`Paul ${own}`, `PauI ${own}`, `Pau1 ${own}`, `Pаul ${own}`];
      const known = stranger(at(1).url);
      await call(known, 'register', {}, { name: `Someone ${own}`, password });
      const asked = await Promise.all([
        request(stranger(at(0).url), 'register', {}, { name: names[0], password }),
        request(stranger(at(1).url), 'register', {}, { name: names[1], password }),
        request(await guest(at(0).url, 'Guest'), 'register', {}, { name: names[2], password }),
        request(known, 'changeMe', {}, { name: names[3] }),
      ]);
      expect(asked.map(r => r.status).sort()).toEqual([200, 409, 409, 409]);
    }
  });
});

onEveryDatabase('changes to one person at the same moment', { parts: cardParts, servers: 2 }, at => {
  test('never undo what was acknowledged', async () => {
    const counted = { password: 0, webhook: 0, deletion: 0, registration: 0 };
    for (let round = 0; round < ROUNDS; round++) {
      const name = `Racer ${round} on ${at().house.process.slice(0, 4)}`;
      const me = await guest(at().url, 'Guest');
      const webhook = `https://example.org/${round}`;
      const [registered, hooked] = await Promise.all([
        request(again(at(0).url, me), 'register', {}, { name, password: old }),
        request(again(at(1).url, me), 'changeMe', {}, { webhook }),
      ]);
      expect([registered.status, hooked.status]).toEqual([200, 200]);
      const first = await call(again(at(1).url, me), 'me');
      expect(first.me).toMatchObject({ kind: 'account', name, webhook });
      counted.registration++;
      const windows = Array.from({ length: 4 }, (_, i) => again(at(i).url, me)) as [Caller, Caller, Caller, Caller];
      const [renamed, changed, gone] = await Promise.all([
        request(windows[0], 'changeMe', {}, { webhook: `${webhook}/second` }),
        request(windows[1], 'changePassword', {}, { old, password }),
        round % 2 ? request(windows[2], 'deleteMe', {}, { password: old }) : undefined,
        request(windows[3], 'changeMe', {}, { name: `${name} x` }).catch(() => undefined),
      ]);
      const before = await request(again(at().url, me), 'me');
      const mine = await request(stranger(at(1).url), 'signIn', {}, { name: `${name} x`, password });
      const same = mine.ok ? mine : await request(stranger(at(1).url), 'signIn', {}, { name, password });
      if (gone?.ok) {
        counted.deletion++;
        expect([before.no?.error.code, same.no?.error.code]).toEqual(['stale', 'credentials']);
        continue;
      }
      if (changed.ok) {
        counted.password++;
        expect([before.no?.error.code, same.status]).toEqual(['stale', 200]);
      }
      if (renamed.ok && same.ok) {
        counted.webhook++;
        expect(same.ok.webhook).toBe(`${webhook}/second`);
      }
    }
    expect(counted.registration).toBe(ROUNDS);
    for (const count of Object.values(counted)) expect(count).toBeGreaterThan(ROUNDS / 20);
  });
});
