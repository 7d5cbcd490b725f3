import { type ReactNode, useDeferredValue, useEffect, useMemo } from 'react';
import type { PageProps } from '../app/pages.ts';
import { hrefOf } from '../app/routes.ts';
import { go } from '../app/useWhere.ts';
import { armsIn, fieldOf } from '../board/Token.tsx';
import { Notices } from '../pages/frame/Notices.tsx';
import { useDraft } from '../store/draft.ts';
import { incomeLines, priceLines, samplesOf, trainLines, worthLines } from '../store/series.ts';
import { lineOf, lookAt, setReading, shownIn, useTable } from '../store/table.ts';
import { useAsked } from '../table/asked.ts';
import { HexStory } from '../table/map/HexStory.tsx';
import { MapPanel } from '../table/map/MapPanel.tsx';
import { ChartPanel } from '../table/panels/ChartPanel.tsx';
import { LogPanel } from '../table/panels/LogPanel.tsx';
import { ResultView } from '../table/panels/ResultView.tsx';
import { saveFile } from '../table/saveFile.ts';
import { sitDown } from '../table/sitDown.ts';
import { figure, money, playerName, roundName, say, speaking, titleName } from '../words/index.ts';
import { Plot } from './Plot.tsx';
import { playOn } from './playOn.ts';
import css from './record.module.css';

/** A game as a story: every position, how everybody fared, and the way to play on from anywhere. */
export const RecordPage = ({ where }: PageProps): ReactNode => {
  const id = where.params['id'] ?? '';
  const status = useTable(s => (s.id === id ? s.status : 'loading'));
  const isWhole = useTable(s => s.isWhole);
  const isShown = status === 'ready';
  // Mounted in slices, so that the page stays free meanwhile.
  const isLaid = useDeferredValue(isShown, false);
  useEffect(() => {
    void sitDown(id);
    setReading(true);
    return () => setReading(false);
  }, [id]);
  const start = Number(where.query['at'] ?? Number.NaN);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address says where to begin.
  useEffect(() => {
    if (isWhole && Number.isFinite(start)) lookAt(start);
  }, [isWhole]);
  if (status === 'missing') return <main className={css['notice']}>{say('table.missing')}</main>;
  if (!isShown || !isLaid) return <main className={css['notice']}>{say('table.loading')}</main>;
  return <Story id={id} />;
};

const Story = ({ id }: { readonly id: string }): ReactNode => {
  const asked = useAsked();
  const { game } = asked;
  const line = useTable(lineOf);
  const look = useTable(s => s.look);
  const remarks = useTable(s => s.remarks);
  const looked = useDraft(s => s.hex);
  const last = (line?.games.length ?? 1) - 1;
  const at = look ?? last;
  useEffect(() => {
    const keys = (e: KeyboardEvent) => {
      if (/^(?:INPUT|TEXTAREA|SELECT)$/.test((e.target as HTMLElement).tagName)) return;
      const steps: Readonly<Record<string, number>> = {
        ArrowLeft: -1,
        ArrowRight: 1,
        PageUp: -20,
        PageDown: 20,
        Home: -1e6,
        End: 1e6,
      };
      const step = steps[e.key];
      if (step === undefined || (e.target as HTMLElement).getAttribute('role') === 'application') return;
      lookAt((useTable.getState().look ?? last) + step);
      e.preventDefault();
    };
    window.addEventListener('keydown', keys);
    return () => window.removeEventListener('keydown', keys);
  }, [last]);
  return (
    <div className={css['page']}>
      <header className={css['head']}>
        <h1>
          {titleName(game.title)} <small>{roundName(game)}</small>
        </h1>
        <a className="button" href={hrefOf('table', { id })}>
          {say('record.toTable')}
        </a>
        <a className="button" href={hrefOf('review', { id })}>
          {say('table.review')}
        </a>
        {line && (
          <button type="button" onClick={() => saveFile(line.record)}>
            {say('table.export')}
          </button>
        )}
        <button type="button" onClick={() => go('record', { id }, { at: String(at) })}>
          {say('record.link')}
        </button>
        <button type="button" className="primary" onClick={() => line && void playOn(line, at)}>
          {say('table.playOn')}
        </button>
      </header>
      <Notices />
      <section className={css['slider']} aria-label={say('record.slider')}>
        <button type="button" onClick={() => lookAt(at - 1)} disabled={at <= 0} aria-label={say('table.earlier')}>
          ‹
        </button>
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={say('record.slider')}
          aria-valuetext={`${say('record.position', { at, of: last })}, ${roundName(game)}`}
          onChange={e => lookAt(Number(e.target.value))}
        />
        <button type="button" onClick={() => lookAt(at + 1)} disabled={at >= last} aria-label={say('table.later')}>
          ›
        </button>
        <output>{say('record.position', { at, of: last })}</output>
      </section>
      <main className={css['main']}>
        <div className={css['map']}>
          <MapPanel />
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys. */}
        <div className={css['side']} tabIndex={0}>
          {looked && <HexStory game={game} hex={looked} />}
          <ResultView game={game} />
          {remarks.length > 0 && (
            <ul className={css['remarks']} lang="en">
              {remarks.map(r => (
                <li key={r}>{r}</li>
              ))}
            </ul>
          )}
          <ChartPanel game={asked.game} decision={asked.decision} />
          <Plots at={at} />
        </div>
        <div className={css['log']}>
          <LogPanel />
        </div>
      </main>
    </div>
  );
};

const Plots = ({ at }: { readonly at: number }): ReactNode => {
  const line = useTable(lineOf);
  const names = useTable(s => s.names);
  const game = useTable(shownIn);
  const samples = useMemo(() => samplesOf(line?.games ?? []), [line]);
  if (!game) return null;
  const arms = armsIn(game.title.parts.companies);
  const s = speaking(game, names);
  const company = (id: string) => ({ colour: arms[id] ? fieldOf(arms[id]) : 'gray', name: id });
  const player = (id: string, n: number) => ({
    colour: `var(--route-${(n % 6) + 1})`,
    name: playerName(s, Number(id)),
  });
  const sum = (n: number) => money(n, game.title);
  const plots = [
    { title: say('record.worth'), lines: worthLines(samples), look: player, written: sum },
    { title: say('record.prices'), lines: priceLines(samples), look: company, written: sum },
    { title: say('record.income'), lines: incomeLines(samples), look: company, written: sum },
    { title: say('record.trains'), lines: trainLines(samples), look: company, written: figure },
  ];
  return plots.map(p => <Plot key={p.title} {...p} samples={samples} at={at} onPick={lookAt} />);
};
