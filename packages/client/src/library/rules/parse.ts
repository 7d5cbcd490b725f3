/** One numbered clause: what the rulebook rules, and how a doubt was settled. */
export interface RuleClause {
  readonly id: string;
  readonly text: string;
  /** Our reading, where the book is silent or contradicts itself. */
  readonly reading?: string;
  readonly example?: true;
}

/** A section of the rules with its clauses. */
export interface RuleSection {
  readonly number: string;
  readonly title: string;
  /** 2 for a chapter, 3 and more for parts of it. */
  readonly depth: number;
  readonly clauses: readonly RuleClause[];
}

/** A word of the glossary. */
export interface RuleTerm {
  readonly term: string;
  readonly text: string;
}

/** The rules of a title by clause. */
export interface RuleBook {
  readonly sections: readonly RuleSection[];
  readonly terms: readonly RuleTerm[];
}

const HEADING = /^(#{2,4}) +([\d.–-]*[\d])?\.? *(.*)$/;
const CLAUSE = /^- \*\*([A-Z0-9]+-[^*\s]+)\*\* +(.*)$/;
const TERM = /^- \*\*([^*]+)\*\* +(?:—|–|=) +(.*)$/;
const READING = /(?:\*\*DECISION\*\*|`DECISION`):? */;
const EXAMPLE = /-EXd?\d*$/;

const prefixOf = (id: string): string => id.slice(0, id.indexOf('-'));

/** What most ids begin with is the title's own; other lists in the file have other letters. */
const commonest = (all: readonly string[]): string | undefined => {
  const count = new Map<string, number>();
  for (const p of all) count.set(p, (count.get(p) ?? 0) + 1);
  return [...count].sort((a, b) => b[1] - a[1])[0]?.[0];
};

/** Without markup and marks for those who build the game; the site that settles doubts is called by its name. */
const plain = (text: string): string =>
  text
    .replace(/(?: —)? `(?:FACT|CHOSEN VALUE)`| ?\[18\w+ only[^\]]*\]/g, '')
    .replace(/\*\*|`/g, '')
    .replace(/\b(?:the )?peer(?:'s)?\b/gi, '18xx.games')
    .trim();

const clauseOf = (id: string, line: string): RuleClause => {
  const [text = '', ...readings] = line.split(READING);
  return {
    id,
    text: plain(text),
    ...(readings.length ? { reading: plain(readings.join(' ')) } : {}),
    ...(EXAMPLE.test(id) ? { example: true as const } : {}),
  };
};

/** Reads the rules of a title: its chapters with numbered clauses, and its glossary. Tables of facts are left out. */
export const parseRules = (markdown: string): RuleBook => {
  const sections: { number: string; title: string; depth: number; clauses: RuleClause[] }[] = [];
  const terms: RuleTerm[] = [];
  const own = commonest([...markdown.matchAll(new RegExp(CLAUSE, 'gm'))].map(m => prefixOf(m[1] ?? '')));
  for (const line of markdown.split('\n')) {
    const heading = HEADING.exec(line);
    const clause = CLAUSE.exec(line);
    const term = TERM.exec(line);
    const section = sections.at(-1);
    if (heading) {
      const [, marks = '', number = '', title = ''] = heading;
      sections.push({ number, title: plain(title), depth: marks.length, clauses: [] });
    } else if (clause && section) {
      const [, id = '', text = ''] = clause;
      if (prefixOf(id) === own) section.clauses.push(clauseOf(id, text));
    } else if (term && section && /^gloss/i.test(section.title))
      terms.push({ term: term[1] ?? '', text: plain(term[2] ?? '') });
  }
  const holds = (i: number): boolean => {
    const depth = sections[i]?.depth ?? 0;
    const next = sections.findIndex((s, j) => j > i && s.depth <= depth);
    return sections.slice(i, next < 0 ? undefined : next).some(s => s.clauses.length);
  };
  return { sections: sections.filter((_, i) => holds(i)), terms };
};
