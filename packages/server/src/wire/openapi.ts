import { ENDPOINTS, type Endpoint, FAILURES, FromClient, FromServer, PARAMETERS, Refusal } from '@roundhouse/protocol';
import { VERSION } from '../version.ts';
import { jsonSchema } from './schema.ts';

const content = (schema: unknown) => ({ 'application/json': { schema: jsonSchema(schema) } });

const parametersOf = (e: Endpoint): readonly object[] => {
  const inPath = [...e.path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: jsonSchema(PARAMETERS[name]),
  }));
  const query = e.query ? (jsonSchema(e.query) as { properties: Record<string, object> }).properties : {};
  return [...inPath, ...Object.entries(query).map(([name, schema]) => ({ name, in: 'query', schema }))];
};

const operation = (name: string, e: Endpoint): object => ({
  operationId: name,
  summary: e.says,
  parameters: parametersOf(e),
  ...(e.body ? { requestBody: { required: true, content: content(e.body) } } : {}),
  responses: {
    200: { description: 'Done.', content: content(e.gives) },
    default: {
      description: 'Refused.',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
    },
  },
});

/** The API as an OpenAPI document, made from what the server itself checks against. */
export const openapi = (): object => {
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, e] of Object.entries(ENDPOINTS) as [string, Endpoint][]) {
    const path = e.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [e.method.toLowerCase()]: operation(name, e) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Roundhouse table server', version: VERSION, license: { name: 'MIT' } },
    paths,
    components: {
      schemas: { Refusal: jsonSchema(Refusal), FromClient: jsonSchema(FromClient), FromServer: jsonSchema(FromServer) },
      securitySchemes: { cookie: { type: 'apiKey', in: 'cookie', name: 'roundhouse' } },
    },
    'x-failures': Object.fromEntries(
      Object.entries(FAILURES).map(([code, [status, says]]) => [code, { status, says }]),
    ),
    'x-socket': {
      path: '/api/socket',
      fromClient: '#/components/schemas/FromClient',
      fromServer: '#/components/schemas/FromServer',
    },
  };
};
