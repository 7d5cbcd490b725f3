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

const ofValue = (value: unknown, depth: number): number => {
  switch (typeof value) {
    case 'string':
      return ofWord(value);
    case 'number':
      return mix(0x6e756d62, Number.isInteger(value) ? value | 0 : ofText(String(value)));
    case 'boolean':
      return value ? 0x74727565 : 0x66616c73;
    case 'object':
      return value === null ? 0x6e756c6c : ofObject(value, depth);
    default:
      return 0x766f6964;
  }
};

/** Further down it is quicker to look again than to remember. */
const REMEMBERED = 3;

/** Keys count without their order, as in JSON; values known by identity are not walked again. */
const ofObject = (value: object, depth: number): number => {
  const remembered = depth > 0 && depth <= REMEMBERED;
  const before = remembered ? known.get(value) : undefined;
  if (before !== undefined) return before;
  let h = 0x6f626a65;
  if (Array.isArray(value)) {
    h = 0x6c697374;
    for (let i = 0; i < value.length; i++) h = mix(h, ofValue(value[i], depth + 1));
  } else
    for (const key in value) {
      const v = (value as Record<string, unknown>)[key];
      if (v !== undefined) h = (h + mix(ofWord(key), ofValue(v, depth + 1))) >>> 0;
    }
  if (remembered) known.set(value, h);
  return h;
};

/** A short name for the exact content of an immutable value, the same on every machine. */
export const hashOf = (value: object): string => ofObject(value, 0).toString(16).padStart(8, '0');
