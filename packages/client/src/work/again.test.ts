import { afterEach, describe, expect, test, vi } from 'vitest';
import { again, fetchFree } from './again.ts';

afterEach(() => vi.unstubAllGlobals());

const SOON = [1, 1];

/** Answers one after another; what is no status fails on the way. */
const answering = (...answers: readonly (number | Error)[]) => {
  const left = [...answers];
  const asked = vi.fn(async () => {
    const next = left.shift() ?? 200;
    if (next instanceof Error) throw next;
    return new Response('{}', { status: next });
  });
  vi.stubGlobal('fetch', asked);
  return asked;
};

describe('asking again', () => {
  test('a busy server is asked until it has time', async () => {
    const asked = answering(429, 503, 200);
    expect((await fetchFree('/x', {}, SOON)).status).toBe(200);
    expect(asked).toHaveBeenCalledTimes(3);
  });

  test('a busy server is believed in the end', async () => {
    answering(429, 429, 429);
    expect((await fetchFree('/x', {}, SOON)).status).toBe(429);
  });

  test('a line that fails is not tried for a deed, which might be done twice', async () => {
    const asked = answering(new Error('gone'), 200);
    await expect(fetchFree('/x', { method: 'POST' }, SOON)).rejects.toThrow('gone');
    expect(asked).toHaveBeenCalledTimes(1);
  });

  test('a refusal is an answer', async () => {
    const asked = answering(404);
    expect((await fetchFree('/x', {}, SOON)).status).toBe(404);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  test('what does not come over a bad line is fetched again', async () => {
    const job = vi.fn().mockRejectedValueOnce(new Error('429')).mockResolvedValue('part');
    expect(await again(job, SOON)).toBe('part');
  });
});
