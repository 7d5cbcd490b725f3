import type { Cover } from '@roundhouse/titles/covers';
import { type ReactNode, useEffect, useState } from 'react';
import { hrefOf } from '../app/routes.ts';
import { useServer } from '../online/useServer.ts';
import { type Kept, keptGames } from '../store/kept.ts';
import { say } from '../words/index.ts';
import { Sheet } from './frame/Sheet.tsx';
import { boxes } from './frame/shelf.ts';
import { Continue } from './landing/Continue.tsx';
import css from './landing/landing.module.css';
import { Replay } from './landing/Replay.tsx';
import { startAgainstBots, startHotSeat } from './landing/start.ts';
import { TitleCard } from './landing/TitleCard.tsx';

const first = boxes[0] as Cover;

/** The latest unfinished game of this browser, if there is one. */
const useLatest = (): Kept | undefined => {
  const [latest, setLatest] = useState<Kept>();
  useEffect(() => {
    keptGames().then(
      all => setLatest(all.find(k => !k.glance.over)),
      () => undefined,
    );
  }, []);
  return latest;
};

/** The front door: play at once, meet friends, or look around. */
export const Landing = (): ReactNode => {
  const latest = useLatest();
  const server = useServer();
  return (
    <Sheet place="landing" title={say('site.name')} heading={false}>
      <div className={css['hero']}>
        <div className={css['words']}>
          <h1>{say('landing.title')}</h1>
          <p className={css['lead']}>{say('landing.lead')}</p>
          <div className={css['ways']}>
            {latest && <Continue kept={latest} />}
            <div className={css['way']}>
              <button
                type="button"
                className={latest ? undefined : 'primary'}
                onClick={() => startAgainstBots(first, 'foreman')}
              >
                {say('landing.bots')}
              </button>
              <p>{say('landing.bots.hint', { title: first.name, bots: Math.min(...first.players) - 1 })}</p>
            </div>
            <div className={css['way']}>
              <button type="button" onClick={() => startHotSeat(first)}>
                {say('landing.hotSeat')}
              </button>
              <p>{say('landing.hotSeat.hint', { title: first.name, players: Math.min(...first.players) })}</p>
            </div>
            <div className={css['way']}>
              {server === 'none' ? (
                <button type="button" aria-disabled="true" aria-describedby="no-server">
                  {say('landing.friends')}
                </button>
              ) : (
                <a className="button" href={hrefOf('newGame', {}, { where: 'online' })}>
                  {say('landing.friends')}
                </a>
              )}
              <p id="no-server">{say(server === 'none' ? 'landing.friends.none' : 'landing.friends.hint')}</p>
            </div>
          </div>
          <p>
            <a href={hrefOf('newGame')}>{say('landing.setUp')}</a>
          </p>
        </div>
        <Replay />
      </div>
      <h2 className={css['shelf']}>{say('landing.titles')}</h2>
      <ul className={css['cards']}>
        {boxes.map(t => (
          <TitleCard key={t.id} title={t} />
        ))}
      </ul>
    </Sheet>
  );
};
