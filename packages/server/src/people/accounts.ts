import type { BodyOf, Me } from '@roundhouse/protocol';
import { isZone } from '../clock/calendar.ts';
import type { House } from '../house/house.ts';
import { newPassword, newPersonId } from '../ids.ts';
import { refuse } from '../refuse.ts';
import { maybe } from '../store/database.ts';
import { addPerson, type KeptPerson, looksTaken, personByLogin } from '../store/persons.ts';
import { changePerson } from './change.ts';
import { hashOfPassword, passwordFits } from './password.ts';

/** Somebody, as they may see themselves. */
export const meOf = (p: KeptPerson): Me => ({
  id: p.id,
  name: p.name,
  kind: p.kind,
  created: p.created,
  ...maybe('email', p.email),
  ...maybe('webhook', p.webhook),
  ...maybe('settings', p.settings),
});

export const newGuest = async (house: House, name: string): Promise<KeptPerson> => {
  const person: KeptPerson = {
    id: newPersonId(),
    kind: 'guest',
    name,
    epoch: 1,
    version: 0,
    codes: 0,
    created: house.parts.now(),
  };
  if (!(await addPerson(house.db, person))) refuse('failed');
  return person;
};

/** Opens an account; a guest becomes one and stays where they sit. */
export const register = async (
  house: House,
  guest: KeptPerson | undefined,
  { name, password, email }: BodyOf<'register'>,
): Promise<KeptPerson> => {
  if (email !== undefined) addressIsOfUse(house);
  if (await looksTaken(house.db, name)) refuse('taken');
  const secret = { password: await hashOfPassword(password), ...maybe('email', email) };
  if (guest)
    return changePerson(house, guest, now =>
      now.kind === 'guest' ? { ...now, kind: 'account', name, ...secret } : refuse('status'),
    );
  const person: KeptPerson = {
    id: newPersonId(),
    kind: 'account',
    name,
    epoch: 1,
    version: 0,
    codes: 0,
    created: house.parts.now(),
    ...secret,
  };
  if (!(await addPerson(house.db, person))) refuse('taken');
  return person;
};

export const signIn = async (house: House, { name, password }: BodyOf<'signIn'>): Promise<KeptPerson> => {
  const person = await personByLogin(house.db, name);
  return (await passwordFits(person?.password, password)) && person ? person : refuse('credentials');
};

/** Changes what was said and leaves the rest; `null` takes away. */
export const changeMe = async (house: House, p: KeptPerson, asked: BodyOf<'changeMe'>): Promise<KeptPerson> => {
  if (asked.email) addressIsOfUse(house);
  if (asked.settings?.calendar && !isZone(asked.settings.calendar.zone))
    refuse('malformed', { path: 'settings.calendar.zone' });
  return changePerson(house, p, ({ email, webhook, settings, ...rest }) => ({
    ...rest,
    ...maybe('settings', asked.settings ?? settings),
    name: asked.name ?? rest.name,
    ...maybe('email', asked.email === undefined ? email : asked.email),
    ...maybe('webhook', asked.webhook === undefined ? webhook : asked.webhook),
  }));
};

/** An address is kept only where a mail can be sent to it. */
const addressIsOfUse = (house: House): void => {
  if (!house.config.smtpUrl) refuse('mail');
};

/** Changes the password; cookies given out before are void. */
export const changePassword = (
  house: House,
  p: KeptPerson,
  { old, password }: BodyOf<'changePassword'>,
): Promise<KeptPerson> =>
  changePerson(house, p, async now => {
    if (now.kind !== 'account' || !(await passwordFits(now.password, old))) refuse('credentials');
    return { ...now, password: await hashOfPassword(password), epoch: now.epoch + 1 };
  });

/** Gives an account a new password, for the operator to pass on. */
export const resetPassword = async (house: House, name: string): Promise<string> => {
  const person = (await personByLogin(house.db, name)) ?? refuse('missing');
  const password = newPassword();
  const hash = await hashOfPassword(password);
  await changePerson(house, person, now => ({ ...now, password: hash, epoch: now.epoch + 1 }));
  return password;
};
