import { type FormEvent, type ReactNode, useState } from 'react';
import { hrefOf } from '../../app/routes.ts';
import { askServer, type Trouble, troubleSays } from '../../online/server.ts';
import { become, callMe, useMail, useMe, useSteward } from '../../online/useServer.ts';
import { say } from '../../words/index.ts';
import { KeepSeat } from './KeepSeat.tsx';
import css from './lobby.module.css';
import { MyData } from './MyData.tsx';
import { Sessions } from './Sessions.tsx';

const field = (form: HTMLFormElement, name: string): string => String(new FormData(form).get(name) ?? '').trim();

/** Who we are at this server: our name, and an account for those who want one. */
export const Person = (): ReactNode => {
  const me = useMe();
  const isSteward = useSteward();
  const [form, setForm] = useState<'name' | 'account' | undefined>();
  const [trouble, setTrouble] = useState<Trouble>();
  const done = (t: Trouble | undefined) => {
    setTrouble(t);
    if (!t) setForm(undefined);
  };
  const rename = async (e: FormEvent<HTMLFormElement>) => {
    e.preventDefault();
    done(await callMe(field(e.currentTarget, 'name')));
  };
  const signOut = async () => {
    const said = await askServer('signOut');
    if (!said.trouble) become(undefined);
    done(said.trouble);
  };
  return (
    <section className={css['person']} aria-label={say('lobby.account')}>
      {me && form !== 'name' && (
        <>
          <p>{say('lobby.as', { name: me.name })}</p>
          <button type="button" onClick={() => setForm('name')}>
            {say('lobby.rename')}
          </button>
        </>
      )}
      {form === 'name' && (
        <form className={css['person']} onSubmit={rename}>
          <label>
            {say('lobby.name')}
            <input name="name" defaultValue={me?.name} required maxLength={40} autoComplete="nickname" />
          </label>
          <button type="submit">{say('lobby.name.keep')}</button>
        </form>
      )}
      {me?.kind === 'account' ? (
        <button type="button" onClick={signOut}>
          {say('lobby.signOut')}
        </button>
      ) : (
        form !== 'account' && (
          <button type="button" onClick={() => setForm('account')}>
            {say('lobby.account')}
          </button>
        )
      )}
      {!me && <a href={hrefOf('back', { code: '' })}>{say('back.have')}</a>}
      {me?.kind === 'guest' && <KeepSeat />}
      {me && <a href={hrefOf('person', { person: me.id })}>{say('lobby.me')}</a>}
      {me && <Sessions />}
      {me && <MyData me={me} />}
      {isSteward && <a href={hrefOf('steward')}>{say('steward.title')}</a>}
      {form === 'account' && <Account name={me?.name} done={done} />}
      {trouble && <p role="alert">{troubleSays(trouble)}</p>}
    </section>
  );
};

/** Opens an account or signs in to one. */
const Account = ({
  name,
  done,
}: {
  readonly name: string | undefined;
  readonly done: (t: Trouble | undefined) => void;
}): ReactNode => {
  const mail = useMail();
  const [isSent, setSent] = useState(false);
  const enter = async (e: FormEvent<HTMLFormElement>) => {
    e.preventDefault();
    const how = (e.nativeEvent as SubmitEvent).submitter?.getAttribute('value');
    const body = { name: field(e.currentTarget, 'name'), password: field(e.currentTarget, 'password') };
    const email = field(e.currentTarget, 'email');
    const claim = field(e.currentTarget, 'claim') === 'on';
    const said =
      how === 'open'
        ? await askServer('register', { body: { ...body, ...(email ? { email } : {}) } })
        : await askServer('signIn', { body: { ...body, ...(claim ? { claim } : {}) } });
    if (!said.trouble) become(said.answer);
    done(said.trouble);
  };
  const lost = async (form: HTMLFormElement | null) => {
    const email = form ? field(form, 'email') : '';
    if (!email) return done('malformed');
    const said = await askServer('recover', { body: { email } });
    if (said.trouble) done(said.trouble);
    else setSent(true);
  };
  return (
    <form className={css['person']} onSubmit={enter}>
      <label>
        {say('lobby.name')}
        <input name="name" defaultValue={name} required maxLength={40} autoComplete="username" />
      </label>
      <label>
        {say('lobby.account.password')}
        <input name="password" type="password" required minLength={8} autoComplete="current-password" />
      </label>
      {mail && (
        <label>
          {say('lobby.account.email')}
          <input name="email" type="email" maxLength={200} autoComplete="email" />
        </label>
      )}
      {name !== undefined && (
        <label className={css['check']}>
          <input name="claim" type="checkbox" defaultChecked />
          {say('lobby.account.claim')}
        </label>
      )}
      <button type="submit" value="signIn">
        {say('lobby.account.signIn')}
      </button>
      <button type="submit" value="open">
        {say('lobby.account.open')}
      </button>
      {mail && (
        <button type="button" onClick={e => void lost(e.currentTarget.form)}>
          {say('recover.ask')}
        </button>
      )}
      <p className={css['hint']}>{isSent ? say('recover.sent') : say('lobby.account.hint')}</p>
    </form>
  );
};
