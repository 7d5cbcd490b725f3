import { type ReactNode, useEffect, useState } from 'react';
import { useOnline } from '../../online/state.ts';
import { useTable } from '../../store/table.ts';
import { ago, playerName, say } from '../../words/index.ts';
import css from '../bots/bots.module.css';

/** Milliseconds after which the time is told anew. */
const TICK = 20_000;

const useNow = (): number => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK);
    return () => clearInterval(timer);
  }, []);
  return now;
};

/** Who is awaited, and how long ago they were asked; whoever is asked themselves has the question. */
export const Awaited = (): ReactNode => {
  const asked = useOnline(s => s.asked);
  const isRunning = useOnline(s => s.info?.status === 'running');
  const seat = useOnline(s => s.seat);
  const title = useTable(s => s.title);
  const names = useTable(s => s.names);
  const now = useNow();
  if (!isRunning || !asked || asked.automatic || asked.by === seat || !title) return null;
  const when = ago(Math.max(0, now - asked.since) / 1000);
  return (
    <p className={css['opponent']} data-awaited={asked.by}>
      {say('clock.awaited', { player: playerName({ names, title }, asked.by), when })}
    </p>
  );
};
