import type { Title } from '@roundhouse/engine';
import { type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { hrefOf } from '../../app/routes.ts';
import { bookId, paragraphHref, say, shelfId, titleName } from '../../words/index.ts';
import { Clause } from './Clause.tsx';
import { fetchRules } from './load.ts';
import css from './rules.module.css';
import type { ReadBook, ReadSection } from './translate.ts';

const useRules = (id: string): ReadBook | undefined => {
  const [book, setBook] = useState<ReadBook>();
  useEffect(() => {
    fetchRules(id).then(setBook, () => setBook({ sections: [], terms: [] }));
  }, [id]);
  return book;
};

/** The sections that hold every word looked for; all of them, if nothing is. */
const found = (book: ReadBook, wanted: string): readonly ReadSection[] => {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  if (!words.length) return book.sections;
  return book.sections.flatMap(s => {
    const clauses = s.clauses.filter(c => {
      const text = `${c.id} ${s.title} ${c.text} ${c.reading ?? ''}`.toLowerCase();
      return words.every(w => text.includes(w));
    });
    return clauses.length ? [{ ...s, clauses }] : [];
  });
};

const sectionId = (number: string): string => `section-${number}`;

/** The rules by clause, to be searched and linked to. */
export const RulesPart = ({ title, at }: { readonly title: Title; readonly at: string | undefined }): ReactNode => {
  const book = useRules(bookId(title));
  const [wanted, setWanted] = useState('');
  const looked = useDeferredValue(wanted);
  const sections = useMemo(() => (book ? found(book, looked) : []), [book, looked]);
  useEffect(() => {
    if (book && at) document.getElementById(at)?.scrollIntoView({ block: 'center' });
  }, [book, at]);
  const href = (id: string) => paragraphHref(title, id);
  const count = sections.reduce((n, s) => n + s.clauses.length, 0);
  if (!book) return <p aria-busy="true">{say('library.rules.loading')}</p>;
  const isForeign = book.sections.some(s => s.clauses.some(c => c.lang));
  return (
    <div className={css['rules']}>
      <div className={css['side']}>
        <search>
          <label className={css['search']}>
            {say('library.rules.search')}
            <input type="search" value={wanted} onChange={e => setWanted(e.target.value)} />
          </label>
        </search>
        <p className={css['count']} role="status">
          {say('library.rules.found', { count })}
        </p>
        <nav aria-label={say('library.rules.contents')} className={css['contents']}>
          <ol>
            {book.sections
              .filter(s => s.depth === 2)
              .map(s => (
                <li key={s.number + s.title} lang={s.lang}>
                  <a href={hrefOf('library', { title: shelfId(title) }, { part: 'rules', at: sectionId(s.number) })}>
                    {s.number} {s.title}
                  </a>
                </li>
              ))}
          </ol>
        </nav>
      </div>
      <div className={css['text']}>
        <p className={css['note']}>{say('library.rules.own', { title: titleName(title) })}</p>
        {isForeign && <p className={css['note']}>{say('library.rules.foreign')}</p>}
        {sections.map(s => {
          const Heading = s.depth === 2 ? 'h2' : 'h3';
          return (
            <section key={s.number + s.title}>
              <Heading id={sectionId(s.number)} lang={s.lang}>
                {s.number} {s.title}
              </Heading>
              {s.clauses.length > 0 && (
                <ul>
                  {s.clauses.map(c => (
                    <Clause key={c.id} clause={c} current={c.id === at} href={href} />
                  ))}
                </ul>
              )}
            </section>
          );
        })}
        {!looked && book.terms.length > 0 && (
          <section>
            <h2 id={sectionId('terms')}>{say('library.rules.terms')}</h2>
            <dl className={css['terms']} lang={book.termsLang}>
              {book.terms.map(t => (
                <div key={t.term}>
                  <dt>{t.term}</dt>
                  <dd>{t.text}</dd>
                </div>
              ))}
            </dl>
          </section>
        )}
      </div>
    </div>
  );
};
