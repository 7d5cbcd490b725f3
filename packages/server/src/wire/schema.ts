/** What is read of a valibot schema; the rest of it is of no interest here. */
interface Read {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Read>>;
  readonly item?: Read;
  readonly items?: readonly Read[];
  readonly options?: readonly (Read | string | number)[];
  readonly value?: Read;
  readonly wrapped?: Read;
  readonly literal?: unknown;
  readonly pipe?: readonly (Read & { readonly requirement?: unknown; readonly kind: string })[];
}

/** JSON Schema for the schemas of the protocol, as far as these go. */
export const jsonSchema = (schema: unknown): object => written(schema as Read);

const written = (s: Read): object => {
  if (s.pipe) return Object.assign({}, bare(s.pipe[0] as Read), ...s.pipe.slice(1).map(limits));
  return bare(s);
};

const bare = (s: Read): object => {
  switch (s.type) {
    case 'string':
    case 'number':
    case 'boolean':
      return { type: s.type };
    case 'literal':
      return { const: s.literal };
    case 'picklist':
      return { enum: s.options };
    case 'array':
      return { type: 'array', items: written(s.item as Read) };
    case 'strict_tuple':
      return {
        type: 'array',
        prefixItems: s.items?.map(written),
        minItems: s.items?.length,
        maxItems: s.items?.length,
      };
    case 'record':
      return { type: 'object', additionalProperties: written(s.value as Read) };
    case 'optional':
      return written(s.wrapped as Read);
    case 'nullable':
      return { anyOf: [written(s.wrapped as Read), { type: 'null' }] };
    case 'union':
    case 'variant':
      return { anyOf: (s.options as readonly Read[]).map(written) };
    case 'object':
    case 'strict_object':
    case 'loose_object':
      return objectSchema(s);
    case 'custom':
      return { type: 'object' };
    default:
      return {};
  }
};

const objectSchema = ({ type, entries = {} }: Read): object => ({
  type: 'object',
  properties: Object.fromEntries(Object.entries(entries).map(([key, s]) => [key, written(s)])),
  required: Object.entries(entries).flatMap(([key, s]) => (s.type === 'optional' ? [] : [key])),
  ...(type === 'strict_object' ? { additionalProperties: false } : {}),
});

const limits = ({ type, requirement }: { readonly type: string; readonly requirement?: unknown }): object => {
  switch (type) {
    case 'min_length':
      return { minLength: requirement };
    case 'max_length':
      return { maxLength: requirement };
    case 'min_value':
      return { minimum: requirement };
    case 'max_value':
      return { maximum: requirement };
    case 'integer':
    case 'safe_integer':
      return { type: 'integer' };
    case 'regex':
      return requirement instanceof RegExp && !requirement.flags.includes('u') ? { pattern: requirement.source } : {};
    case 'email':
      return { format: 'email' };
    case 'url':
      return { format: 'uri' };
    default:
      return {};
  }
};
