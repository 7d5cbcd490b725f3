/** Solves a few linear equations by elimination; what nothing determines becomes 0. */
export const solved = (matrix: readonly (readonly number[])[], right: readonly number[]): readonly number[] => {
  const rows = matrix.map((row, i) => [...row, right[i] ?? 0]);
  const size = rows.length;
  for (let i = 0; i < size; i++) {
    const pivot = rows.reduce((best, row, n) => (n >= i && Math.abs(row[i] ?? 0) > at(rows, best, i) ? n : best), i);
    [rows[i], rows[pivot]] = [rows[pivot] as number[], rows[i] as number[]];
    const own = rows[i] as number[];
    if (Math.abs(own[i] ?? 0) < TINY) continue;
    for (const [n, row] of rows.entries()) {
      if (n === i) continue;
      const factor = (row[i] ?? 0) / (own[i] as number);
      for (let j = i; j <= size; j++) row[j] = (row[j] ?? 0) - factor * (own[j] ?? 0);
    }
  }
  return rows.map((row, i) => (Math.abs(row[i] ?? 0) < TINY ? 0 : (row[size] ?? 0) / (row[i] as number)));
};

const TINY = 1e-9;
const at = (rows: readonly (readonly number[])[], n: number, i: number): number => Math.abs(rows[n]?.[i] ?? 0);
