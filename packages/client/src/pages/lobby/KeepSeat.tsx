import { type ReactNode, useState } from 'react';
import { hrefOf } from '../../app/routes.ts';
import { askServer, type Trouble, troubleSays } from '../../online/server.ts';
import { say } from '../../words/index.ts';
import css from './lobby.module.css';

/** A guest's link and code to keep: they bring the seats back on any device. */
export const KeepSeat = (): ReactNode => {
  const [code, setCode] = useState<string>();
  const [trouble, setTrouble] = useState<Trouble>();
  const [isCopied, setCopied] = useState(false);
  const show = async (renew: boolean) => {
    const said = await askServer('code', { body: renew ? { renew } : {} });
    setTrouble(said.trouble);
    setCopied(false);
    if (!said.trouble) setCode(said.answer.code);
  };
  if (code === undefined)
    return (
      <>
        <button type="button" onClick={() => void show(false)}>
          {say('keep.show')}
        </button>
        {trouble && <p role="alert">{troubleSays(trouble)}</p>}
      </>
    );
  const link = new URL(hrefOf('back', { code }), window.location.href).href;
  return (
    <div className={css['word']}>
      <p>{say('keep.hint')}</p>
      <p>
        {say('keep.code')} <b className={css['code']}>{code}</b>
      </p>
      <p className={css['person']}>
        <input readOnly value={link} aria-label={say('keep.link')} onFocus={e => e.currentTarget.select()} />
        <button type="button" onClick={() => void navigator.clipboard.writeText(link).then(() => setCopied(true))}>
          {say(isCopied ? 'table.copied' : 'table.copyLink')}
        </button>
        <button type="button" onClick={() => void show(true)}>
          {say('keep.renew')}
        </button>
      </p>
    </div>
  );
};
