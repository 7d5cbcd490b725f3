import { standing } from '@roundhouse/engine';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { lineOf, lookAt, useTable } from '../store/table.ts';
import { save } from '../table/saveFile.ts';
import { money, roundName, say } from '../words/index.ts';
import { bestOf, problemOf } from '../work/router.ts';
import css from './record.module.css';
import { asCsv, type Missed, missedBy, runsOf } from './runs.ts';

/** Every run held against the best there was, proven; what was left lying, and where. */
export const MissedRuns = (): ReactNode => {
  const line = useTable(lineOf);
  const [done, setDone] = useState(-1);
  const [missed, setMissed] = useState<readonly Missed[]>([]);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const isWhole = useTable(s => s.isWhole);
  const runs = useMemo(() => (line && isWhole ? runsOf(line.games, standing(line.record.log)) : []), [line, isWhole]);
  if (!line || !runs.length) return null;
  const compare = async () => {
    const found: Missed[] = [];
    for (const [n, run] of runs.entries()) {
      const g = line.games[run.at];
      if (!g || !isHere.current) return;
      setDone(n);
      const answer = await bestOf(problemOf(g, run.company));
      if (answer.revenue > run.earned) found.push({ ...run, best: answer.revenue, proven: answer.proven });
    }
    if (!isHere.current) return;
    setMissed(found);
    setDone(runs.length);
  };
  const title = line.games[0]?.title;
  if (!title) return null;
  const sum = (n: number) => money(n, title);
  return (
    <section className={css['missed']}>
      <h2>{say('record.missed')}</h2>
      {done < 0 && (
        <button type="button" onClick={() => void compare()}>
          {say('record.missed.compare', { count: runs.length })}
        </button>
      )}
      {done >= 0 && done < runs.length && (
        <p role="status">
          {say('record.missed.at', { at: done, of: runs.length })} <progress value={done} max={runs.length} />
        </p>
      )}
      {done === runs.length && (
        <>
          <p role="status">
            {missed.length
              ? say('record.missed.sum', {
                  all: missedBy(missed)
                    .map(m => `${m.company} ${sum(m.sum)}`)
                    .join(' · '),
                })
              : say('record.missed.none')}
          </p>
          {missed.length > 0 && (
            <table>
              <thead>
                <tr>
                  <th scope="col">{say('record.missed.where')}</th>
                  <th scope="col">{say('record.missed.company')}</th>
                  <th scope="col">{say('record.missed.earned')}</th>
                  <th scope="col">{say('record.missed.best')}</th>
                </tr>
              </thead>
              <tbody>
                {missed.map(m => {
                  const g = line.games[m.at];
                  return (
                    <tr key={m.at}>
                      <td>
                        <button type="button" onClick={() => lookAt(m.at)}>
                          {g && roundName(g)}
                        </button>
                      </td>
                      <td>{m.company}</td>
                      <td>{sum(m.earned)}</td>
                      <td>{sum(m.best)}</td>
                    </tr>
                  );
                })}
              </tbody>
            </table>
          )}
          {missed.length > 0 && (
            <button type="button" onClick={() => save('runs.csv', asCsv(missed, line.games), 'text/csv')}>
              {say('record.missed.csv')}
            </button>
          )}
        </>
      )}
    </section>
  );
};
