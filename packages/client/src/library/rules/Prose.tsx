import { createContext, type ReactNode, useContext } from 'react';
import { say } from '../../words/index.ts';
import css from './rules.module.css';
import { type Span, spansOf } from './spans.ts';

/** Where pointers lead on this page; nowhere, if what they name is not on it. */
export interface Pointers {
  clause(id: string): string | undefined;
  section(number: string): string | undefined;
}

export const PointersContext = createContext<Pointers>({ clause: () => undefined, section: () => undefined });

const Piece = ({ span }: { readonly span: Span }): ReactNode => {
  const pointers = useContext(PointersContext);
  switch (span.kind) {
    case 'text':
      return span.text;
    case 'em':
      return <em>{span.text}</em>;
    case 'strong':
      return <strong>{span.text}</strong>;
    case 'mark':
      return <span className={css['kind']}>{say(`library.rules.${span.isLead ? 'lead' : 'mark'}.${span.mark}`)}</span>;
    case 'clause': {
      const href = pointers.clause(span.text);
      return href ? <a href={href}>{span.text}</a> : span.text;
    }
    case 'section': {
      const href = pointers.section(span.number);
      return href ? <a href={href}>{span.text}</a> : span.text;
    }
  }
};

/** A text of the rules, with emphasis, marks, and links to the clauses it names. */
export const Prose = ({ text }: { readonly text: string }): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text never change places.
  spansOf(text).map((span, i) => <Piece key={i} span={span} />);
