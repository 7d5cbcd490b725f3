import { type ReactNode, useEffect, useState } from 'react';
import { hrefOf } from '../../app/routes.ts';
import { forgetGame, type Kept, keepGame, keptGames } from '../../store/kept.ts';
import { ago, list, playerName, say } from '../../words/index.ts';
import { GameList, GameRow, type Row } from './GameRow.tsx';
import css from './lobby.module.css';
import { glanceRound, titleById } from './rows.ts';

const nameOf = ({ record }: Kept, seat: number): string => playerName({ names: record.setup.names ?? [] }, seat);

const rowOf = (kept: Kept): Row => {
  const { setup } = kept.record;
  const names = Array.from({ length: setup.players }, (_, seat) => nameOf(kept, seat));
  const { over, turn } = kept.glance;
  return {
    id: kept.id,
    name: titleById(setup.title),
    about: `${say('lobby.hotSeat')} · ${list(names)}`,
    round: glanceRound(kept.glance),
    turn: over || turn === undefined ? '' : say('lobby.turn', { player: nameOf(kept, turn) }),
    when: ago((Date.now() - kept.changed) / 1000),
    href: hrefOf(over ? 'record' : 'table', { id: kept.id }),
  };
};

/** The games kept in this browser: those that go on, and those that are finished. */
export const Here = ({ none }: { readonly none: boolean }): ReactNode => {
  const [games, setGames] = useState<readonly Kept[]>();
  const [gone, setGone] = useState<Kept>();
  useEffect(() => {
    keptGames().then(setGames, () => setGames([]));
  }, []);
  if (!games) return null;
  const forget = async (kept: Kept) => {
    await forgetGame(kept.id);
    setGone(kept);
    setGames(games.filter(g => g.id !== kept.id));
  };
  const bringBack = async (kept: Kept) => {
    await keepGame(kept);
    setGone(undefined);
    setGames(await keptGames());
  };
  const shown = (kept: Kept): ReactNode => {
    const row = rowOf(kept);
    return (
      <GameRow
        key={kept.id}
        row={row}
        more={
          <>
            {!kept.glance.over && (
              <a
                className="button"
                href={hrefOf('record', { id: kept.id })}
                aria-label={say('lobby.record.of', { game: row.name })}
              >
                {say('lobby.record')}
              </a>
            )}
            <button
              type="button"
              aria-label={say('lobby.forget.game', { game: row.name })}
              onClick={() => forget(kept)}
            >
              {say('lobby.forget')}
            </button>
          </>
        }
      />
    );
  };
  return (
    <>
      <div role="status">
        {gone && (
          <p className={css['word']}>
            {say('lobby.forgotten', { game: rowOf(gone).name })}{' '}
            <button type="button" onClick={() => bringBack(gone)}>
              {say('lobby.bringBack')}
            </button>
          </p>
        )}
      </div>
      <GameList heading={say('lobby.here')} none={none ? say('lobby.none.here') : undefined}>
        {games.filter(g => !g.glance.over).map(shown)}
      </GameList>
      <GameList heading={say('lobby.finished')}>{games.filter(g => g.glance.over).map(shown)}</GameList>
    </>
  );
};
