import type { ReactNode } from 'react';
import { hurryBot, useOpponents } from '../../store/opponents.ts';
import { useTable } from '../../store/table.ts';
import { doingIn, playerName, say } from '../../words/index.ts';
import css from './bots.module.css';
import { Reasons } from './Reasons.tsx';

/** The bot that thinks, and what the last one did and why. */
export const Opponent = (): ReactNode => {
  const title = useTable(s => s.title);
  const names = useTable(s => s.names);
  const thinking = useOpponents(s => s.thinking);
  const last = useOpponents(s => s.said);
  const log = useTable(s => s.chronicle?.record.log);
  const isNow = useTable(s => s.look === undefined && !s.branch);
  // What was taken back since is not said any more.
  const said = last && log?.slice(last.entry).every(entry => 'do' in entry) ? last : undefined;
  if (!title || !isNow || (!thinking && !said)) return null;
  const player = (seat: number) => playerName({ names, title }, seat);
  return (
    <div className={css['opponent']} data-bot={thinking ? 'thinking' : 'done'}>
      {thinking ? (
        <p>
          {thinking.thought
            ? say('bot.weighs', { player: player(thinking.seat), what: doingIn(thinking.of, thinking.thought.action) })
            : say('bot.thinks', { player: player(thinking.seat) })}{' '}
          <button type="button" className={css['ask']} onClick={hurryBot}>
            {say('bot.hurry')}
          </button>
        </p>
      ) : (
        said && (
          <details>
            <summary>
              {say('bot.did', { player: player(said.seat), what: doingIn(said.of, said.action) })}{' '}
              <span className={css['ask']}>{say('bot.why')}</span>
            </summary>
            <Reasons game={said.of} thought={said} />
          </details>
        )
      )}
    </div>
  );
};
