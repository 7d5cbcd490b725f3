import type { Review } from '@roundhouse/bots/review';
import type { ReactNode } from 'react';
import { hrefOf } from '../app/routes.ts';
import { money, playerName, type Speaking } from '../words/index.ts';
import { lineColour } from './Curve.tsx';
import css from './review.module.css';
import { deedSays, type RoundNames, tells, whyBetter } from './words.ts';

/** The moves that cost most, each with a better one and why. */
export const TurningPoints = ({
  id,
  review,
  s,
  isDone,
  roundAt,
  onPlay,
}: {
  readonly id: string;
  readonly review: Review;
  readonly s: Speaking;
  readonly isDone: boolean;
  readonly roundAt: RoundNames;
  readonly onPlay: (at: number, seat: number) => void;
}): ReactNode => (
  <section data-section="turns">
    <h2>{tells('turns')}</h2>
    <p className={css['soft']}>{tells('turns.says')}</p>
    {!isDone && <p role="status">{tells('turns.waits')}</p>}
    {isDone && !review.turns.length && <p>{tells('turns.none')}</p>}
    <ol className={css['turns']}>
      {review.turns.map(t => (
        <li key={t.at} style={{ borderColor: lineColour(review.seats.indexOf(t.seat)) }}>
          <p>
            <a href={hrefOf('record', { id }, { at: String(t.at) })}>{roundAt(t.at)}</a>{' '}
            <strong>
              {tells('turn.played', { player: playerName(s, t.seat), what: deedSays(s.title, t.action) })}
            </strong>
          </p>
          <p>
            {tells('turn.better', { what: deedSays(s.title, t.better), loss: money(t.loss, s.title) })}{' '}
            {t.error > 0 && (
              <small className={css['soft']}>{tells('turn.error', { error: money(t.error, s.title) })}</small>
            )}
          </p>
          {t.reasons.length > 0 && (
            <p>
              {tells('turn.because', {
                reasons: t.reasons.map(r => whyBetter(s.title, r)).join('; '),
              })}
            </p>
          )}
          <button
            type="button"
            title={tells('playOn.hint', { player: playerName(s, t.seat) })}
            onClick={() => onPlay(t.at, t.seat)}
          >
            {tells('playOn')}
          </button>
        </li>
      ))}
    </ol>
  </section>
);
