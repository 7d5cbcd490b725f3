import { type ReactNode, useEffect, useState } from 'react';
import { useSettings } from '../../app/settings.ts';
import { BoardPicture } from '../../board/BoardPicture.tsx';
import { phaseName, roundName, say, titleName } from '../../words/index.ts';
import css from './replay.module.css';
import { fetchShowcase, type Showcase } from './showcase.ts';
import { useReplay } from './useReplay.ts';

const PACE = 1100;
/** Milliseconds until the game comes. */
const CALM = 1200;

const wantsStillness = (): boolean =>
  useSettings.getState().reducedMotion || window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A finished game, replayed softly. */
export const Replay = (): ReactNode => {
  const [showcase, setShowcase] = useState<Showcase>();
  const [playing, setPlaying] = useState(() => !wantsStillness());
  useEffect(() => {
    // Whoever knows what they came for is not kept waiting by it.
    const timer = setTimeout(() => void fetchShowcase().then(setShowcase, () => undefined), CALM);
    return () => clearTimeout(timer);
  }, []);
  const moment = useReplay(showcase, playing, PACE);
  const title = moment?.game.title;
  return (
    <figure className={css['replay']}>
      <div className={css['board']}>
        {moment && title && (
          <BoardPicture
            game={moment.game}
            label={say('landing.replay.board', { title: titleName(title), round: roundName(moment.game) })}
          />
        )}
      </div>
      <figcaption className={css['caption']}>
        <button
          type="button"
          aria-label={say(playing ? 'landing.replay.pause' : 'landing.replay.play')}
          onClick={() => setPlaying(p => !p)}
        >
          <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
            <path d={playing ? 'M3 2h4v12H3zM9 2h4v12H9z' : 'M3 1l11 7-11 7z'} fill="currentColor" />
          </svg>
        </button>
        {moment && title ? (
          <span>
            <strong>{say('landing.replay', { title: titleName(title) })}</strong>
            <span className={css['line']}>
              {roundName(moment.game, 'short')} ·{' '}
              {say('table.phase', { phase: phaseName(title, moment.game.state.phase) })}
              {moment.line && ` · ${moment.line}`}
            </span>
          </span>
        ) : (
          <span className={css['line']}>{say('table.loading')}</span>
        )}
      </figcaption>
    </figure>
  );
};
