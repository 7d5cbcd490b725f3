import type { BodyOf, Me } from '@roundhouse/protocol';
import { personChanged } from '../house/hear.ts';
import type { House } from '../house/house.ts';
import { sealed } from '../house/notices.ts';
import { newPassword, newPersonId } from '../ids.ts';
import { refuse } from '../refuse.ts';
import { maybe } from '../store/database.ts';
import { addPerson, type KeptPerson, personById, personByLogin, savePerson } from '../store/persons.ts';
import { hashOfPassword, passwordFits } from './password.ts';

/** Somebody, as they may see themselves. */
export const meOf = (p: KeptPerson): Me => ({
  id: p.id,
  name: p.name,
  kind: p.kind,
  created: p.created,
  ...maybe('email', p.email),
  ...maybe('webhook', p.webhook),
});

export const newGuest = async (house: House, name: string): Promise<KeptPerson> => {
  const person: KeptPerson = { id: newPersonId(), kind: 'guest', name, epoch: 1, created: house.parts.now() };
  if (!(await addPerson(house.db, person))) refuse('failed');
  return person;
};

const save = async (house: House, person: KeptPerson): Promise<KeptPerson> => {
  if (!(await savePerson(house.db, person, sealed(house.process, { kind: 'person', id: person.id })))) refuse('taken');
  await personChanged(house, person.id);
  return person;
};

/** Opens an account; a guest becomes one and stays where they sit. */
export const register = async (
  house: House,
  guest: KeptPerson | undefined,
  { name, password, email }: BodyOf<'register'>,
): Promise<KeptPerson> => {
  if (guest && guest.kind !== 'guest') refuse('status');
  if (await personByLogin(house.db, name)) refuse('taken');
  const secret = { password: await hashOfPassword(password), ...maybe('email', email) };
  if (guest) return save(house, { ...guest, kind: 'account', name, ...secret });
  const person: KeptPerson = {
    id: newPersonId(),
    kind: 'account',
    name,
    epoch: 1,
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
export const changeMe = (house: House, p: KeptPerson, asked: BodyOf<'changeMe'>): Promise<KeptPerson> => {
  const { email: formerEmail, webhook: formerWebhook, ...rest } = p;
  const kept = (said: string | null | undefined, former: string | undefined) => (said === undefined ? former : said);
  return save(house, {
    ...rest,
    name: asked.name ?? p.name,
    ...maybe('email', kept(asked.email, formerEmail)),
    ...maybe('webhook', kept(asked.webhook, formerWebhook)),
  });
};

/** Changes the password; cookies given out before are void. */
export const changePassword = async (
  house: House,
  p: KeptPerson,
  { old, password }: BodyOf<'changePassword'>,
): Promise<KeptPerson> => {
  if (p.kind !== 'account' || !(await passwordFits(p.password, old))) refuse('credentials');
  return save(house, { ...p, password: await hashOfPassword(password), epoch: p.epoch + 1 });
};

/** Gives an account a new password, for the operator to pass on. */
export const resetPassword = async (house: House, name: string): Promise<string> => {
  const person = (await personByLogin(house.db, name)) ?? refuse('missing');
  const password = newPassword();
  await save(house, { ...person, password: await hashOfPassword(password), epoch: person.epoch + 1 });
  return password;
};

/** The person a cookie speaks for, unless it is void. */
export const personOf = async (house: House, id: string, epoch: number): Promise<KeptPerson | undefined> => {
  const person = await personById(house.db, id);
  return person && person.kind !== 'gone' && person.epoch === epoch ? person : undefined;
};
