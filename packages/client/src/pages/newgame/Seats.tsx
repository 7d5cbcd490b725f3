import type { Title } from '@roundhouse/engine';
import { covers } from '@roundhouse/titles/covers';
import type { ReactNode } from 'react';
import { say } from '../../words/index.ts';
import { plainNames } from '../landing/start.ts';
import css from './choice.module.css';
import { Picks } from './Picks.tsx';
import { impossible, presets } from './setup.ts';

/** Every number of players some title on the shelf takes. */
const COUNTS: readonly number[] = [...new Set(covers.flatMap(t => t.players))].sort((a, b) => a - b);

interface SeatsProps {
  readonly title: Title;
  readonly players: number;
  readonly names: readonly string[];
  readonly online: boolean;
  readonly changePlayers: (players: number) => void;
  readonly changeName: (seat: number, name: string) => void;
}

/** How many play, and who. */
export const Seats = ({ title, players, names, online, changePlayers, changeName }: SeatsProps): ReactNode => {
  const plain = plainNames(players);
  return (
    <fieldset className={css['step']}>
      <legend>{say('new.step.seats')}</legend>
      <Picks
        narrow
        reasons="below"
        label={say('new.players')}
        value={players}
        options={COUNTS.map(value => ({
          value,
          name: String(value),
          no: impossible(title, { players: value, options: presets(title) }),
        }))}
        change={changePlayers}
      />
      <div className={css['seats']}>
        {plain.slice(0, online ? 1 : players).map((name, seat) => (
          <label key={name}>
            {online ? say('new.name.own') : say('new.seat', { number: seat + 1 })}
            <input
              value={names[seat] ?? ''}
              placeholder={online ? undefined : name}
              maxLength={40}
              required={online}
              autoComplete={online ? 'nickname' : 'off'}
              onChange={e => changeName(seat, e.target.value)}
            />
          </label>
        ))}
      </div>
      <p className={css['loose']}>
        {online && `${say('lobby.gathering', { free: players - 1 })}: ${say('new.seat.open')}. `}
        {say('new.seats.drawn')}
      </p>
    </fieldset>
  );
};
