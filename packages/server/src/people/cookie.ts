import { createHmac, timingSafeEqual } from 'node:crypto';

/** The cookie's name. */
export const COOKIE = 'roundhouse';

/** A browser forgets it after so many seconds; every visit renews it. */
export const COOKIE_AGE = 400 * 24 * 3600;

/** What a cookie says: who, under which epoch, given out when. */
export interface Claim {
  readonly person: string;
  readonly epoch: number;
  readonly given: number;
}

const sign = (secret: string, text: string): string => createHmac('sha256', secret).update(text).digest('base64url');

const same = (expected: string, found: string): boolean => {
  const [a, b] = [Buffer.from(expected), Buffer.from(found)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/** A claim as the value of a cookie, signed with the first of our secrets. */
export const cookieOf = ([secret = '']: readonly string[], { person, epoch, given }: Claim): string => {
  const text = `${person}.${epoch}.${Math.floor(given / 1000).toString(36)}`;
  return `${text}.${sign(secret, text)}`;
};

/** What a cookie says, if it was signed with one of our secrets and is not too old. */
export const claimIn = (secrets: readonly string[], cookie: string, now: number): Claim | undefined => {
  if (cookie.length > 200) return undefined;
  const end = cookie.lastIndexOf('.');
  const [text, signature] = [cookie.slice(0, end), cookie.slice(end + 1)];
  if (!secrets.some(secret => same(sign(secret, text), signature))) return undefined;
  const [person = '', epoch = '', given = ''] = text.split('.');
  const claim = { person, epoch: Number(epoch), given: Number.parseInt(given, 36) * 1000 };
  return now - claim.given > COOKIE_AGE * 1000 ? undefined : claim;
};
