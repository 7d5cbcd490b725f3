import type { Calendar } from '@roundhouse/protocol';
import { type ReactNode, useState } from 'react';
import { askServer, type Trouble, troubleSays } from '../../online/server.ts';
import { become, useMe } from '../../online/useServer.ts';
import { locale, say } from '../../words/index.ts';
import css from '../newgame/choice.module.css';
import { Check } from '../newgame/Picks.tsx';
import own from './settings.module.css';

const here = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
const usual = (): Calendar => ({ zone: here(), night: [22, 8], weekends: true });

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const clock = (hour: number): string =>
  new Date(2026, 0, 1, hour).toLocaleTimeString(locale(), { hour: 'numeric', minute: '2-digit' });

/** The day of a moment as a field for dates has it. */
const dayOf = (at: number): string => {
  const date = new Date(at);
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()].map(n => String(n).padStart(2, '0')).join('-');
};

/** When the clocks of tables stand still for us: nights, weekends, holidays. */
export const CalendarSettings = (): ReactNode => {
  const me = useMe();
  const [trouble, setTrouble] = useState<Trouble>();
  if (!me) return null;
  const calendar = me.settings?.calendar ?? usual();
  const change = async (part: Partial<Calendar>): Promise<void> => {
    const said = await askServer('changeMe', {
      body: { settings: { ...me.settings, calendar: { ...calendar, ...part } } },
    });
    setTrouble(said.trouble);
    if (!said.trouble) become(said.answer);
  };
  const { holiday: _, ...atHome } = calendar;
  const night = (which: 0 | 1) => (
    <select
      aria-label={say(which ? 'calendar.night.to' : 'calendar.night.from')}
      value={calendar.night[which]}
      onChange={e => {
        const hour = Number(e.target.value);
        void change({ night: which ? [calendar.night[0], hour] : [hour, calendar.night[1]] });
      }}
    >
      {HOURS.map(hour => (
        <option key={hour} value={hour}>
          {clock(hour)}
        </option>
      ))}
    </select>
  );
  return (
    <fieldset className={css['step']}>
      <legend>{say('calendar.title')}</legend>
      <p className={own['soft']}>{say('calendar.hint', { zone: calendar.zone })}</p>
      {calendar.zone !== here() && (
        <p>
          <button type="button" onClick={() => void change({ zone: here() })}>
            {say('calendar.zone', { zone: here() })}
          </button>
        </p>
      )}
      <div className={own['stack']}>
        <p>
          {say('calendar.night')} {night(0)} – {night(1)}
        </p>
        <Check
          name={say('calendar.weekends')}
          value={calendar.weekends}
          change={weekends => void change({ weekends })}
        />
        <label>
          {say('calendar.holiday')}{' '}
          <input
            type="date"
            min={dayOf(Date.now())}
            value={calendar.holiday ? dayOf(calendar.holiday.until - 1) : ''}
            onChange={e => {
              const day = e.target.valueAsDate;
              if (!day) return;
              const until = new Date(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate() + 1).getTime();
              void change({ holiday: { from: Date.now(), until } });
            }}
          />
        </label>
        {calendar.holiday && (
          <button
            type="button"
            onClick={async () => {
              const said = await askServer('changeMe', { body: { settings: { ...me.settings, calendar: atHome } } });
              setTrouble(said.trouble);
              if (!said.trouble) become(said.answer);
            }}
          >
            {say('calendar.back')}
          </button>
        )}
        {trouble && <p role="alert">{troubleSays(trouble)}</p>}
      </div>
    </fieldset>
  );
};
