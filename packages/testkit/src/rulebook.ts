import { readFileSync } from 'node:fs';

/** The text of one section of a title's rules, without its heading. */
export const section = (title: string, number: string): string => {
  const all = readFileSync(new URL(`../../titles/rules/${title}.md`, import.meta.url), 'utf8');
  const found = all.split(/^#+ /m).find(part => part.startsWith(`${number} `));
  if (found === undefined) throw new Error(`The rules of ${title} have no section ${number}.`);
  return found.slice(found.indexOf('\n') + 1);
};

/** The rows of a section's table, cell by cell, without its head. */
export const tableOf = (title: string, number: string): readonly (readonly string[])[] =>
  section(title, number)
    .split('\n')
    .filter(line => line.startsWith('|'))
    .slice(2)
    .map(line =>
      line
        .split('|')
        .slice(1, -1)
        .map(cell => cell.trim()),
    );
