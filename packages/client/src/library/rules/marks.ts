/** Where a statement comes from, if not from the text of the rulebook: our reading, the components, a value we chose. */
export type Mark = 'reading' | 'fact' | 'chosen';

const MARKS: Readonly<Record<string, Mark>> = { DECISION: 'reading', FACT: 'fact', 'CHOSEN VALUE': 'chosen' };
const MARK = /(?:\*\*|`)(DECISION|FACT|CHOSEN VALUE)(?:\*\*|`)/g;
const DECISION = /(?:\*\*|`)DECISION(?:\*\*|`):? */;
/** A decision in brackets, which may hold brackets of its own. */
const ASIDE = / ?\((?:\*\*|`)DECISION(?:\*\*|`)(?:: ((?:[^()]|\([^()]*\))*))?\)/;

const ends = (before: string): boolean => /(?:^|[.!?]) *$/.test(before);

/** Marks become words in backquotes: `fact` inside a sentence, `fact:` in front of one. Other backquotes go. */
const marked = (text: string): string =>
  text
    .replace(MARK, (_, name: string, at: number) => `\0${MARKS[name]}${ends(text.slice(0, at)) ? ':' : ''}\0`)
    .replaceAll('`', '')
    .replaceAll('\0', '`');

/** Signs instead of what a keyboard has for them; an asterisk that emphasises nothing is a star. */
const printed = (text: string): string =>
  text
    .replace(/ x (?=\S)/g, ' × ')
    .replace(/(?<=\b\d+)x(?=\d)| x(?=\d)/g, x => x.replace('x', '×'))
    .replace(/(?<=^|\S )-(?= \S|$)/g, (_, at: number) => (/\d - \d[^a-z]*=/.test(text.slice(at - 2)) ? '−' : '–'))
    .replace(/>=/g, '≥')
    .replace(/\.\.\.|(?<=\d)\.\.(?= )/g, '…')
    .replace(/ ;/g, ';')
    .replace(/(-[a-z]{1,2})\.\.-?([a-z]{1,2})\b/g, '$1 … -$2')
    .replace(/(\*\*?)([^*]+)\1|\*/g, all => (all === '*' ? '★' : all));

/**
 * Without what is meant for those who build the game; the site that settles doubts is called by its name. Of the markup
 * emphasis is left (`*so*`, `**so**`), and marks in backquotes.
 */
export const plain = (text: string): string =>
  printed(
    marked(
      text
        .replace(/, \[18\w+ only\],/g, '')
        .replace(/\[18\w+ only[^\]]*\] ?/g, '')
        .replace(/ Implementation: [^.]*\./g, '')
        .replace(/(?:, so|;) the engine [^.;]*/g, '')
        .replace(/is rejected at (?:setup|creation)/g, 'is not possible'),
    ),
  )
    .replace(/\b(?:the )?peer(?:'s)?\b/gi, '18xx.games')
    .trim();

/** A sentence of its own: a capital in front, a full stop behind; `(who says so): what` the other way round. */
const sentence = (text: string): string => {
  const turned = text.trim().replace(/^\(([^)]*)\): (.*?)\.?$/, '$2 ($1).');
  const upper = turned.charAt(0).toUpperCase() + turned.slice(1);
  return /[.!?…]["“”)]*$/.test(upper) ? upper : `${upper}.`;
};

/** What the rulebook rules, apart from how a doubt was settled. */
export const parted = (line: string): { readonly text: string; readonly reading?: string } => {
  const aside = ASIDE.exec(line);
  const rest = line.replace(ASIDE, '');
  if (aside && aside[1] === undefined) return { text: '', reading: plain(rest) };
  const [ruled = '', ...readings] = rest.split(DECISION);
  if (aside?.[1]) readings.push(aside[1]);
  const text = plain(ruled).replace(/[;,]$/, '.');
  if (!readings.length) return { text };
  if (text.endsWith(':')) return { text: '', reading: plain(`${ruled.trim()} ${readings.join(' ')}`) };
  return { text, reading: readings.map(r => sentence(plain(r))).join(' ') };
};

/** A heading without the mark it may carry. */
export const headed = (title: string): { readonly title: string; readonly mark?: Mark } => {
  const name = [...title.matchAll(MARK)][0]?.[1];
  const bare = title.replace(/(?: —)? (?:\*\*|`)(?:DECISION|FACT|CHOSEN VALUE)(?:\*\*|`)/g, '');
  const mark = name && MARKS[name];
  return { title: plain(bare.replace(/^CHOSEN VALUES.*/, 'Chosen values')), ...(mark ? { mark } : {}) };
};
