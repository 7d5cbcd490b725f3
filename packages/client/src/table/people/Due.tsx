import type { ReactNode } from 'react';
import { useOnline } from '../../online/state.ts';
import { locale, say } from '../../words/index.ts';

/** Until when whoever is asked has time, if the table plays by a clock. */
export const Due = (): ReactNode => {
  const asked = useOnline(s => s.asked);
  if (asked?.late) return <small data-due="late"> · {say('clock.late')}</small>;
  if (asked?.due === undefined) return null;
  const form = { weekday: 'short', hour: 'numeric', minute: '2-digit' } as const;
  const time = new Date(asked.due).toLocaleString(locale(), form);
  return (
    <small data-due="running" title={new Date(asked.due).toLocaleString(locale())}>
      {' '}
      · {say('clock.until', { time })}
    </small>
  );
};
