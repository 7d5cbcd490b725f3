import type { Me } from '@roundhouse/protocol';
import { type FormEvent, type ReactNode, useState } from 'react';
import { askServer, ROUTES, type Trouble, troubleSays } from '../../online/server.ts';
import { become, useMail } from '../../online/useServer.ts';
import { say } from '../../words/index.ts';
import css from './lobby.module.css';

const read = (e: FormEvent<HTMLFormElement>, name: string): string => {
  e.preventDefault();
  return String(new FormData(e.currentTarget).get(name) ?? '');
};

/** What the server keeps about us: the address to find back in, the password, all of it as a file, and the end of it. */
export const MyData = ({ me }: { readonly me: Me }): ReactNode => {
  const mail = useMail();
  const [trouble, setTrouble] = useState<Trouble>();
  const [isDone, setDone] = useState(false);
  const told = (said: { readonly answer?: Me; readonly trouble?: Trouble | undefined }): void => {
    setTrouble(said.trouble);
    setDone(!said.trouble);
    if (said.answer) become(said.answer);
  };
  const address = async (e: FormEvent<HTMLFormElement>) => {
    const email = read(e, 'email').trim();
    told(await askServer('changeMe', { body: { email: email || null } }));
  };
  const password = async (e: FormEvent<HTMLFormElement>) => {
    const body = { old: read(e, 'old'), password: read(e, 'password') };
    told(await askServer('changePassword', { body }));
  };
  const farewell = async (e: FormEvent<HTMLFormElement>) => {
    const word = read(e, 'password');
    if (!window.confirm(say('me.delete.sure'))) return;
    const said = await askServer('deleteMe', { body: word ? { password: word } : {} });
    setTrouble(said.trouble);
    if (!said.trouble) become(undefined);
  };
  return (
    <details className={css['word']}>
      <summary>{say('me.data')}</summary>
      {mail && (
        <form className={css['person']} onSubmit={address}>
          <label>
            {say('lobby.account.email')}
            <input name="email" type="email" defaultValue={me.email} maxLength={200} autoComplete="email" />
          </label>
          <button type="submit">{say('lobby.name.keep')}</button>
        </form>
      )}
      {me.kind === 'account' && (
        <form className={css['person']} onSubmit={password}>
          <label>
            {say('me.password.old')}
            <input name="old" type="password" required autoComplete="current-password" />
          </label>
          <label>
            {say('me.password.new')}
            <input name="password" type="password" required minLength={8} autoComplete="new-password" />
          </label>
          <button type="submit">{say('me.password.change')}</button>
        </form>
      )}
      <p>
        <a href={ROUTES.exportMe[1]} download="roundhouse.json">
          {say('me.export')}
        </a>
      </p>
      <form className={css['person']} onSubmit={farewell}>
        {me.kind === 'account' && (
          <label>
            {say('lobby.account.password')}
            <input name="password" type="password" required autoComplete="current-password" />
          </label>
        )}
        <button type="submit">{say('me.delete')}</button>
        <p className={css['hint']}>{say('me.delete.hint')}</p>
      </form>
      {trouble && <p role="alert">{troubleSays(trouble)}</p>}
      {isDone && <p role="status">{say('me.done')}</p>}
    </details>
  );
};
