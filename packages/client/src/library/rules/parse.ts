import { factIn } from './find.ts';
import { headed, type Mark, parted, plain } from './marks.ts';

/** What stands beside or under a clause. Texts may hold emphasis and marks (`spansOf`). */
export type RuleBlock =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };

/** One numbered clause: what the rulebook rules, and how a doubt was settled. */
export interface RuleClause {
  readonly id: string;
  /** A line above it that names what follows. */
  readonly before?: string;
  readonly text: string;
  /** Lists and tables that belong to it. */
  readonly body?: readonly RuleBlock[];
  /** Our reading, where the book is silent or contradicts itself. */
  readonly reading?: string;
  readonly example?: true;
}

/** A section of the rules with its clauses. */
export interface RuleSection {
  readonly number: string;
  readonly title: string;
  readonly mark?: Mark;
  /** 2 for a chapter, 3 and more for parts of it. */
  readonly depth: number;
  /** What is said before its first clause. */
  readonly intro?: readonly RuleBlock[];
  readonly clauses: readonly RuleClause[];
}

/** A word of the glossary. */
interface RuleTerm {
  readonly term: string;
  readonly text: string;
}

/** The rules of a title by clause. */
export interface RuleBook {
  readonly sections: readonly RuleSection[];
  readonly terms: readonly RuleTerm[];
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };
interface Draft extends Writable<RuleSection> {
  intro: RuleBlock[];
  clauses: (Writable<RuleClause> & { body: RuleBlock[] })[];
}

