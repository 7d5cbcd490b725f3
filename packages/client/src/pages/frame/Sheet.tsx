import { type ReactNode, useEffect, useRef } from 'react';
import { hrefOf, type Place } from '../../app/routes.ts';
import { language, languageAfter, languages, say, setLanguage } from '../../words/index.ts';
import { Mark } from './Mark.tsx';
import { Notices } from './Notices.tsx';
import css from './sheet.module.css';

interface SheetProps {
  readonly place: Place;
  readonly title: string;
  /** Shown above the page; pages with a heading of their own leave it out. */
  readonly heading?: boolean;
  readonly children: ReactNode;
}

const LINKS = [
  ['lobby', 'site.games', {}],
  ['newGame', 'site.new', {}],
  ['learn', 'site.learn', {}],
  ['library', 'site.library', { title: '' }],
  ['settings', 'site.settings', {}],
] as const;

/** A page that is not a table: the name of the house, the ways to other pages, and the page itself. */
export const Sheet = ({ place, title, heading = true, children }: SheetProps): ReactNode => {
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    document.title = title === say('site.name') ? title : `${title} · ${say('site.name')}`;
  }, [title]);
  const other = languageAfter(language());
  return (
    <div className={css['sheet']}>
      <button type="button" className={css['skip']} onClick={() => main.current?.focus()}>
        {say('site.skip')}
      </button>
      <header className={css['head']}>
        <a className={css['brand']} href={hrefOf('landing')}>
          <Mark />
          {say('site.name')}
        </a>
        <nav className={css['nav']} aria-label={say('site.nav')}>
          {LINKS.map(([to, key, params]) => (
            <a key={to} href={hrefOf(to, params)} aria-current={to === place ? 'page' : undefined}>
              {say(key)}
            </a>
          ))}
        </nav>
        <button type="button" className={css['tongue']} lang={other} onClick={() => void setLanguage(other)}>
          {languages[other].name}
        </button>
      </header>
      <Notices />
      <main className={css['main']} ref={main} tabIndex={-1}>
        {heading && <h1 className={css['title']}>{title}</h1>}
        {children}
      </main>
    </div>
  );
};
