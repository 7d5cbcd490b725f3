import * as v from 'valibot';
import { refuse } from '../refuse.ts';

/** The value if it has the right shape; otherwise the path to what is wrong. */
export const fitting = (
  schema: v.GenericSchema | undefined,
  value: unknown,
  code: 'missing' | 'malformed',
): unknown => {
  if (!schema) return refuse(code);
  const result = v.safeParse(schema, value, { abortEarly: true });
  if (result.success) return result.output;
  return refuse(code, code === 'malformed' ? { path: v.getDotPath(result.issues[0]) ?? '' } : {});
};
