import type { Channel, NewChannel, SignalSettings } from '@roundhouse/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { askServer, type Trouble, troubleSays } from '../../online/server.ts';
import { become, useMail, useMe, usePushKey } from '../../online/useServer.ts';
import { language, say } from '../../words/index.ts';
import css from '../newgame/choice.module.css';
import { subscription } from './push.ts';
import own from './settings.module.css';

const KINDS = ['push', 'mail', 'discord', 'slack', 'telegram', 'json'] as const;
type Kind = (typeof KINDS)[number];
const DIGESTS = [0, 15, 60, 360, 1440] as const;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** How we are called when we are not at the table. */
export const Channels = (): ReactNode => {
  const me = useMe();
  const mail = useMail();
  const key = usePushKey();
  const [channels, setChannels] = useState<readonly Channel[]>([]);
  const [kind, setKind] = useState<Kind>('push');
  const [url, setUrl] = useState('');
  const [chat, setChat] = useState('');
  const [says, setSays] = useState('');
  useEffect(() => {
    if (me) void askServer('channels').then(a => !a.trouble && setChannels(a.answer));
  }, [me]);
  if (!me) return null;
  const trouble = (t: Trouble | undefined) => setSays(t ? troubleSays(t) : '');
  const take = (
    said: { readonly answer: readonly Channel[]; readonly trouble?: undefined } | { readonly trouble: Trouble },
  ) => {
    trouble(said.trouble);
    if (said.trouble === undefined) setChannels(said.answer);
  };
  const add = async (): Promise<void> => {
    const made = await channelOf(kind, url, chat, key);
    if (made === undefined) return setSays(say('signals.push.no'));
    take(await askServer('addChannel', { body: made }));
  };
  const test = async (id: number): Promise<void> => {
    const said = await askServer('tryChannel', { at: { channel: id } });
    trouble(said.trouble);
    if (said.trouble) return;
    setChannels(said.answer.channels);
    setSays(say(said.answer.sent ? 'signals.tested' : 'signals.failed'));
  };
  const signals: SignalSettings = { digest: 0, muted: [], ...me.settings?.signals, language: language() };
  const change = async (part: Partial<SignalSettings>): Promise<void> => {
    const said = await askServer('changeMe', {
      body: { settings: { ...me.settings, signals: { ...signals, ...part } } },
    });
    trouble(said.trouble);
    if (!said.trouble) become(said.answer);
  };
  const { quiet, ...loud } = signals;
  const hour = (which: 0 | 1) => (
    <select
      aria-label={say(which ? 'signals.quiet.to' : 'signals.quiet.from')}
      value={quiet?.[which] ?? ''}
      onChange={e => {
        const at = Number(e.target.value);
        const [from, to] = quiet ?? [22, 7];
        if (e.target.value === '')
          void askServer('changeMe', { body: { settings: { ...me.settings, signals: loud } } }).then(
            a => !a.trouble && become(a.answer),
          );
        else void change({ quiet: which ? [from, at] : [at, to] });
      }}
    >
      <option value="">–</option>
      {HOURS.map(h => (
        <option key={h} value={h}>
          {String(h).padStart(2, '0')}:00
        </option>
      ))}
    </select>
  );
  return (
    <fieldset className={css['step']}>
      <legend>{say('signals.title')}</legend>
      <p className={own['soft']}>{say('signals.hint')}</p>
      <ul className={own['channels']}>
        {channels.map(c => (
          <li key={c.id} data-channel={c.kind}>
            <span>
              {say(`signals.kind.${c.kind}`)} {c.kind === 'mail' ? me.email : c.where}
              {c.stopped !== undefined && <b> {say('signals.stopped')}</b>}
            </span>
            <button type="button" onClick={() => void test(c.id)}>
              {say('signals.test')}
            </button>
            <button
              type="button"
              onClick={async () => take(await askServer('removeChannel', { at: { channel: c.id } }))}
            >
              {say('signals.remove')}
            </button>
          </li>
        ))}
      </ul>
      <p className={own['row']}>
        <select
          aria-label={say('signals.kind')}
          value={kind}
          onChange={e => setKind(KINDS.find(k => k === e.target.value) ?? 'push')}
        >
          {KINDS.filter(k => k !== 'mail' || (mail && me.email)).map(k => (
            <option key={k} value={k}>
              {say(`signals.kind.${k}`)}
            </option>
          ))}
        </select>
        {kind !== 'push' && kind !== 'mail' && (
          <input
            aria-label={say(kind === 'telegram' ? 'signals.token' : 'signals.url')}
            placeholder={say(kind === 'telegram' ? 'signals.token' : 'signals.url')}
            value={url}
            onChange={e => setUrl(e.target.value)}
          />
        )}
        {kind === 'telegram' && (
          <input
            aria-label={say('signals.chat')}
            placeholder={say('signals.chat')}
            value={chat}
            onChange={e => setChat(e.target.value)}
          />
        )}
        <button type="button" onClick={() => void add()}>
          {say('signals.add')}
        </button>
      </p>
      <p className={own['row']}>
        <label>
          {say('signals.digest')}{' '}
          <select value={signals.digest} onChange={e => void change({ digest: Number(e.target.value) })}>
            {DIGESTS.map(minutes => (
              <option key={minutes} value={minutes}>
                {minutes ? say('signals.digest.after', { minutes }) : say('signals.digest.none')}
              </option>
            ))}
          </select>
        </label>
        <span>
          {say('signals.quiet')} {hour(0)} – {hour(1)}
        </span>
      </p>
      <p role="status">{says}</p>
    </fieldset>
  );
};

const channelOf = async (kind: Kind, url: string, chat: string, key: string): Promise<NewChannel | undefined> => {
  switch (kind) {
    case 'push':
      return subscription(key);
    case 'mail':
      return { kind };
    case 'telegram':
      return { kind, token: url.trim(), chat: chat.trim() };
    default:
      return { kind, url: url.trim() };
  }
};
