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

/** A claim as the value of a cookie, signed. */
export const cookieOf = (secret: string, { person, epoch, given }: Claim): string => {
  const text = `${person}.${epoch}.${Math.floor(given / 1000).toString(36)}`;
  return `${text}.${sign(secret, text)}`;
};

/** What a cookie says, if we signed it and it is not too old. */
export const claimIn = (secret: string, cookie: string, now: number): Claim | undefined => {
  if (cookie.length > 200) return undefined;
  const end = cookie.lastIndexOf('.');
  const [text, signature] = [cookie.slice(0, end), cookie.slice(end + 1)];
  const [expected, found] = [Buffer.from(sign(secret, text)), Buffer.from(signature)];
  if (expected.length !== found.length || !timingSafeEqual(expected, found)) return undefined;
  const [person = '', epoch = '', given = ''] = text.split('.');
  const claim = { person, epoch: Number(epoch), given: Number.parseInt(given, 36) * 1000 };
  return now - claim.given > COOKIE_AGE * 1000 ? undefined : claim;
};
