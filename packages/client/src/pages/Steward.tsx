import type { StewardAnswer, StewardOrder } from '@roundhouse/protocol';
import { type FormEvent, type ReactNode, useState } from 'react';
import { hrefOf } from '../app/routes.ts';
import { askServer, type Trouble, troubleSays } from '../online/server.ts';
import { say } from '../words/index.ts';
import { Sheet } from './frame/Sheet.tsx';
import css from './steward/steward.module.css';

type Ask = (order: StewardOrder, ...words: string[]) => Promise<void>;

/** A button that asks whether it is meant before it does what cannot be taken back. */
const Grave = ({ name, act }: { readonly name: string; readonly act: () => void }): ReactNode => (
  <button type="button" onClick={() => window.confirm(say('steward.sure', { what: name })) && act()}>
    {name}
  </button>
);

const Tables = ({ found, ask }: { readonly found: StewardAnswer['tables']; readonly ask: Ask }): ReactNode =>
  found && (
    <ul className={css['list']}>
      {found.map(t => (
        <li key={t.id}>
          <a href={hrefOf('table', { id: t.id })}>{t.name || t.id}</a>
          <span>{t.id}</span>
          <span>{say('steward.table', { title: t.title, host: t.host, n: t.n })}</span>
          <button type="button" onClick={() => ask('chat', t.id)}>
            {say('steward.chat')}
          </button>
          <Grave name={say('steward.removeTable')} act={() => ask('remove-table', t.id)} />
        </li>
      ))}
    </ul>
  );

const People = ({ found, ask }: { readonly found: StewardAnswer['people']; readonly ask: Ask }): ReactNode =>
  found && (
    <ul className={css['list']}>
      {found.map(p => (
        <li key={p.id}>
          <b>{p.name}</b>
          <span>{p.id}</span>
          <button type="button" onClick={() => ask(p.muted ? 'unmute' : 'mute', p.id)}>
            {say(p.muted ? 'steward.unmute' : 'steward.mute')}
          </button>
          <button type="button" onClick={() => ask(p.banned ? 'unban' : 'ban', p.id)}>
            {say(p.banned ? 'steward.unban' : 'steward.ban')}
          </button>
          <Grave name={say('steward.removePerson')} act={() => ask('remove-person', p.id)} />
        </li>
      ))}
    </ul>
  );

const Chat = ({
  found,
  remove,
}: {
  readonly found: StewardAnswer['chat'];
  readonly remove: (line: number) => void;
}): ReactNode =>
  found && (
    <ul className={css['list']}>
      {found.map(l => (
        <li key={l.id}>
          <span>{l.text}</span>
          <Grave name={say('steward.removeChat')} act={() => remove(l.id)} />
        </li>
      ))}
    </ul>
  );

/** What those who look after the server may do: find, remove, keep away, hand over. */
export const Steward = (): ReactNode => {
  const [found, setFound] = useState<StewardAnswer>({});
  const [asked, setAsked] = useState<readonly [StewardOrder, ...string[]]>(['tables', '']);
  const [trouble, setTrouble] = useState<Trouble>();
  const [done, setDone] = useState(false);
  const lists = (order: StewardOrder) => order === 'tables' || order === 'people' || order === 'chat';
  const send = async (order: StewardOrder, words: readonly string[]) => {
    const said = await askServer('steward', { body: { order, words: [...words] } });
    setTrouble(said.trouble);
    return said.trouble ? undefined : said.answer;
  };
  const ask: Ask = async (order, ...words) => {
    const answer = await send(order, words);
    setDone(!!answer && !lists(order));
    if (!answer) return;
    if (lists(order)) {
      setAsked([order, ...words]);
      setFound(answer);
      return;
    }
    const [again, ...before] = asked;
    setFound((await send(again, before)) ?? {});
  };
  const find = (order: 'tables' | 'people') => (e: FormEvent<HTMLFormElement>) => {
    e.preventDefault();
    ask(order, String(new FormData(e.currentTarget).get('word') ?? ''));
  };
  const give = (order: 'host' | 'seat') => (e: FormEvent<HTMLFormElement>) => {
    e.preventDefault();
    const form = new FormData(e.currentTarget);
    const words = order === 'host' ? ['table', 'person'] : ['table', 'seat', 'person'];
    ask(order, ...words.map(word => String(form.get(word) ?? '').trim()));
  };
  return (
    <Sheet place="steward" title={say('steward.title')}>
      {(['tables', 'people'] as const).map(order => (
        <form key={order} className={css['row']} onSubmit={find(order)}>
          <label>
            {say(`steward.${order}`)} <input name="word" maxLength={80} />
          </label>
          <button type="submit">{say('steward.find')}</button>
        </form>
      ))}
      {trouble && <p role="alert">{troubleSays(trouble)}</p>}
      {done && <p role="status">{say('steward.done')}</p>}
      <Tables found={found.tables} ask={ask} />
      <People found={found.people} ask={ask} />
      <Chat found={found.chat} remove={line => ask('remove-chat', asked[1] ?? '', String(line))} />
      {(['host', 'seat'] as const).map(order => (
        <form key={order} className={css['row']} onSubmit={give(order)}>
          <b>{say(`steward.${order}`)}</b>
          <label>
            {say('steward.of')} <input name="table" required maxLength={40} />
          </label>
          {order === 'seat' && (
            <label>
              {say('steward.number')} <input name="seat" required inputMode="numeric" maxLength={2} />
            </label>
          )}
          <label>
            {say('steward.to')} <input name="person" required maxLength={80} />
          </label>
          <button type="submit">{say('steward.give')}</button>
        </form>
      ))}
    </Sheet>
  );
};
