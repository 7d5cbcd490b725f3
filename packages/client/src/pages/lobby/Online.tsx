import type { Lobby, TableInfo } from '@roundhouse/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { hrefOf } from '../../app/routes.ts';
import { namesIn } from '../../online/names.ts';
import { askServer } from '../../online/server.ts';
import { useMe } from '../../online/useServer.ts';
import { ago, list, playerName, say } from '../../words/index.ts';
import { Filters } from './Filters.tsx';
import { GameList, GameRow, type Row } from './GameRow.tsx';
import { shortRound, spokenAt, tableName, titleById } from './rows.ts';
import { anything, isSought } from './sought.ts';

const PACE = 15_000;
/** Lists shorter than this need no search. */
const FEW = 5;

/** What the lobby of the server shows, fetched again now and then while it is looked at. */
const useLobby = (): Lobby | undefined => {
  const me = useMe();
  const [lobby, setLobby] = useState<Lobby>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person sees another lobby.
  useEffect(() => {
    const look = async () => {
      if (document.hidden) return;
      const said = await askServer('lobby');
      if (!said.trouble) setLobby(said.answer);
    };
    void look();
    const timer = setInterval(look, PACE);
    return () => clearInterval(timer);
  }, [me?.id]);
  return lobby;
};

const turnOf = (t: TableInfo, names: readonly string[], mine: boolean): string => {
  if (t.status === 'finished') return say('lobby.over');
  if (t.status === 'gathering') {
    const free = t.seats.filter(s => s.kind === 'open').length;
    return free ? say('lobby.gathering', { free }) : say('lobby.full');
  }
  if (mine) return say('lobby.turn.you');
  return t.asked ? say('lobby.turn', { player: playerName({ names }, t.asked.by) }) : '';
};

/** How many seats of a running game may be taken over. */
const toTake = (t: TableInfo): number => t.seats.filter(s => s.kind === 'open' || s.offered === 'lobby').length;

export const rowOf = (t: TableInfo, me: string | undefined): Row => {
  const names = namesIn(t);
  const mine =
    t.asked !== undefined && t.seats.some(s => s.seat === t.asked?.by && s.person?.id === me && me !== undefined);
  const title = titleById(t.title);
  const name = tableName(t);
  return {
    id: t.id,
    name,
    about: [name === title ? '' : title, list(names.filter(Boolean)), spokenAt(t)].filter(Boolean).join(' · '),
    round: t.round ? shortRound(t.round) : '',
    turn: turnOf(t, names, mine),
    when: ago(Math.max(0, Date.now() - (t.asked?.since ?? t.moved)) / 1000),
    href: hrefOf(t.status === 'finished' ? 'record' : 'table', { id: t.id }),
    mine,
  };
};

/** The tables of the server: those that wait for me, mine, open ones, and games to watch. */
export const Online = (): ReactNode => {
  const lobby = useLobby();
  const [sought, seek] = useState(anything);
  const me = useMe()?.id;
  if (!lobby) return null;
  const found = (tables: readonly TableInfo[]) => tables.filter(t => isSought(t, sought));
  const rows = (tables: readonly TableInfo[]) => found(tables).map(t => <GameRow key={t.id} row={rowOf(t, me)} />);
  const isLong = lobby.mine.length + lobby.open.length + lobby.watch.length > FEW;
  const waiting = new Set(lobby.waiting.map(t => t.id));
  const mine = new Set([...lobby.waiting, ...lobby.mine].map(t => t.id));
  return (
    <>
      {isLong && <Filters sought={sought} change={seek} />}
      <GameList heading={say('lobby.waiting')}>{rows(lobby.waiting)}</GameList>
      <GameList heading={say('lobby.mine')}>
        {rows(lobby.mine.filter(t => !waiting.has(t.id) && t.status !== 'finished'))}
      </GameList>
      <GameList heading={say('lobby.open')} none={say('lobby.none.open')}>
        {rows(lobby.open.filter(t => !mine.has(t.id)))}
      </GameList>
      <GameList heading={say('lobby.seats')}>
        {found(lobby.seats.filter(t => !mine.has(t.id))).map(t => (
          <GameRow key={t.id} row={{ ...rowOf(t, me), turn: say('lobby.seats.free', { free: toTake(t) }) }} />
        ))}
      </GameList>
      <GameList heading={say('lobby.watch')} none={say('lobby.none.watch')}>
        {rows(lobby.watch.filter(t => !mine.has(t.id) && t.status !== 'finished' && !toTake(t)))}
      </GameList>
      <GameList heading={say('lobby.finished')}>
        {rows([
          ...lobby.mine.filter(t => t.status === 'finished'),
          ...lobby.watch.filter(t => !mine.has(t.id) && t.status === 'finished'),
        ])}
      </GameList>
    </>
  );
};
