import { type ReactNode, useState } from 'react';
import { levelSays } from '../../online/names.ts';
import { askServer, type Trouble, troubleSays } from '../../online/server.ts';
import { useOnline } from '../../online/state.ts';
import { say } from '../../words/index.ts';
import css from '../bots/bots.module.css';

/** A bot plays our seat: the way back to it. */
export const Lent = (): ReactNode => {
  const info = useOnline(s => s.info);
  const me = useOnline(s => s.me);
  const [trouble, setTrouble] = useState<Trouble>();
  const mine = info?.seats.find(s => s.kind === 'bot' && s.person !== undefined && s.person.id === me);
  if (info?.status !== 'running' || !mine) return null;
  const takeBack = () =>
    askServer('sit', { at: { table: info.id, seat: mine.seat } }).then(answer => setTrouble(answer.trouble));
  return (
    <p className={css['opponent']} role="status" data-lent={mine.seat}>
      {say('bot.lent', { bot: levelSays(mine.bot ?? '') })}{' '}
      <button type="button" className="primary" onClick={() => void takeBack()}>
        {say('bot.takeBack')}
      </button>
      {trouble && <span role="alert">{troubleSays(trouble)}</span>}
    </p>
  );
};
