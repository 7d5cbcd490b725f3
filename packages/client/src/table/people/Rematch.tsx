import { type ReactNode, useState } from 'react';
import { hrefOf } from '../../app/routes.ts';
import { go } from '../../app/useWhere.ts';
import { sayToServer } from '../../online/follow.ts';
import { askServer, type Trouble, troubleSays } from '../../online/server.ts';
import { newKey, useOnline } from '../../online/state.ts';
import { say } from '../../words/index.ts';
import css from './people.module.css';

/** After the game: the same once more, set up at once; the others find the way in the talk. */
export const Rematch = (): ReactNode => {
  const info = useOnline(s => s.info);
  const me = useOnline(s => s.me);
  const [trouble, setTrouble] = useState<Trouble>();
  const isAtTable = me !== undefined && (info?.host === me || info?.seats.some(s => s.person?.id === me));
  if (info?.status !== 'finished' || !isAtTable) return null;
  const again = async () => {
    const { name, title, players, options, language, access, spectators, undo, aids, estimates, patience, clock } =
      info;
    const bots = Object.fromEntries(info.seats.flatMap(s => (s.bot && !s.person ? [[s.seat, s.bot]] : [])));
    const seat = info.seats.find(s => bots[s.seat] === undefined)?.seat ?? null;
    const terms = { access, spectators, undo, aids, estimates, patience, clock };
    const made = await askServer('newTable', {
      body: { name, title, players, options, language, seat, bots, ...terms },
    });
    setTrouble(made.trouble);
    if (made.trouble) return;
    const link = new URL(hrefOf('table', { id: made.answer.id }), window.location.href).href;
    sayToServer({ type: 'chat', table: info.id, key: newKey(), text: say('rematch.come', { link }) });
    go('table', { id: made.answer.id });
  };
  return (
    <p className={css['again']}>
      <button type="button" className="primary" onClick={() => void again()}>
        {say('rematch.again')}
      </button>
      {trouble && <span role="alert"> {troubleSays(trouble)}</span>}
    </p>
  );
};
