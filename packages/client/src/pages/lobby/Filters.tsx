import { covers } from '@roundhouse/titles/covers';
import type { ReactNode } from 'react';
import { LANGUAGES, say, titleName } from '../../words/index.ts';
import { languages } from '../../words/languages.ts';
import css from './lobby.module.css';
import { PACES, type Sought } from './sought.ts';

/** Narrows the lists of the lobby down. */
export const Filters = ({
  sought,
  change,
}: {
  readonly sought: Sought;
  readonly change: (sought: Sought) => void;
}): ReactNode => (
  <search className={css['person']}>
    <label>
      {say('lobby.search')}
      <input type="search" value={sought.words} onChange={e => change({ ...sought, words: e.target.value })} />
    </label>
    <label>
      {say('new.step.title')}
      <select value={sought.title} onChange={e => change({ ...sought, title: e.target.value })}>
        <option value="">{say('lobby.any')}</option>
        {covers.map(c => (
          <option key={c.id} value={c.id}>
            {titleName(c)}
          </option>
        ))}
      </select>
    </label>
    <label>
      {say('lobby.pace')}
      <select
        value={sought.pace}
        onChange={e => change({ ...sought, pace: PACES.find(p => p === e.target.value) ?? 'any' })}
      >
        {PACES.map(pace => (
          <option key={pace} value={pace}>
            {say(`lobby.pace.${pace}`)}
          </option>
        ))}
      </select>
    </label>
    <label>
      {say('lobby.language')}
      <select value={sought.language} onChange={e => change({ ...sought, language: e.target.value })}>
        <option value="">{say('lobby.any')}</option>
        {LANGUAGES.map(l => (
          <option key={l} value={l} lang={l}>
            {languages[l].name}
          </option>
        ))}
      </select>
    </label>
    <label className={css['check']}>
      <input type="checkbox" checked={sought.isFree} onChange={e => change({ ...sought, isFree: e.target.checked })} />
      {say('lobby.freeSeats')}
    </label>
  </search>
);
