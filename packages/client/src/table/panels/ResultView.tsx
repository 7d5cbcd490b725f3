import { type Game, wealthOf, winners } from '@roundhouse/engine';
import type { ReactNode } from 'react';
import { hrefOf } from '../../app/routes.ts';
import { useTable } from '../../store/table.ts';
import { endingName, list, money, playerName, say, speaking, worthName } from '../../words/index.ts';
import matrix from './matrix.module.css';
import { Opens } from './Opens.tsx';
import css from './panels.module.css';

/** Who won, and what everybody was worth; only when the game is over. */
export const ResultView = ({
  game,
  children,
}: {
  readonly game: Game;
  /** What may follow. */
  readonly children?: ReactNode;
}): ReactNode => {
  const names = useTable(s => s.names);
  const id = useTable(s => s.id);
  if (!game.state.over) return null;
  const s = speaking(game, names);
  const best = winners(game).map(seat => playerName(s, seat));
  const seats = game.state.seating.toSorted((a, b) => wealthOf(game, b) - wealthOf(game, a));
  return (
    <section className={css['panel']} aria-label={say('table.result')} data-result>
      <h2 className={css['winner']}>
        {say(best.length > 1 ? 'table.winners' : 'table.winner', { players: list(best) })}
      </h2>
      {game.state.ending && <p className={css['soft']}>{endingName(game.title, game.state.ending)}</p>}
      <a href={hrefOf('review', { id })}>{say('table.review')}</a>
      <table className={matrix['matrix']}>
        <tbody>
          {seats.map((seat, place) => (
            <tr key={seat}>
              <td>{place + 1}.</td>
              <th scope="row">{playerName(s, seat)}</th>
              <td>
                <Opens label={money(wealthOf(game, seat), game.title)} title={say('table.worth')}>
                  {game.title.rules.worth(game, seat).map(w => (
                    <tr key={`${w.what} ${w.of}`}>
                      <td>{worthName(game.title, w)}</td>
                      <td>{money(w.amount, game.title)}</td>
                    </tr>
                  ))}
                </Opens>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {children}
    </section>
  );
};
