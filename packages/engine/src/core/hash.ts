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

/** Words that name fields or places come again and again. */
const words = new Map<string, number>();

const ofWord = (word: string): number => {
  let h = words.get(word);
  if (h === undefined) {
    h = ofText(word);
    if (words.size < 10_000) words.set(word, h);
  }
  return h;
};

const ofValue = (value: unknown): number => {
  switch (typeof value) {
    case 'string':
      return ofWord(value);
    case 'number':
      return mix(0x6e756d62, Number.isInteger(value) ? value | 0 : ofText(String(value)));
    case 'boolean':
      return value ? 0x74727565 : 0x66616c73;
    default:
      return value === null ? 0x6e756c6c : 0x766f6964;
  }
};

/** What was found about an object, and about the objects in it in their order. */
interface Hashed {
  readonly of: object;
  readonly hash: number;
  readonly parts: readonly (Hashed | undefined)[];
}

/** Keys count without their order, as in JSON; parts that are the same as before are not walked again. */
const hashed = (value: object, before: Hashed | undefined): Hashed => {
  if (before?.of === value) return before;
  const parts: (Hashed | undefined)[] = [];
  const next = (v: unknown): number => {
    const part = typeof v === 'object' && v !== null ? hashed(v, before?.parts[parts.length]) : undefined;
    parts.push(part);
    return part ? part.hash : ofValue(v);
  };
  let hash = 0x6f626a65;
  if (Array.isArray(value)) {
    hash = 0x6c697374;
    for (let i = 0; i < value.length; i++) hash = mix(hash, next(value[i]));
  } else
    for (const key in value) {
      const v = (value as Record<string, unknown>)[key];
      if (v !== undefined) hash = (hash + mix(ofWord(key), next(v))) >>> 0;
    }
  return { of: value, hash, parts };
};

/** What was hashed last: as a rule the position before, of which most is still the same. */
let last: Hashed | undefined;

/** A short name for the exact content of an immutable value, the same on every machine. */
export const hashOf = (value: object): string => {
  last = hashed(value, last);
  return last.hash.toString(16).padStart(8, '0');
};
