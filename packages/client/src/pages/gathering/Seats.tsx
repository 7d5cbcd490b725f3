import type { Seating, TableInfo } from '@roundhouse/protocol';
import type { ReactNode } from 'react';
import { sitterName } from '../../online/names.ts';
import { askServer, type Trouble } from '../../online/server.ts';
import { useOnline } from '../../online/state.ts';
import { BotPicker } from '../../table/people/BotPicker.tsx';
import { PersonLink } from '../../table/people/PersonLink.tsx';
import { say } from '../../words/index.ts';
import css from './gathering.module.css';

interface SeatsProps {
  readonly info: TableInfo;
  readonly me: string | undefined;
  readonly sit: (seat: number) => Promise<void>;
  readonly told: (trouble: Trouble | undefined) => void;
}

/** Who sits where, who is here, and what may be done about it before the game. */
export const Seats = ({ info, me, sit, told }: SeatsProps): ReactNode => {
  const here = useOnline(s => s.presence?.here);
  const isHost = me !== undefined && info.host === me;
  const mine = info.seats.find(s => s.person !== undefined && s.person.id === me)?.seat;
  const at = (seat: number) => ({ table: info.id, seat });
  const ask = async (asked: Promise<{ readonly trouble?: Trouble | undefined }>) => told((await asked).trouble);
  const about = ({ person }: Seating): string =>
    [
      person?.id === info.host ? say('gather.host') : '',
      person && person.id === me ? say('table.you') : '',
      person && person.id !== me && here
        ? say(here.some(h => h.person.id === person.id) ? 'gather.here' : 'gather.away')
        : '',
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <>
      <ol className={css['seats']}>
        {info.seats.map(s => (
          <li key={s.seat} data-seat={s.seat}>
            <b>
              {s.kind === 'person' && s.person ? <PersonLink person={s.person} /> : sitterName(s) || say('table.free')}
            </b>
            <span className={css['about']}>{about(s)}</span>
            {s.ready && s.kind === 'person' && <span className={css['ready']}>✓ {say('gather.ready')}</span>}
            {s.seat === mine && !isHost && (
              <button
                type="button"
                aria-pressed={s.ready === true}
                onClick={() => void ask(askServer('sayReady', { at: at(s.seat), body: { ready: !s.ready } }))}
              >
                {say(s.ready ? 'gather.ready.not' : 'gather.ready.say')}
              </button>
            )}
            {s.kind === 'open' && mine === undefined && (
              <button type="button" onClick={() => void sit(s.seat)}>
                {say('table.sit')}
              </button>
            )}
            {s.kind === 'open' && isHost && (
              <BotPicker table={info.id} seat={s.seat} label={say('table.seatBot')} told={told} />
            )}
            {s.kind === 'bot' && isHost && (
              <button type="button" onClick={() => void ask(askServer('handOver', { at: at(s.seat), body: {} }))}>
                {say('table.noBot')}
              </button>
            )}
            {s.kind === 'person' && (s.seat === mine || isHost) && (
              <button type="button" onClick={() => void ask(askServer('rise', { at: at(s.seat) }))}>
                {s.seat === mine ? say('table.rise') : say('gather.sendAway', { player: s.person?.name ?? '' })}
              </button>
            )}
          </li>
        ))}
      </ol>
      {isHost && info.seats.length > 1 && (
        <button type="button" onClick={() => void ask(askServer('lot', { at: { table: info.id } }))}>
          {say('gather.lot')}
        </button>
      )}
    </>
  );
};
