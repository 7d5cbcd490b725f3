import { readFileSync } from 'node:fs';
import { ENDPOINTS, FAILURES, FromClient, FromServer } from '@roundhouse/protocol';
import { expect, test } from 'vitest';
import { openapi } from './openapi.ts';

const GUIDE = readFileSync(new URL('../../../../docs/api.md', import.meta.url), 'utf8');

test('the document lists every endpoint, with what it takes and gives', () => {
  const { paths, components } = openapi() as {
    paths: Record<string, Record<string, { operationId: string; requestBody?: object; responses: object }>>;
    components: { schemas: Record<string, { anyOf: object[] }> };
  };
  const operations = Object.values(paths).flatMap(p => Object.values(p));
  expect(operations.map(o => o.operationId).sort()).toEqual(Object.keys(ENDPOINTS).sort());
  expect(paths['/api/tables/{table}/entries']?.['post']?.requestBody).toMatchObject({
    content: { 'application/json': { schema: { required: ['n', 'key', 'deed'], additionalProperties: false } } },
  });
  expect(components.schemas['FromClient']?.anyOf).toHaveLength(FromClient.options.length);
  expect(components.schemas['FromServer']?.anyOf).toHaveLength(FromServer.options.length);
  const empty: string[] = [];
  JSON.stringify(openapi(), (key, value) => {
    if (key === 'schema' && !Object.keys(value).length) empty.push(key);
    return value;
  });
  expect(empty).toEqual([]);
});

test('the guide mentions every message, every code and every area', () => {
  const types = [...FromClient.options, ...FromServer.options].map(o => o.entries.type.literal);
  for (const type of types) expect(GUIDE).toContain(`\`${type}\``);
  for (const code of Object.keys(FAILURES)) expect(GUIDE).toMatch(new RegExp(`\\b${code}\\b`));
  const stems = Object.values(ENDPOINTS).map(({ path }) => path.split('/:')[0] ?? '');
  expect(stems.filter(stem => !GUIDE.includes(stem))).toEqual([]);
});
