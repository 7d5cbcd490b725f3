import { cashOf, frameAt, type Game, inOrder, Operating, phaseOf } from '@roundhouse/engine';
import { memo, type ReactNode, useEffect, useRef } from 'react';
import { hrefOf } from '../app/routes.ts';
import { useNarrow } from '../app/useNarrow.ts';
import { armsIn, Token } from '../board/Token.tsx';
import { useOnline } from '../online/state.ts';
import { Mark } from '../pages/frame/Mark.tsx';
import { keepsBooks } from '../store/books.ts';
import { isShared, mineIn, useTable } from '../store/table.ts';
import {
  cardName,
  companyName,
  list,
  money,
  phaseName,
  playerName,
  roundName,
  say,
  speaking,
  titleName,
} from '../words/index.ts';
import { shelfId } from '../words/speak.ts';
import type { Asked } from './asked.ts';
import { Course } from './Course.tsx';
import css from './header.module.css';
import { MenuButton } from './MenuButton.tsx';
import { endedBy, nextPhaseOf } from './panels/radar.ts';
import { changesOf } from './panels/TrainsPanel.tsx';
import { Due } from './people/Due.tsx';

/** Title, round, phase, what the next train changes, bank, and who is next. */
export const Header = memo(({ asked }: { readonly asked: Asked }): ReactNode => {
  const { game } = asked;
  const { title } = game;
  const phase = phaseOf(game);
  const hasTrains = title.parts.trains.cards.some(c => c.id === phase.id);
  return (
    <header className={css['header']}>
      <a className={css['home']} href={hrefOf('landing')} aria-label={say('table.home')}>
        <Mark />
      </a>
      <a className={css['gameName']} href={hrefOf('library', { title: shelfId(title) })}>
        {titleName(title)}
      </a>
      <b className={css['round']} title={roundName(game)}>
        {roundName(game, 'short')}
      </b>
      <span
        className={`${css['phaseChip']} ${hasTrains ? '' : css['noPhase']}`}
        style={{ background: `var(--tile-${phase.colour})` }}
      >
        {hasTrains ? (
          <>
            <span className={css['phaseWord']}>{say('table.phaseWord')} </span>
            {phaseName(title, phase.id)}
          </>
        ) : (
          say('table.noPhase')
        )}
      </span>
      <Course game={game} />
      <NextTrain game={game} />
      {keepsBooks(title) && (
        <span className={css['bank']} title={say('table.bank')}>
          <span className={css['bankWord']}>{say('table.bank')} </span>
          <b>{money(cashOf(game, 'bank'), title)}</b>
        </span>
      )}
      <Order asked={asked} />
      <You asked={asked} />
      <Due />
      <nav className={css['menu']}>
        <MenuButton />
      </nav>
    </header>
  );
});

/** Which seat is ours, who else is here. */
const You = ({ asked: { game, decision } }: { readonly asked: Asked }): ReactNode => {
  const mine = useTable(mineIn);
  const names = useTable(s => s.names);
  const presence = useOnline(s => s.presence);
  const isOnline = useTable(isShared);
  const here = presence?.here.map(h => h.person.name) ?? [];
  if (!isOnline && mine === undefined) return null;
  return (
    <span className={css['you']} data-turn={(mine !== undefined && decision?.by === mine) || undefined}>
      {mine === undefined ? (
        say('table.watching')
      ) : (
        <>
          {say('table.you')} <b>{playerName(speaking(game, names), mine)}</b>
        </>
      )}
      {isOnline && (
        <small title={here.join(', ')}> · {say('table.here', { people: here.length + (presence?.others ?? 0) })}</small>
      )}
    </span>
  );
};

const NextTrain = ({ game }: { readonly game: Game }): ReactNode => {
  const next = nextPhaseOf(game);
  if (!next || game.state.over) return null;
  const rusting = endedBy(game, next.card);
  const what = [
    ...(rusting.length ? [say('table.rust', { trains: list(rusting) })] : []),
    ...changesOf(game, next.phase),
  ].join(' · ');
  if (!what) return null;
  return (
    <span className={css['next']} title={what}>
      {say('table.nextTrain', { train: cardName(game.title, next.card.id) })} <span>{what}</span>
    </span>
  );
};

/** Who acts in what order: companies in an operating round, players otherwise. */
const Order = ({ asked }: { readonly asked: Asked }): ReactNode => {
  const { game, decision } = asked;
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever is next comes into view on a narrow screen.
  useEffect(() => {
    const frame = requestAnimationFrame(() =>
      list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
    );
    return () => cancelAnimationFrame(frame);
  }, [decision?.by, decision?.company]);
  // What scrolls must be reached by keys.
  const reached = useNarrow() ? 0 : undefined;
  const names = useTable(s => s.names);
  const mine = useTable(mineIn);
  const round = frameAt(game, Operating);
  const arms = armsIn(game.title.parts.companies);
  const s = speaking(game, names);
  if (round)
    return (
      <ol ref={list} className={css['order']} aria-label={say('table.order')} tabIndex={reached}>
        {inOrder(game)
          .filter(c => game.state.companies[c]?.floated)
          .map(c => (
            <li
              key={c}
              aria-current={decision?.company === c || undefined}
              data-done={(round.acted.includes(c) && decision?.company !== c) || undefined}
            >
              {arms[c] && <Token arms={arms[c]} size="1.7rem" label={companyName(game.title, c)} />}
            </li>
          ))}
      </ol>
    );
  return (
    <ol ref={list} className={css['order']} aria-label={say('table.order')} tabIndex={reached}>
      {game.state.seating.map(seat => (
        <li
          key={seat}
          aria-current={decision?.by === seat || undefined}
          className={css['player']}
          data-mine={seat === mine || undefined}
        >
          {playerName(s, seat)}
          {game.state.priority === seat && <abbr title={say('table.priority')}> ●</abbr>}
        </li>
      ))}
    </ol>
  );
};
