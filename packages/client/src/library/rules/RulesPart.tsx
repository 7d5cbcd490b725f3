import type { Title } from '@roundhouse/engine';
import { type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { hrefOf } from '../../app/routes.ts';
import { bookId, paragraphHref, say, shelfId, titleName } from '../../words/index.ts';
import { anchorsIn, found, sectionId } from './find.ts';
import { fetchRules } from './load.ts';
import { type Pointers, PointersContext, Prose } from './Prose.tsx';
import { asPrinted } from './printed.ts';
import css from './rules.module.css';
import { Section } from './Section.tsx';
import { keyOf, type ReadBook } from './translate.ts';

const useRules = (id: string): ReadBook | undefined => {
  const [book, setBook] = useState<ReadBook>();
  useEffect(() => {
    fetchRules(id).then(setBook, () => setBook({ sections: [], terms: [] }));
  }, [id]);
  return book;
};

const pointersIn = (book: ReadBook | undefined, title: Title): Pointers => {
  const anchors = book ? anchorsIn(book) : new Set<string>();
  const keys = new Set(book?.sections.map(keyOf));
  return {
    clause: id => (anchors.has(id) ? paragraphHref(title, id) : undefined),
    section: number => (keys.has(number) ? sectionHref(title, number) : undefined),
  };
};

const sectionHref = (title: Title, key: string): string =>
  hrefOf('library', { title: shelfId(title) }, { part: 'rules', at: sectionId(key) });

/** The rules by clause, to be searched and linked to. */
export const RulesPart = ({ title, at }: { readonly title: Title; readonly at: string | undefined }): ReactNode => {
  const read = useRules(bookId(title));
  const book = useMemo(() => read && asPrinted(read, title.parts.map), [read, title]);
  const [wanted, setWanted] = useState('');
  const looked = useDeferredValue(wanted);
  const sections = useMemo(() => (book ? found(book, looked) : []), [book, looked]);
  const pointers = useMemo(() => pointersIn(book, title), [book, title]);
  useEffect(() => {
    const place = book && at ? document.getElementById(at) : null;
    if (!place) return;
    // A clause is read with what is around it; a section, or a long table, from its beginning.
    const isLong = place.offsetHeight > window.innerHeight / 2 || at?.startsWith(sectionId(''));
    place.scrollIntoView({ block: isLong ? 'start' : 'center' });
  }, [book, at]);
  const count = sections.reduce((n, s) => n + s.clauses.length, 0);
  if (!book) return <p aria-busy="true">{say('library.rules.loading')}</p>;
  const isForeign = book.sections.some(s => s.clauses.some(c => c.lang));
  return (
    <PointersContext value={pointers}>
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
                  <li key={keyOf(s)} lang={s.lang}>
                    <a href={sectionHref(title, keyOf(s))}>
                      {s.number} {s.title}
                    </a>
                  </li>
                ))}
              {book.terms.length > 0 && (
                <li>
                  <a href={sectionHref(title, 'terms')}>{say('library.rules.terms')}</a>
                </li>
              )}
            </ol>
          </nav>
        </div>
        <div className={css['text']}>
          <p className={css['note']}>{say('library.rules.own', { title: titleName(title) })}</p>
          {isForeign && <p className={css['note']}>{say('library.rules.foreign')}</p>}
          {sections.map(s => (
            <Section key={keyOf(s)} section={s} at={at} href={id => paragraphHref(title, id)} />
          ))}
          {!looked && book.terms.length > 0 && (
            <section>
              <h2 id={sectionId('terms')}>{say('library.rules.terms')}</h2>
              <dl className={css['terms']} lang={book.termsLang}>
                {book.terms.map(t => (
                  <div key={t.term}>
                    <dt>{t.term}</dt>
                    <dd>
                      <Prose text={t.text} />
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          )}
        </div>
      </div>
    </PointersContext>
  );
};
