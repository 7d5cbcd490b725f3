import type { ReactNode } from 'react';
import { say } from '../../words/index.ts';
import { Blocks } from './Blocks.tsx';
import { Prose } from './Prose.tsx';
import css from './rules.module.css';
import type { ReadClause } from './translate.ts';

/** One clause with its number, what it says, and how a doubt was settled. */
export const Clause = ({
  clause,
  current,
  href,
}: {
  readonly clause: ReadClause;
  readonly current: boolean;
  readonly href: string;
}): ReactNode => (
  <>
    {clause.before && (
      <li className={css['before']} lang={clause.lang}>
        <Prose text={clause.before} />
      </li>
    )}
    <li id={clause.id} className={`${css['clause']} ${current ? css['current'] : ''}`} lang={clause.lang}>
      <a className={css['id']} href={href} aria-label={say('table.rule', { paragraph: clause.id })}>
        {clause.id}
      </a>
      <div>
        {clause.text && (
          <p>
            {clause.example && <span className={css['kind']}>{say('library.rules.example')} </span>}
            <Prose text={clause.text} />
          </p>
        )}
        {clause.body && <Blocks blocks={clause.body} />}
        {clause.reading && (
          <p className={css['reading']}>
            <span className={css['kind']}>{say('library.rules.lead.reading')}</span> <Prose text={clause.reading} />
          </p>
        )}
      </div>
    </li>
  </>
);
