import type { NewChannel } from '@roundhouse/protocol';
import type { House } from '../house/house.ts';
import { sendMail } from '../people/mail.ts';
import type { KeptPerson } from '../store/persons.ts';
import type { KeptChannel } from '../store/signals.ts';
import { type PushKeys, pushHeader, sealedFor } from './push.ts';
import { post } from './webhook.ts';

/** What is said at once over one channel. */
export interface Message {
  readonly lines: readonly {
    readonly event: string;
    readonly table: string;
    readonly name: string;
    readonly title: string;
    readonly text: string;
    readonly link: string;
  }[];
}

export type Sent = 'sent' | 'failed' | 'gone';

/** What may be told of a channel without giving away its key. */
export const whereOf = (said: NewChannel): string => {
  switch (said.kind) {
    case 'mail':
      return '';
    case 'push':
      return new URL(said.endpoint).host;
    case 'telegram':
      return said.chat;
    default:
      return new URL(said.url).host;
  }
};

/** Every line with its link. */
const plain = ({ lines }: Message): string => lines.map(l => `${l.text} ${l.link}`).join('\n');

/** Characters that chat services would take for markup or for calling somebody. */
const tame = (text: string): string => text.replace(/[<>&@*_`~|]/g, c => (c === '@' ? '@\u200b' : `\u200b${c}`));

const bodyFor = (said: NewChannel, message: Message): object => {
  switch (said.kind) {
    case 'discord':
      return { content: tame(plain(message)).slice(0, 1900), allowed_mentions: { parse: [] } };
    case 'slack':
      return { text: tame(plain(message)).slice(0, 3000) };
    case 'telegram':
      return { chat_id: said.chat, text: plain(message).slice(0, 4000), disable_web_page_preview: true };
    default:
      return { text: message.lines.map(l => l.text).join('\n'), signals: message.lines };
  }
};

const targetOf = (said: Exclude<NewChannel, { kind: 'mail' }>): URL => {
  if (said.kind === 'push') return new URL(said.endpoint);
  return new URL(said.kind === 'telegram' ? `https://api.telegram.org/bot${said.token}/sendMessage` : said.url);
};

/** A push message: small, and readable by that browser alone. */
const pushed = (house: House, keys: PushKeys, said: Extract<NewChannel, { kind: 'push' }>, { lines }: Message) => {
  const [first] = lines;
  const note = {
    title: first?.name ?? 'Roundhouse',
    body: lines
      .map(l => l.text)
      .join('\n')
      .slice(0, 1000),
    link: first?.link ?? '',
  };
  const contact = house.config.publicUrl ?? 'mailto:roundhouse@localhost';
  return {
    body: sealedFor(said.p256dh, said.auth, JSON.stringify(note)),
    headers: {
      'content-type': 'application/octet-stream',
      'content-encoding': 'aes128gcm',
      ttl: '86400',
      urgency: 'normal',
      authorization: pushHeader(keys, new URL(said.endpoint), contact, house.parts.now()),
    },
  };
};

/** What a push service answers to keys a browser did not ask for. */
const STRANGE: ReadonlySet<number> = new Set([400, 401, 403]);

/** Sends a message over a channel. `gone`: it will never work again. */
export const send = async (
  house: House,
  person: KeptPerson,
  { said }: KeptChannel,
  message: Message,
): Promise<Sent> => {
  if (said.kind === 'mail') {
    if (!person.email || !house.config.smtpUrl) return 'gone';
    const subject = message.lines.length === 1 ? (message.lines[0]?.text ?? '') : 'Roundhouse';
    return sendMail(house.config, person.email, subject, plain(message)).then(
      () => 'sent',
      () => 'failed',
    );
  }
  if (house.config.webhooks === 'off') return 'failed';
  const attempts =
    said.kind === 'push'
      ? house.pushKeys.map(keys => pushed(house, keys, said, message))
      : [{ body: JSON.stringify(bodyFor(said, message)), headers: {} }];
  let status = 0;
  for (const { body, headers } of attempts) {
    status = await post(targetOf(said), body, house.config.webhooks === 'public', headers).catch(() => 0);
    // A browser that came here with a backup knows its former server's keys only.
    if (!STRANGE.has(status)) break;
  }
  if (status >= 200 && status < 300) return 'sent';
  return status === 404 || status === 410 ? 'gone' : 'failed';
};
