import { type Review, recapOf } from '@roundhouse/bots/review';
import { type Chronicle, decide, type Game, present } from '@roundhouse/engine';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { PageProps } from '../app/pages.ts';
import { hrefOf } from '../app/routes.ts';
import { Sheet } from '../pages/frame/Sheet.tsx';
import { playOn } from '../record/playOn.ts';
import { packGame } from '../store/link.ts';
import { isShared, setReading, useTable } from '../store/table.ts';
import { save } from '../table/saveFile.ts';
import { sitDown } from '../table/sitDown.ts';
import { money, percent, playerName, roundName, say, speaking, titleName } from '../words/index.ts';
import { Curve, lineColour, svgOf } from './Curve.tsx';
import css from './review.module.css';
import { SheetView } from './SheetView.tsx';
import { curveSheet, sheetsOf } from './sheets.ts';
import { TurningPoints } from './TurningPoints.tsx';
import { useReview } from './useReview.ts';
import { type RoundNames, recapSays, tells } from './words.ts';

/** A game looked back at: how everybody's prospects went, where they turned, and what was left lying. */
export const ReviewPage = ({ where }: PageProps): ReactNode => {
  const id = where.params['id'] ?? '';
  const status = useTable(s => (s.id === id ? s.status : 'loading'));
  const line = useTable(s => (s.id === id && s.isWhole ? s.chronicle : undefined));
  const title = useTable(s => (s.id === id ? s.title : undefined));
  const isElsewhere = useTable(isShared);
  useEffect(() => {
    void sitDown(id);
    setReading(true);
    return () => setReading(false);
  }, [id]);
  const isRefused = isElsewhere && line && !present(line).state.over;
  const notice =
    status === 'missing'
      ? say('table.missing')
      : isRefused
        ? tells('foreign')
        : line && line.games.length < 2
          ? tells('short')
          : line
            ? undefined
            : tells('waits');
  return (
    <Sheet place="review" title={title ? tells('title', { title: titleName(title) }) : say('table.review')}>
      <p className={css['soft']}>{tells('lead')}</p>
      {notice !== undefined || !line ? <p role="status">{notice}</p> : <Story id={id} line={line} />}
    </Sheet>
  );
};

const Story = ({ id, line }: { readonly id: string; readonly line: Chronicle }): ReactNode => {
  const names = useTable(s => s.names);
  const isElsewhere = useTable(isShared);
  const { review, progress, isBroken } = useReview(id, line);
  const s = useMemo(() => speaking(present(line), names), [line, names]);
  const roundAt: RoundNames = useCallback((at, form) => roundName(line.games[at] as Game, form), [line]);
  const isDone = progress === 1;
  if (isBroken) return <p role="status">{tells('broken')}</p>;
  const play = (at: number, seat: number) => void playOn(line, at, i => (i === seat ? 'person' : 'foreman'));
  return (
    <div className={css['page']} data-review={isDone ? 'done' : review ? 'curve' : 'waits'}>
      <div className={css['bar']}>
        <p role="status">
          {isDone ? tells('done') : tells('working', { percent: percent(Math.floor(progress * 100)) })}{' '}
          {!isDone && <progress value={progress} max={1} />}
        </p>
        <a className="button" href={hrefOf('table', { id })}>
          {tells('to.table')}
        </a>
        <a className="button" href={hrefOf('record', { id })}>
          {tells('to.record')}
        </a>
        <LinkButton id={id} line={line} isElsewhere={isElsewhere} />
      </div>
      {review ? (
        <>
          <CurvePart id={id} line={line} review={review} roundAt={roundAt} onPlay={play} />
          {isDone && (
            <section data-section="recap">
              <h2>{tells('recap')}</h2>
              <ol className={css['recap']}>
                {recapOf(review).map(r => (
                  <li key={r.says}>
                    {recapSays(r, s, roundAt)}{' '}
                    {r.at !== undefined && (
                      <a
                        href={hrefOf('record', { id }, { at: String(r.at) })}
                        aria-label={`${tells('curve.open')}: ${roundAt(r.at)}`}
                      >
                        ↗
                      </a>
                    )}
                  </li>
                ))}
              </ol>
            </section>
          )}
          <TurningPoints id={id} review={review} s={s} isDone={isDone} roundAt={roundAt} onPlay={play} />
          <Sheets id={id} line={line} review={review} roundAt={roundAt} />
        </>
      ) : (
        <p>{tells('curve.waits')}</p>
      )}
    </div>
  );
};

interface PartProps {
  readonly id: string;
  readonly line: Chronicle;
  readonly review: Review;
  readonly roundAt: RoundNames;
}

const CurvePart = ({
  id,
  line,
  review,
  roundAt,
  onPlay,
}: PartProps & { readonly onPlay: (at: number, seat: number) => void }): ReactNode => {
  const names = useTable(t => t.names);
  const s = speaking(present(line), names);
  const last = line.games.length - 1;
  const [at, setAt] = useState(last);
  const picture = useRef<SVGSVGElement>(null);
  const values = review.curve[at];
  const asked = decide(line.games[at] as Game);
  return (
    <section data-section="curve">
      <h2>{tells('curve')}</h2>
      <div className={css['picture']}>
        <Curve id={id} review={review} s={s} at={at} roundAt={roundAt} onPick={setAt} picture={picture} />
      </div>
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={tells('curve.slider')}
        aria-valuetext={tells('curve.at', { at, round: roundAt(at) })}
        onChange={e => setAt(Number(e.target.value))}
      />
      <div className={css['bar']}>
        <p className={css['values']}>
          <span>{tells('curve.at', { at, round: roundAt(at) })}</span>
          {values &&
            review.seats.map((seat, n) => (
              <span key={seat}>
                <i style={{ background: lineColour(n) }} /> {playerName(s, seat)}{' '}
                <b>{money(values[n] ?? 0, s.title)}</b>
              </span>
            ))}
        </p>
        <a className="button" href={hrefOf('record', { id }, { at: String(at) })}>
          {tells('curve.open')}
        </a>
        {asked && (
          <button
            type="button"
            title={tells('playOn.hint', { player: playerName(s, asked.by) })}
            onClick={() => onPlay(at, asked.by)}
          >
            {tells('playOn')}
          </button>
        )}
        <button
          type="button"
          onClick={() => picture.current && save('curve.svg', svgOf(picture.current), 'image/svg+xml')}
        >
          {tells('svg')}
        </button>
      </div>
    </section>
  );
};

const Sheets = ({ id, line, review, roundAt }: PartProps): ReactNode => {
  const names = useTable(t => t.names);
  const sheets = useMemo(() => {
    const telling = { review, s: speaking(present(line), names), roundAt };
    return [curveSheet(telling), ...sheetsOf(telling)];
  }, [review, line, names, roundAt]);
  return sheets.map(sheet => <SheetView key={sheet.id} id={id} sheet={sheet} />);
};

/** Copies an address that leads here: with the whole game in it, where no server keeps it. */
const LinkButton = ({
  id,
  line,
  isElsewhere,
}: {
  readonly id: string;
  readonly line: Chronicle;
  readonly isElsewhere: boolean;
}): ReactNode => {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    const here = isElsewhere
      ? hrefOf('review', { id })
      : hrefOf('open', { game: await packGame(line.record) }, { to: 'review' });
    await navigator.clipboard.writeText(new URL(here, window.location.href).href);
    setCopied(true);
  };
  return (
    <button type="button" onClick={() => void copy()}>
      {tells(isCopied ? 'link.copied' : 'link.copy')}
    </button>
  );
};
