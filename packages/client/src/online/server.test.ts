import { ENDPOINTS, type EndpointName, FAILURES } from '@roundhouse/protocol';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { phrase } from '../words/index.ts';
import { askServer, ROUTES } from './server.ts';

afterEach(() => vi.unstubAllGlobals());

describe('the server', () => {
  test('is asked as the protocol says', () => {
    for (const [name, [method, path]] of Object.entries(ROUTES))
      expect([method, path], name).toEqual([
        ENDPOINTS[name as EndpointName].method,
        ENDPOINTS[name as EndpointName].path,
      ]);
  });

  test('has words for every failure', () => {
    expect(Object.keys(FAILURES).filter(code => phrase(`failure.${code}`) === undefined)).toEqual([]);
  });

  test('may refuse, or be nowhere', async () => {
    const answers = (status: number, body: string) =>
      vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })));
    answers(404, '{"error":{"code":"missing"}}');
    expect(await askServer('table', { at: { table: 'x' } })).toEqual({ trouble: 'missing' });
    answers(404, '<html>');
    expect(await askServer('me')).toEqual({ trouble: 'unreachable' });
    answers(200, '{"me":null}');
    expect(await askServer('me')).toEqual({ answer: { me: null } });
  });
});