const HEADING = /^(#{2,4}) +([\d.–-]*[\d])?\.? *(.*)$/;
const CLAUSE = /^- \*\*([A-Z0-9]+-[^*\s]+)\*\* +(.*)$/;
const TERM = /^- \*\*([^*]+)\*\* +(?:—|–|=) +(.*)$/;
const ITEM = /^ *- +(.*)$/;
const ROW = /^\|(.*)\|$/;
/** Facts printed on components and values that were chosen, to which clauses point. */
const FACT = /^\*\*((?:F|CV)-L?\d+b?) ([^*]+)\*\*(.*)$/;
/** Rules across the page, and the key to sources that are left out. */
const SKIPPED = /^---$|^Source codes:/;
/** An example belongs to a section with a number; under other letters it is none, nor if it says what it is. */
const EXAMPLE = /^[A-Z0-9]+-[IVX\d][\w.]*-EXd?\d*$/;
const NAMED = /^(?:\S+ )?\S*(?:table|tabelle|manifest|übersicht)|^(?:examples|beispiele)/i;

const prefixOf = (id: string): string => id.slice(0, id.indexOf('-'));

/** What most ids begin with is the title's own; other lists in the file have other letters. */
const commonest = (all: readonly string[]): string | undefined => {
  const count = new Map<string, number>();
  for (const p of all) count.set(p, (count.get(p) ?? 0) + 1);
  return [...count].sort((a, b) => b[1] - a[1])[0]?.[0];
};

/** Headings, items, tables and paragraphs, each in one piece. */
const piecesOf = (markdown: string): readonly (readonly string[])[] => {
  const pieces: string[][] = [];
  let last = '';
  for (const line of markdown.split('\n')) {
    const goesOn = last && !last.startsWith('#') && ROW.test(line) === ROW.test(last) && !/^(?:#| *- |\*\*)/.test(line);
    if (line && goesOn) pieces.at(-1)?.push(line);
    else if (line) pieces.push([line]);
    last = line;
  }
  return pieces;
};

/** `Lead: a | b | c. Rest` is a list with something before and after it. */
const unrolled = (text: string): { readonly text: string; readonly body: RuleBlock[] } => {
  const [first = '', ...items] = text.split(' | ');
  const last = items.pop();
  if (last === undefined) return { text, body: [] };
  const colon = first.lastIndexOf(': ') + 1;
  const [end = '', rest] = last.split(/\. (.*)/);
  const list = [first.slice(colon).trim(), ...items, end.replace(/\.$/, '')];
  return {
    text: first.slice(0, colon),
    body: [{ kind: 'list', items: list }, ...(rest ? [{ kind: 'text' as const, text: rest }] : [])],
  };
};

const clauseOf = (id: string, line: string): Draft['clauses'][number] => {
  const { text, reading } = parted(line);
  return { id, ...unrolled(text), ...(reading ? { reading } : {}) };
};

/** Tables that stand side by side, parted by a column with nothing in it; where a fact is known from is left out. */
const tablesOf = (lines: readonly string[]): readonly RuleBlock[] => {
  const cells = lines.map(line => (ROW.exec(line)?.[1] ?? '').split('|').map(plain));
  const [head = [], , ...rows] = cells;
  const columns = head.map((_, i) => i).filter(i => !/^source$/i.test(head[i] ?? ''));
  const groups: number[][] = [[]];
  for (const i of columns)
    if (cells.some((row, j) => j !== 1 && row[i])) groups.at(-1)?.push(i);
    else groups.push([]);
  const taken = (row: readonly string[], group: readonly number[]) => group.map(i => row[i] ?? '');
  return groups.map(g => ({ kind: 'table', head: taken(head, g), rows: rows.map(row => taken(row, g)) }));
};

const isFactual = (block: RuleBlock): boolean =>
  block.kind === 'table' && block.rows.some(row => factIn(row) !== undefined);

/** Sections with clauses, sections with facts, what these hold, and the headings above. */
const held = (sections: readonly Draft[]): readonly Draft[] => {
  const isIn = (parent: number, i: number): boolean =>
    parent < i && !sections.slice(parent + 1, i + 1).some(s => s.depth <= (sections[parent]?.depth ?? 0));
  const facts = sections.map(s => s.intro.some(isFactual));
  const isShown = (s: Draft, i: number): boolean =>
    s.clauses.length > 0 || facts.some((is, j) => is && (i === j || (isIn(j, i) && s.intro.length > 0)));
  const shown = sections.map(isShown);
  return sections.filter((_, i) => shown.some((is, j) => is && (i === j || isIn(i, j))));
};

const isExample = ({ id, text, body }: Draft['clauses'][number]): boolean =>
  EXAMPLE.test(id) && !NAMED.test(text) && !body.some(b => b.kind === 'table');

const finished = ({ intro, clauses, ...section }: Draft): RuleSection => ({
  ...section,
  ...(intro.length ? { intro } : {}),
  clauses: clauses.map(({ body, ...clause }) => ({
    ...clause,
    ...(body.length ? { body } : {}),
    ...(isExample({ ...clause, body }) ? { example: true as const } : {}),
  })),
});

/** Reads the rules of a title: its chapters with numbered clauses, the facts they point to, and its glossary. */
export const parseRules = (markdown: string): RuleBook => {
  const sections: Draft[] = [];
  const terms: RuleTerm[] = [];
  const own = commonest([...markdown.matchAll(new RegExp(CLAUSE, 'gm'))].map(m => prefixOf(m[1] ?? '')));
  let before: string | undefined;
  const place = (): RuleBlock[] => sections.at(-1)?.clauses.at(-1)?.body ?? sections.at(-1)?.intro ?? [];
  const add = (clause: Draft['clauses'][number]) => {
    sections.at(-1)?.clauses.push({ ...clause, ...(before ? { before } : {}) });
    before = undefined;
  };
  for (const piece of piecesOf(markdown)) {
    const line = piece.join(' ');
    const heading = HEADING.exec(line);
    const clause = CLAUSE.exec(line);
    const fact = FACT.exec(line);
    const term = TERM.exec(line);
    const item = ITEM.exec(line);
    const section = sections.at(-1);
    if (heading) {
      const [, marks = '', number = '', title = ''] = heading;
      sections.push({
        number: number.replace('-', '–'),
        ...headed(title),
        depth: marks.length,
        intro: [],
        clauses: [],
      });
      before = undefined;
    } else if (!section || SKIPPED.test(line)) continue;
    else if (clause) {
      const [, id = '', text = ''] = clause;
      if (prefixOf(id) === own) add(clauseOf(id, text));
    } else if (fact) {
      const [, id = '', name = '', text = ''] = fact;
      add(clauseOf(id, `**${name}**${text}`));
    } else if (term && /^gloss/i.test(section.title)) terms.push({ term: term[1] ?? '', text: plain(term[2] ?? '') });
    else if (ROW.test(line)) place().push(...tablesOf(piece));
    else if (item) {
      const last = place().at(-1);
      if (last?.kind === 'list') (last.items as string[]).push(plain(item[1] ?? ''));
      else place().push({ kind: 'list', items: [plain(item[1] ?? '')] });
    } else if (section.clauses.length) before = plain(line);
    else section.intro.push({ kind: 'text', text: plain(line) });
  }
  return { sections: held(sections).map(finished), terms };
};
