import * as v from 'valibot';

/** Twenty letters and digits: knowing the id of a table is what lets you in, so it cannot be guessed. */
export const TableId = v.pipe(v.string(), v.regex(/^[0-9a-z]{20}$/));

/** Names a person to others; grants nothing. */
export const PersonId = v.pipe(v.string(), v.regex(/^[0-9a-z]{16}$/));

/** A sender's own name for what it sends, so that a second sending is recognised. */
export const Key = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,64}$/));

/** A place in the list of players. */
export const SeatNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(19));

/** How many entries a game has: 0 before the first, n after entry n. */
export const Count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));

/** Milliseconds since 1970, by the server's clock. */
export const Moment = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The short name of a view, see `hashOf` in the engine. */
export const Hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{8,64}$/));

/** Control characters and marks that turn the direction of writing have no place in a name. */
const VISIBLE = /^[^\p{Cc}\p{Cs}\p{Co}\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]*$/u;

/** What looks the same is the same: compatible letters, single blanks, nothing that cannot be seen, no towers of accents. */
const plain = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[\s\u2800]+/gu, ' ')
    .trim();

/** One line of text somebody chose; always shown as text, never as markup. */
export const Name = v.pipe(
  v.string(),
  v.maxLength(200),
  v.trim(),
  v.regex(VISIBLE),
  v.transform(plain),
  v.minLength(1),
  v.maxLength(40),
  v.check(name => !/\p{M}{4}/u.test(name), 'Fewer accents.'),
);

/** What somebody says; line breaks are kept. */
export const Text = v.pipe(
  v.string(),
  v.trim(),
  v.normalize('NFC'),
  v.minLength(1),
  v.maxLength(1000),
  v.check(text => VISIBLE.test(text.replace(/[\n\t]/g, '')), 'Only characters that can be seen.'),
);

export const Password = v.pipe(v.string(), v.minLength(8), v.maxLength(200));

export const Email = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(200), v.email());

/** Where notifications go. */
export const Webhook = v.pipe(v.string(), v.trim(), v.maxLength(500), v.url(), v.regex(/^https?:\/\/[^\p{Cc}\s]+$/u));

/** An object the engine knows more about. */
export const thing = <T extends object>() =>
  v.custom<T>(value => typeof value === 'object' && value !== null && !Array.isArray(value));
