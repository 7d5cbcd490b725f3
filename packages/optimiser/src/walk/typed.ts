// `Int32Array.from` with a function goes through an iterator: several times as long, which is felt where boards are small and many.

/** A number for each. */
export const int32 = <T>(from: readonly T[], number: (one: T, i: number) => number): Int32Array => {
  const list = new Int32Array(from.length);
  for (let i = 0; i < from.length; i++) list[i] = number(from[i] as T, i);
  return list;
};

/** A small number for each. */
export const uint8 = <T>(from: readonly T[], number: (one: T, i: number) => number): Uint8Array => {
  const list = new Uint8Array(from.length);
  for (let i = 0; i < from.length; i++) list[i] = number(from[i] as T, i);
  return list;
};

/** These numbers. */
export const numbers = (from: readonly number[]): Int32Array => int32(from, n => n);
