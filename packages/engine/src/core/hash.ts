const known = new WeakMap<object, number>();

const mix = (a: number, b: number): number => {
  let h = Math.imul(a ^ b, 0x9e3779b1);
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  return (h ^ (h >>> 13)) >>> 0;
};

const ofText = (text: string): number => {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return mix(h >>> 0, text.length);
};

const ofValue = (value: unknown): number => {
  switch (typeof value) {
    case 'string':
      return ofText(value);
    case 'number':
      return mix(0x6e756d62, Number.isInteger(value) ? value | 0 : ofText(String(value)));
    case 'boolean':
      return value ? 0x74727565 : 0x66616c73;
    case 'object':
      return value === null ? 0x6e756c6c : ofObject(value);
    default:
      return 0x766f6964;
  }
};

/** Keys count without their order, as in JSON; values known by identity are not walked again. */
const ofObject = (value: object): number => {
  const before = known.get(value);
  if (before !== undefined) return before;
  let h = Array.isArray(value) ? 0x6c697374 : 0x6f626a65;
  if (Array.isArray(value)) for (const v of value) h = mix(h, ofValue(v));
  else
    for (const key in value) {
      const v = (value as Record<string, unknown>)[key];
      if (v !== undefined) h = (h + mix(ofText(key), ofValue(v))) >>> 0;
    }
  known.set(value, h);
  return h;
};

/** A short name for the exact content of an immutable value, the same on every machine. */
export const hashOf = (value: object): string => ofObject(value).toString(16).padStart(8, '0');
