import { type ReactNode, useState } from 'react';
import { go } from '../../app/useWhere.ts';
import { importFile } from '../../store/file.ts';
import { say } from '../../words/index.ts';
import css from './lobby.module.css';
import { problemSays } from './problem.ts';

/** Opens a game file, ours or of a platform we know. */
export const Import = (): ReactNode => {
  const [trouble, setTrouble] = useState('');
  const [isBusy, setBusy] = useState(false);
  const open = async (file: File | undefined) => {
    if (!file) return;
    setTrouble('');
    setBusy(true);
    const came = await importFile(await file.text());
    setBusy(false);
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
      <span className={css['hint']} role="status">
        {say(isBusy ? 'table.opening' : 'lobby.import.hint')}
      </span>
      {trouble && (
        <p className={css['word']} role="alert">
          {trouble}
        </p>
      )}
    </>
  );
};
