import type { Title } from '@roundhouse/engine';
import { covers } from '@roundhouse/titles/covers';
import type { ReactNode } from 'react';
import { BotOptions } from '../../app/BotOptions.tsx';
import { botCalled, botName } from '../../store/botName.ts';
import type { Sitter } from '../../store/kept.ts';
import { say } from '../../words/index.ts';
import { plainNames } from '../landing/start.ts';
import css from './choice.module.css';
import { Picks } from './Picks.tsx';
import { impossible, presets } from './setup.ts';

/** Every number of players some title on the shelf takes. */
const COUNTS: readonly number[] = [...new Set(covers.flatMap(t => t.players))].sort((a, b) => a - b);

const placeholderFor = (sitter: Sitter | undefined, seat: number, plain: string): string =>
  sitter === undefined || sitter === 'person' ? plain : botName(sitter, seat);

interface SeatsProps {
  readonly title: Title;
  readonly players: number;
  readonly names: readonly string[];
  readonly sitters: readonly Sitter[];
  readonly online: boolean;
  readonly changePlayers: (players: number) => void;
  readonly changeName: (seat: number, name: string) => void;
  readonly changeSitter: (seat: number, sitter: Sitter) => void;
}

/** How many play, and who. */
export const Seats = ({
  title,
  players,
  names,
  sitters,
  online,
  changePlayers,
  changeName,
  changeSitter,
}: SeatsProps): ReactNode => {
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
          <div key={name} className={css['seat']}>
            <label>
              {online ? say('new.name.own') : say('new.seat', { number: seat + 1 })}
              <input
                value={names[seat] ?? ''}
                placeholder={online ? undefined : placeholderFor(sitters[seat], seat, name)}
                maxLength={40}
                required={online}
                autoComplete={online ? 'nickname' : 'off'}
                onChange={e => changeName(seat, e.target.value)}
              />
            </label>
            {!online && (
              <label>
                <span className="hidden-visually">{say('bot.seat')}</span>
                <select
                  value={sitters[seat] ?? 'person'}
                  data-seat={seat}
                  onChange={e => changeSitter(seat, botCalled(e.target.value) ?? 'person')}
                >
                  <option value="person" title={say('bot.person.hint')}>
                    {say('bot.person')}
                  </option>
                  <BotOptions />
                </select>
              </label>
            )}
          </div>
        ))}
      </div>
      <p className={css['loose']}>
        {online && `${say('lobby.gathering', { free: players - 1 })}: ${say('new.seat.open')}. `}
        {say('new.seats.drawn')}
      </p>
    </fieldset>
  );
};
