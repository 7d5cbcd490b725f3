import type { Cover } from '@roundhouse/titles/covers';
import { type ReactNode, useEffect, useState } from 'react';
import { fetchPage } from '../app/pages.ts';
import { hrefOf } from '../app/routes.ts';
import { useServer } from '../online/useServer.ts';
import { type Kept, keptGames } from '../store/kept.ts';
import { titleInWords } from '../store/titleInWords.ts';
import { say, titleName } from '../words/index.ts';
import { Sheet } from './frame/Sheet.tsx';
import { boxes, easiest } from './frame/shelf.ts';
import { Continue } from './landing/Continue.tsx';
import css from './landing/landing.module.css';
import { Replay } from './landing/Replay.tsx';
import { startAgainstBots, startFirstGame, startHotSeat } from './landing/start.ts';
import { TitleCard } from './landing/TitleCard.tsx';

const first = boxes[0] as Cover;
// Most press one of the buttons: their game and its table come while they read.
fetchPage('table').catch(() => undefined);
titleInWords(first.id).catch(() => undefined);

/** The games of this browser, latest first; none until they are known. */
const useKept = (): readonly Kept[] => {
  const [kept, setKept] = useState<readonly Kept[]>([]);
  useEffect(() => {
    keptGames().then(setKept, () => undefined);
  }, []);
  return kept;
};

/** The front door: play at once, meet friends, or look around. */
export const Landing = (): ReactNode => {
  const kept = useKept();
  const latest = kept.find(k => !k.glance.over);
  const isNew = !kept.length;
  const server = useServer();
  return (
    <Sheet place="landing" title={say('site.name')} heading={false}>
      <div className={css['hero']}>
        <div className={css['words']}>
          <h1>{say('landing.title')}</h1>
          <p className={css['lead']}>{say('landing.lead')}</p>
          <div className={css['ways']}>
            {latest && <Continue kept={latest} />}
            {isNew && (
              <div className={css['way']}>
                <button type="button" className="primary" onClick={() => startFirstGame(easiest)}>
                  {say('learn.first.start')}
                </button>
                <p>{say('landing.first', { title: titleName(easiest) })}</p>
              </div>
            )}
            <div className={css['way']}>
              <button
                type="button"
                className={latest || isNew ? undefined : 'primary'}
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
            <a href={hrefOf('learn')}>{say('landing.learn')}</a> ·{' '}
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
