import type { Mark } from './marks.ts';

/** A piece of a text: as it is, emphasised, a mark, or a pointer to a clause, a fact or a section. */
export type Span =
  | { readonly kind: 'text' | 'em' | 'strong' | 'clause'; readonly text: string }
  | { readonly kind: 'section'; readonly text: string; readonly number: string }
  | { readonly kind: 'mark'; readonly mark: Mark; readonly isLead: boolean };

const SPAN =
  /\*\*([^*]+)\*\*|\*([^*]+)\*|`(\w+)(:?)`|\b([A-Z0-9]{2,4}-[0-9A-Z][\w.]*-(?:EXd?\d*|[a-z]{1,2})\b|(?:F|CV)-L?\d+b?\b)|§(\d+(?:\.\d+)?)|\b(?:[Ss]ection|Abschnitt) (\d+(?:\.\d+)+)/g;

/** Parts a text of the rules into what is to be shown in different ways. */
export const spansOf = (text: string): readonly Span[] => {
  const spans: Span[] = [];
  let at = 0;
  for (const m of text.matchAll(SPAN)) {
    if (m.index > at) spans.push({ kind: 'text', text: text.slice(at, m.index) });
    const [all, strong, em, mark, colon, clause, sign, word] = m;
    const number = sign ?? word;
    if (strong !== undefined) spans.push({ kind: 'strong', text: strong });
    else if (em !== undefined) spans.push({ kind: 'em', text: em });
    else if (mark !== undefined) spans.push({ kind: 'mark', mark: mark as Mark, isLead: colon === ':' });
    else if (clause !== undefined) spans.push({ kind: 'clause', text: clause });
    else if (number !== undefined) spans.push({ kind: 'section', text: all, number });
    at = m.index + all.length;
  }
  if (at < text.length) spans.push({ kind: 'text', text: text.slice(at) });
  return spans;
};
