import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shelf } from '@roundhouse/titles';

/** Files that hold parts of the box rather than rules. */
const PARTS = /(map|tiles|companies|trains|market|chosen[\w-]*)\.ts$/;

/** Where a clause of the rules is in the code. */
export interface Place {
  readonly file: string;
  readonly isPart: boolean;
}

/** Clauses, sections, and sections with all below them named in the comments of a source: `48-5.6.3-a`, `48-5.6`, `48-5.*`. */
export const refsIn = (text: string, prefix: string): readonly string[] =>
  [...text.matchAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm)].flatMap(([comment]) =>
    [...comment.matchAll(/\b\w+-[\w.-]*(?:\w|\.\*)/g)].map(m => m[0]).filter(ref => ref.startsWith(prefix)),
  );

/** Whether a reference means this clause: itself, the section it stands in, or one above that. */
export const means = (ref: string, id: string): boolean =>
  id === ref ||
  id.startsWith(`${ref}-`) ||
  (ref.endsWith('.*') && [`${ref.slice(0, -2)}-`, ref.slice(0, -1)].some(stem => id.startsWith(stem)));

const sources = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map(file => join(folder, file));

/** A folder of rules that several titles play by: no title is called so, and it is no file. */
const isShared = (folder: string): boolean => !/^18|\./.test(folder);

/** Where each clause is carried out: where a comment names it, and where what it forbids is refused. */
export const codeOf = (packages: string, title: string, prefix: string): ((id: string) => readonly Place[]) => {
  const engine = join(packages, 'engine', 'src');
  const folders = [title, ...readdirSync(join(packages, 'titles', 'src')).filter(isShared)];
  const own = folders
    .flatMap(folder => sources(join(packages, 'titles', 'src', folder)))
    .filter(file => !/(cites|clauses)\.ts$/.test(file));
  const read = (file: string) => ({
    file: file.slice(packages.length + 1).replace('/src/', '/'),
    text: readFileSync(file, 'utf8'),
    isPart: PARTS.test(file),
  });
  const files = own.map(read).map(f => ({ ...f, refs: refsIn(f.text, prefix) }));
  const refusing = [...files, ...sources(engine).map(read)];
  const cites = Object.entries(Object.values(shelf).find(t => t.id === title)?.cites ?? {});
  return id => {
    const named = files.filter(f => f.refs.some(ref => means(ref, id)));
    const clauses = cites.filter(([, cited]) => cited === id).map(([clause]) => `'${clause}'`);
    const refused = refusing.filter(
      f => !f.file.endsWith('clause.ts') && clauses.some(clause => f.text.includes(clause)),
    );
    return [...new Map([...named, ...refused].map(({ file, isPart }) => [file, { file, isPart }])).values()];
  };
};
