import { glossary } from '@roundhouse/lessons';
import { type ReactNode, useState } from 'react';
import { Sheet } from '../pages/frame/Sheet.tsx';
import { language, say } from '../words/index.ts';
import css from './learn.module.css';

/** The words of the hobby, to be looked up. */
export const GlossaryPage = (): ReactNode => {
  const [sought, setSought] = useState('');
  const all = Object.entries(glossary[language()]).sort(([, a], [, b]) => a.name.localeCompare(b.name, language()));
  const found = all.filter(([, t]) => `${t.name} ${t.says}`.toLowerCase().includes(sought.trim().toLowerCase()));
  return (
    <Sheet place="glossary" title={say('learn.words')}>
      <p className={css['lead']}>{say('learn.words.lead')}</p>
      <label>
        {say('learn.words.find')} <input type="search" value={sought} onChange={e => setSought(e.target.value)} />
      </label>
      <dl className={css['words']}>
        {found.map(([id, term]) => (
          <div key={id} id={`word-${id}`}>
            <dt>{term.name}</dt>
            <dd>{term.says}</dd>
          </div>
        ))}
      </dl>
      {!found.length && <p role="status">{say('learn.words.none')}</p>}
    </Sheet>
  );
};
