import { dice } from '@roundhouse/testkit';
import { expect, test } from 'vitest';
import { call, guest, request } from '../testing/caller.ts';
import { cardParts } from '../testing/cards.ts';
import { withFaults } from '../testing/faults.ts';
import { onEveryDatabase } from '../testing/houses.ts';

onEveryDatabase('a faulty database', { parts: cardParts }, at => {
  test('never costs anybody their cookie', async () => {
    const ann = await guest(at().url, 'Ann');
    const { mend } = withFaults(at().house.db, () => 'before');
    const reply = await request(ann, 'me');
    mend();
    expect([reply.status, reply.headers.getSetCookie()]).toEqual([500, []]);
    expect((await call(ann, 'me')).me?.id).toBe(ann.me.id);
  });

  test('fails fifty times at random moments, and nobody is lost', async () => {
    const roll = dice('faults');
    const guests = await Promise.all(Array.from({ length: 4 }, (_, i) => guest(at().url, `Guest ${i + 1}`)));
    const table = await call(guests[0] as (typeof guests)[0], 'newTable', {}, { title: 'cards', players: 4 });
    let faults = 0;
    const { mend } = withFaults(at().house.db, () => {
      if (faults >= 50 || roll(3)) return undefined;
      faults++;
      return roll(2) ? 'before' : 'after';
    });
    const visit = async (g: (typeof guests)[0], i: number): Promise<void> => {
      while (faults < 50) {
        const replies = [
          await request(g, 'me'),
          await request(g, 'lobby'),
          await request(g, 'changeMe', {}, { name: `Guest ${i + 1}.${roll(100)}` }),
          await request(g, 'sit', { table: table.id, seat: i }),
        ];
        for (const r of replies) expect([200, 409, 500]).toContain(r.status);
      }
    };
    await Promise.all(guests.map(visit));
    mend();
    expect(faults).toBe(50);
    const found = await Promise.all(guests.map(g => call(g, 'me')));
    expect(found.map(f => f.me?.id)).toEqual(guests.map(g => g.me.id));
  });
});
