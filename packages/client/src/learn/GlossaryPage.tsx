import { glossary } from '@roundhouse/lessons/glossary';
import { type ReactNode, useEffect, useState } from 'react';
import type { PageProps } from '../app/pages.ts';
import { Sheet } from '../pages/frame/Sheet.tsx';
import { language, say } from '../words/index.ts';
import css from './learn.module.css';
import { WordList } from './words/WordList.tsx';

/** The words of the hobby, to be looked up. */
export const GlossaryPage = ({ where }: PageProps): ReactNode => {
  const [sought, setSought] = useState('');
  const at = where.query['at'];
  const all = Object.entries(glossary[language()]).sort(([, a], [, b]) => a.name.localeCompare(b.name, language()));
  const found = all.filter(([, t]) => `${t.name} ${t.says}`.toLowerCase().includes(sought.trim().toLowerCase()));
  useEffect(() => {
    if (at) document.getElementById(`word-${at}`)?.scrollIntoView({ block: 'center' });
  }, [at]);
  return (
    <Sheet place="glossary" title={say('learn.words')}>
      <p className={css['lead']}>{say('learn.words.lead')}</p>
      <label>
        {say('learn.words.find')} <input type="search" value={sought} onChange={e => setSought(e.target.value)} />
      </label>
      <WordList ids={found.map(([id]) => id)} at={at} />
      {!found.length && <p role="status">{say('learn.words.none')}</p>}
    </Sheet>
  );
};
