import * as v from 'valibot';
import { Calendar } from './clock.ts';
import { SignalSettings } from './signal.ts';
import { Email, Moment, Name, Password, PersonId, Webhook } from './words.ts';

/** Somebody, as others see them. `gone`: an account that was deleted; its games stay. */
export const Person = v.object({
  id: PersonId,
  name: v.string(),
  kind: v.picklist(['guest', 'account', 'gone']),
});
export type Person = v.InferOutput<typeof Person>;

/** When the clock stands still for somebody, and how they want to be called. */
export const Settings = v.strictObject({ calendar: v.optional(Calendar), signals: v.optional(SignalSettings) });
export type Settings = v.InferOutput<typeof Settings>;

/** Somebody, as they see themselves. */
export const Me = v.object({
  ...Person.entries,
  created: Moment,
  email: v.optional(v.string()),
  webhook: v.optional(v.string()),
  settings: v.optional(Settings),
});
export type Me = v.InferOutput<typeof Me>;

/** Sits down as a guest; the answer sets a cookie, and that is all a guest needs to play. */
export const NewGuest = v.strictObject({ name: Name });

/** Opens an account. A guest who does keeps all seats. */
export const NewAccount = v.strictObject({ name: Name, password: Password, email: v.optional(Email) });

/** Signs in. `claim`: the seats this browser's guest holds become the account's. */
export const SignIn = v.strictObject({
  name: v.pipe(v.string(), v.maxLength(80), v.regex(/^[^\p{Cc}]*$/u)),
  password: v.pipe(v.string(), v.maxLength(200)),
  claim: v.optional(v.boolean()),
});

/** What may be changed about oneself; `null` takes away. */
export const MeChange = v.strictObject({
  name: v.optional(Name),
  email: v.optional(v.nullable(Email)),
  webhook: v.optional(v.nullable(Webhook)),
  settings: v.optional(Settings),
});

export const PasswordChange = v.strictObject({ old: v.pipe(v.string(), v.maxLength(200)), password: Password });

/** Deletes oneself: the name goes, the games stay. An account says its password. */
export const Farewell = v.strictObject({ password: v.optional(v.pipe(v.string(), v.maxLength(200))) });

/** One browser somebody is signed in with. */
export const Session = v.object({
  id: v.string(),
  created: Moment,
  /** About when it was last used. */
  seen: Moment,
  /** What the browser calls itself. */
  agent: v.string(),
  /** The one that asks. */
  current: v.boolean(),
});
export type Session = v.InferOutput<typeof Session>;

/** A code that brings a guest back on any device, as somebody typed it. */
export const Code = v.strictObject({ code: v.pipe(v.string(), v.maxLength(60)) });

/** Asks for a mail that leads back in. */
export const Recovery = v.strictObject({ email: Email });

/** Sets a new password with what that mail said. */
export const Recovered = v.strictObject({ token: v.pipe(v.string(), v.maxLength(200)), password: Password });
