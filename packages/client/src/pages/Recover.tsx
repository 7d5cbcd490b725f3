import { type FormEvent, type ReactNode, useState } from 'react';
import type { PageProps } from '../app/pages.ts';
import { go } from '../app/useWhere.ts';
import { askServer, type Trouble, troubleSays } from '../online/server.ts';
import { become } from '../online/useServer.ts';
import { say } from '../words/index.ts';
import { Sheet } from './frame/Sheet.tsx';
import css from './lobby/lobby.module.css';

/** Sets a new password with the link of a mail. */
export const Recover = ({ where }: PageProps): ReactNode => {
  const [trouble, setTrouble] = useState<Trouble>();
  const set = async (e: FormEvent<HTMLFormElement>) => {
    e.preventDefault();
    const password = String(new FormData(e.currentTarget).get('password') ?? '');
    const said = await askServer('recovered', { body: { token: where.params['token'] ?? '', password } });
    setTrouble(said.trouble);
    if (said.trouble) return;
    become(said.answer);
    go('lobby', {}, {}, true);
  };
  return (
    <Sheet place="recover" title={say('recover.title')}>
      <form className={css['person']} onSubmit={set}>
        <label>
          {say('recover.password')}
          <input name="password" type="password" required minLength={8} autoComplete="new-password" />
        </label>
        <button type="submit" className="primary">
          {say('recover.set')}
        </button>
      </form>
      {trouble && <p role="alert">{trouble === 'stale' ? say('recover.old') : troubleSays(trouble)}</p>}
    </Sheet>
  );
};
