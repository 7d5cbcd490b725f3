import { describe, expect, test } from 'vitest';
import { hrefOf, places, whereIs } from './routes.ts';

describe('addresses', () => {
  test.each([
    ['', { place: 'landing', params: {}, query: {} }],
    ['#/', { place: 'landing', params: {}, query: {} }],
    ['#/table/a%20b', { place: 'table', params: { id: 'a b' }, query: {} }],
    ['#/record/x?at=12', { place: 'record', params: { id: 'x' }, query: { at: '12' } }],
    [
      '#/library/1848?part=rules&at=48-1',
      { place: 'library', params: { title: '1848' }, query: { part: 'rules', at: '48-1' } },
    ],
    ['#/table/%E0%A4%A', { place: 'table', params: { id: '%E0%A4%A' }, query: {} }],
    ['#/nowhere/at/all', { place: 'landing', params: {}, query: {} }],
  ])('%s is read', (hash, where) => {
    expect(whereIs(hash)).toEqual(where);
  });

  test('what is written is read again', () => {
    for (const place of Object.keys(places) as (keyof typeof places)[]) {
      const params = Object.fromEntries([...places[place].matchAll(/:(\w+)/g)].map(m => [m[1] ?? '', 'ä/ö 1']));
      expect(whereIs(hrefOf(place, params, { q: 'x & y' }))).toEqual({ place, params, query: { q: 'x & y' } });
    }
  });
});
