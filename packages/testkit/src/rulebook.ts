import { readFileSync } from 'node:fs';

/** The text of one section of a title's rules, without its heading. */
export const section = (title: string, number: string): string => {
  const all = readFileSync(new URL(`../../titles/rules/${title}.md`, import.meta.url), 'utf8');
  const found = all.split(/^#+ /m).find(part => part.startsWith(`${number} `));
  if (found === undefined) throw new Error(`The rules of ${title} have no section ${number}.`);
  return found.slice(found.indexOf('\n') + 1);
};

/** The rows of the table in a text, cell by cell, without its head. */
const rowsIn = (text: string): readonly (readonly string[])[] =>
  text
    .split('\n')
    .filter(line => line.startsWith('|'))
    .slice(2)
    .map(line =>
      line
        .split('|')
        .slice(1, -1)
        .map(cell => cell.trim()),
    );

/** The rows of a section's table. */
export const tableOf = (title: string, number: string): readonly (readonly string[])[] =>
  rowsIn(section(title, number));

/** The text of one of a title's facts, such as `F-3`. */
export const factOf = (title: string, id: string): string =>
  section(title, 'Facts')
    .split(/^\*\*(?=F-)/m)
    .find(part => part.startsWith(`${id} `)) ?? '';

/** The rows of a fact's table. */
export const factRows = (title: string, id: string): readonly (readonly string[])[] => rowsIn(factOf(title, id));
