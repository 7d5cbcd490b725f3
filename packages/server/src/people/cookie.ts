import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** The cookie's name. */
export const COOKIE = 'roundhouse';

/** A browser forgets it after so many seconds; every visit renews it. */
export const COOKIE_AGE = 400 * 24 * 3600;

/** What a cookie says: who, under which epoch, given out when, in which session. */
export interface Claim {
  readonly person: string;
  readonly epoch: number;
  readonly given: number;
  readonly session: string;
}

const sign = (secret: string, text: string): string => createHmac('sha256', secret).update(text).digest('base64url');

const same = (expected: string, found: string): boolean => {
  const [a, b] = [Buffer.from(expected), Buffer.from(found)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/** The session of a cookie from before sessions had names. */
const unnamed = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Signs something that is not a cookie; the purpose keeps them apart. */
export const signed = ([secret = '']: readonly string[], purpose: string, text: string): string =>
  `${text}.${sign(secret, `${purpose} ${text}`)}`;

/** What was signed for this purpose, if it was. */
export const unsigned = (secrets: readonly string[], purpose: string, value: string): string | undefined => {
  const end = value.lastIndexOf('.');
  const text = value.slice(0, end);
  return secrets.some(secret => same(sign(secret, `${purpose} ${text}`), value.slice(end + 1))) ? text : undefined;
};

/** A claim as the value of a cookie, signed with the first of our secrets. */
export const cookieOf = ([secret = '']: readonly string[], { person, epoch, given, session }: Claim): string => {
  const text = `${person}.${epoch}.${Math.floor(given / 1000).toString(36)}.${session}`;
  return `${text}.${sign(secret, text)}`;
};

/** What a cookie says, if it was signed with one of our secrets and is not too old. */
export const claimIn = (secrets: readonly string[], cookie: string, now: number): Claim | undefined => {
  if (cookie.length > 200) return undefined;
  const end = cookie.lastIndexOf('.');
  const [text, signature] = [cookie.slice(0, end), cookie.slice(end + 1)];
  if (!secrets.some(secret => same(sign(secret, text), signature))) return undefined;
  const [person = '', epoch = '', given = '', session = unnamed(text)] = text.split('.');
  const claim = { person, epoch: Number(epoch), given: Number.parseInt(given, 36) * 1000, session };
  return now - claim.given > COOKIE_AGE * 1000 ? undefined : claim;
};
