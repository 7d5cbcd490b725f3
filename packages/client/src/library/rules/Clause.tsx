import { Fragment, type ReactNode } from 'react';
import { say } from '../../words/index.ts';
import css from './rules.module.css';
import type { ReadClause } from './translate.ts';

const REFERENCE = /\b([A-Z0-9]{2,4}-[0-9A-Z][\w.]*-[a-z](?:\b|(?=\/)))/g;

/** Text in which other clauses are links. */
const Linked = ({ text, href }: { readonly text: string; readonly href: (id: string) => string }): ReactNode =>
  text.split(REFERENCE).map((part, i) =>
    i % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text never change places.
      <a key={i} href={href(part)}>
        {part}
      </a>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text never change places.
      <Fragment key={i}>{part}</Fragment>
    ),
  );

/** One clause with its number, what it says, and how a doubt was settled. */
export const Clause = ({
  clause,
  current,
  href,
}: {
  readonly clause: ReadClause;
  readonly current: boolean;
  readonly href: (id: string) => string;
}): ReactNode => (
  <li id={clause.id} className={current ? css['current'] : undefined} lang={clause.lang}>
    <a className={css['id']} href={href(clause.id)} aria-label={say('table.rule', { paragraph: clause.id })}>
      {clause.id}
    </a>
    <div>
      {clause.example && <span className={css['kind']}>{say('library.rules.example')} </span>}
      <Linked text={clause.text} href={href} />
      {clause.reading && (
        <p className={css['reading']}>
          <span className={css['kind']}>{say('library.rules.reading')}</span>{' '}
          <Linked text={clause.reading} href={href} />
        </p>
      )}
    </div>
  </li>
);
