import type { BodyOf, TableInfo } from '@roundhouse/protocol';
import type { Cover } from '@roundhouse/titles/covers';
import type { ReactNode } from 'react';
import { askServer, type Trouble } from '../../online/server.ts';
import { useTitle } from '../../store/useTitle.ts';
import { say } from '../../words/index.ts';
import { Options } from '../newgame/Options.tsx';
import { Picks } from '../newgame/Picks.tsx';
import { TableTerms, termsAt } from '../newgame/TableTerms.tsx';
import css from './gathering.module.css';

/** Until the start the host may change what was agreed; everybody sees it at once. */
export const ChangeSetup = ({
  cover,
  info,
  told,
}: {
  readonly cover: Cover;
  readonly info: TableInfo;
  readonly told: (trouble: Trouble | undefined) => void;
}): ReactNode => {
  const title = useTitle(cover);
  const { players, options } = info;
  const change = async (body: BodyOf<'changeTable'>) =>
    told((await askServer('changeTable', { at: { table: info.id }, body })).trouble);
  return (
    <details className={css['setup']}>
      <summary>{say('gather.change')}</summary>
      {title.players.length > 1 && (
        <Picks
          narrow
          label={say('new.players')}
          value={players}
          options={title.players.map(value => ({ value, name: String(value) }))}
          change={n => void change({ players: n })}
        />
      )}
      <Options title={title} chosen={{ players, options }} change={o => void change({ options: { ...o } })} />
      <TableTerms
        terms={termsAt(info)}
        change={({ open, ...terms }) => void change({ ...terms, access: open ? 'open' : 'private' })}
      />
    </details>
  );
};
