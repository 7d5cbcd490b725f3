import type { ReactNode } from 'react';
import { hrefOf } from '../app/routes.ts';
import { useServer } from '../online/useServer.ts';
import { say } from '../words/index.ts';
import { Sheet } from './frame/Sheet.tsx';
import { Here } from './lobby/Here.tsx';
import { Import } from './lobby/Import.tsx';
import css from './lobby/lobby.module.css';
import { Online } from './lobby/Online.tsx';
import { Person } from './lobby/Person.tsx';

/** All games: those that wait for me first, then mine, open tables, and games to watch. */
export const Lobby = (): ReactNode => {
  const server = useServer();
  return (
    <Sheet place="lobby" title={say('lobby.title')}>
      <div className={css['top']}>
        <a className="button primary" href={hrefOf('newGame')}>
          {say('site.new')}
        </a>
        <Import />
      </div>
      {server === 'there' && <Online />}
      <Here none={server !== 'there'} />
      {server === 'none' && <p className={css['hint']}>{say('lobby.noServer')}</p>}
      {server === 'there' && <Person />}
    </Sheet>
  );
};
