import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A test as far as refusals go: the clauses it is named after, and the paragraphs it expects refusals to cite. */
interface Tried {
  readonly named: readonly string[];
  readonly cited: readonly string[];
}

const CITED = /['"`][a-z]+\.[a-z-]+ (\w+-[\w.-]+)['"`]/g;

/** The tests of a file. A constant that holds such an expectation stands for it. */
export const triedIn = (text: string): readonly Tried[] => {
  const constants = [...text.matchAll(/const (\w+) = ('[a-z]+\.[a-z-]+ \w+-[\w.-]+')/g)];
  const plain = constants.reduce(
    (now, [, name, value]) => now.replace(new RegExp(`\\b${name}\\b`, 'g'), `${value}`),
    text,
  );
  return plain.split(/^\s*test\b/m).map(block => ({
    named: [...block.matchAll(/\[(\w+-[\w.-]+)\]/g)].map(m => m[1] ?? ''),
    cited: [...block.matchAll(CITED)].map(m => m[1] ?? ''),
  }));
};

/** The clauses a title's refusals cite: what its tables and its referee name. */
export const citedBy = (folder: string, ids: readonly string[]): readonly string[] => {
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  const text = files
    .filter(file => /(^|[\\/])(cites|clauses|referee)\.ts$/.test(file))
    .map(file => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
  return ids.filter(id => text.includes(`'${id}'`));
};

/** Of clauses that forbid something: those whose refusal a test expects, and those whose tests expect only others. */
export const refusalsSeen = (forbidding: readonly string[], tests: readonly Tried[]) => {
  const seen = new Set(tests.flatMap(t => t.cited));
  const astray = forbidding.filter(id => !seen.has(id) && tests.some(t => t.named.includes(id) && t.cited.length > 0));
  return {
    seen: forbidding.filter(id => seen.has(id)),
    astray,
    untried: forbidding.filter(id => !seen.has(id)),
  };
};
