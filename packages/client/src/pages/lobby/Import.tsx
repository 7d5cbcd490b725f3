import { type ReactNode, useState } from 'react';
import { go } from '../../app/useWhere.ts';
import { type FileProblem, importFile } from '../../store/file.ts';
import { phrase, say } from '../../words/index.ts';
import css from './lobby.module.css';

/** What is wrong with a file, as a sentence. */
const problemSays = ({ problem, facts }: FileProblem): string => {
  const clause = phrase(`clause.${facts['clause']}`) ?? say('clause.unknown');
  return phrase(`file.${problem}`, { ...facts, ...(facts['clause'] === undefined ? {} : { clause }) }) ?? problem;
};

/** Opens a game file, ours or of a platform we know. */
export const Import = (): ReactNode => {
  const [trouble, setTrouble] = useState('');
  const open = async (file: File | undefined) => {
    if (!file) return;
    const came = await importFile(await file.text());
    if ('id' in came) go('table', { id: came.id });
    else setTrouble(problemSays(came));
  };
  return (
    <>
      <label className={`button ${css['file']}`}>
        {say('lobby.import')}
        <input
          type="file"
          accept="application/json,.json"
          onChange={e => {
            void open(e.target.files?.[0]);
            e.target.value = '';
          }}
        />
      </label>
      <span className={css['hint']}>{say('lobby.import.hint')}</span>
      {trouble && (
        <p className={css['word']} role="alert">
          {trouble}
        </p>
      )}
    </>
  );
};
