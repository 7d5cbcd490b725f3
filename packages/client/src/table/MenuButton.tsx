import { type GameRecord, present } from '@roundhouse/engine';
import { type ReactNode, useId, useState } from 'react';
import { hrefOf } from '../app/routes.ts';
import { packGame } from '../store/link.ts';
import { branchOff, isShared, lineOf, useTable } from '../store/table.ts';
import { say } from '../words/index.ts';
import { shelfId } from '../words/speak.ts';
import { drawersAt, pull } from './drawers/drawer.ts';
import css from './menu.module.css';
import { saveFile } from './saveFile.ts';

/** Everything that is not part of the game: trying out, the record, the file, rules, settings. */
export const MenuButton = (): ReactNode => {
  const id = useId();
  const game = useTable(s => s.id);
  const isElsewhere = useTable(isShared);
  const title = useTable(s => s.title);
  const record = useTable(s => lineOf(s)?.record);
  const isOver = useTable(s => !!s.chronicle && !!present(s.chronicle).state.over);
  const table = useTable();
  return (
    <>
      <button type="button" className={css['whatIf']} onClick={branchOff}>
        {say('table.whatIf')}
      </button>
      <button type="button" popoverTarget={id} aria-label={say('table.menu')}>
        ☰
      </button>
      <div id={id} popover="auto" className={css['menu']}>
        <button type="button" onClick={branchOff} popoverTarget={id} popoverTargetAction="hide">
          {say('table.whatIf')}
        </button>
        {drawersAt(table).map(d => (
          <button key={d} type="button" onClick={() => pull(d)} popoverTarget={id} popoverTargetAction="hide">
            {say(`drawer.${d}`)}
          </button>
        ))}
        <a className="button" href={hrefOf('record', { id: game })}>
          {say('table.record')}
        </a>
        {(!isElsewhere || isOver) && (
          <a className="button" href={hrefOf('review', { id: game })}>
            {say('table.review')}
          </a>
        )}
        {record && (
          <button type="button" onClick={() => saveFile(record)} popoverTarget={id} popoverTargetAction="hide">
            {say('table.export')}
          </button>
        )}
        {record && !isElsewhere && <LinkButton record={record} />}
        {title && (
          <a className="button" href={hrefOf('library', { title: shelfId(title) }, { part: 'guide' })}>
            {say('guide.read')}
          </a>
        )}
        {title && (
          <a className="button" href={hrefOf('library', { title: shelfId(title) })}>
            {say('table.rules')}
          </a>
        )}
        <a className="button" href={hrefOf('lobby')}>
          {say('table.lobby')}
        </a>
        <a className="button" href={hrefOf('settings')}>
          {say('table.settings')}
        </a>
      </div>
    </>
  );
};

/** Copies an address that holds the whole game, for another device. */
const LinkButton = ({ record }: { readonly record: GameRecord }): ReactNode => {
  const [copied, setCopied] = useState<GameRecord>();
  const copy = async () => {
    const link = new URL(hrefOf('open', { game: await packGame(record) }), window.location.href).href;
    await navigator.clipboard.writeText(link);
    setCopied(record);
  };
  return (
    <button type="button" onClick={() => void copy()}>
      {say(copied === record ? 'table.copied' : 'table.linkGame')}
    </button>
  );
};
