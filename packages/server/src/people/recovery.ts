import type { BodyOf } from '@roundhouse/protocol';
import type { House } from '../house/house.ts';
import { wordsOf } from '../log.ts';
import { refuse } from '../refuse.ts';
import { type KeptPerson, personById, personsByEmail } from '../store/persons.ts';
import { changePerson } from './change.ts';
import { codeFor } from './code.ts';
import { signed, unsigned } from './cookie.ts';
import { sendMail } from './mail.ts';
import { hashOfPassword } from './password.ts';

const HOUR = 3_600_000;

/** What a mail says that leads back in: good for an hour, and once, since it changes the epoch. */
const tokenFor = (house: House, p: KeptPerson): string =>
  signed(house.secrets, 'recovery', `${p.id}.${p.epoch}.${(house.parts.now() + HOUR).toString(36)}`);

const linkFor = async (house: House, p: KeptPerson): Promise<string> => {
  const base = house.config.publicUrl ?? '';
  if (p.kind === 'account') return `${base}/#/recover/${tokenFor(house, p)}`;
  return `${base}/#/back/${await codeFor(house, p, false)}`;
};

/** Sends everybody who gave this address what leads back in. It takes its time after the answer, which does not tell. */
export const recover = (house: House, email: string): void => {
  if (!house.config.smtpUrl) refuse('mail');
  const errand = mailTo(house, email).catch((error: unknown) =>
    house.log.error(wordsOf(error), 'a mail could not be sent'),
  );
  house.errands.add(errand);
  errand.finally(() => house.errands.delete(errand));
};

const mailTo = async (house: House, email: string): Promise<void> => {
  const people = await personsByEmail(house.db, email.toLowerCase());
  if (!people.length) return;
  const lines = await Promise.all(people.map(async p => `${p.name}: ${await linkFor(house, p)}`));
  const text = [
    'Somebody asked for a way back to the table for this address. If it was not you, nothing needs to be done.',
    'Jemand hat um einen Weg zurück an den Tisch gebeten. Wenn du es nicht warst, ist nichts zu tun.',
    '',
    ...lines,
    '',
    'Links for accounts are good for an hour. / Links für Konten gelten eine Stunde.',
  ].join('\n');
  await sendMail(house.config, email, 'Roundhouse: back to the table / zurück an den Tisch', text);
};

/** Sets a new password with a token of such a mail; every session of before ends. */
export const recovered = async (house: House, { token, password }: BodyOf<'recovered'>): Promise<KeptPerson> => {
  const [id = '', epoch = '', until = ''] = unsigned(house.secrets, 'recovery', token)?.split('.') ?? [];
  if (Number.parseInt(until, 36) < house.parts.now()) refuse('stale');
  const person = id === '' ? undefined : await personById(house.db, id);
  if (person?.kind !== 'account' || person.epoch !== Number(epoch)) return refuse('stale');
  const hash = await hashOfPassword(password);
  return changePerson(house, person, now => ({ ...now, password: hash, epoch: now.epoch + 1 }));
};
