import { createHash, createHmac } from 'node:crypto';
import type { House } from '../house/house.ts';
import { refuse } from '../refuse.ts';
import { type KeptPerson, personByCode } from '../store/persons.ts';
import { changePerson } from './change.ts';

/** Letters that nobody mistakes for one another: no I, L, O, U. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 16;

/** A code follows from a secret, so that it can be shown again though only its hash is kept. */
const codeFrom = (secret: string, { id, codes }: KeptPerson): string => {
  const bytes = createHmac('sha256', secret).update(`code ${id} ${codes}`).digest();
  return Array.from(bytes.subarray(0, LENGTH), byte => LETTERS[byte % 32]).join('');
};

const hashOf = (code: string): string => createHash('sha256').update(`code ${code}`).digest('hex');

/** In groups of four, as people read it out. */
const grouped = (code: string): string => code.replace(/(.{4})(?!$)/g, '$1-');

/** What somebody meant to type. */
const meant = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');

/** The code that brings a guest back; the same every time, unless a new one is asked for. */
export const codeFor = async (house: House, p: KeptPerson, renew: boolean): Promise<string> => {
  let code = '';
  await changePerson(house, p, now => {
    if (now.kind !== 'guest') refuse('status');
    const next = renew ? { ...now, codes: now.codes + 1 } : now;
    const known = renew ? undefined : house.secrets.map(s => codeFrom(s, next)).find(c => hashOf(c) === now.code);
    code = known ?? codeFrom(house.secrets[0] ?? '', next);
    return { ...next, code: hashOf(code) };
  });
  return grouped(code);
};

/** The guest a code was given to. */
export const guestOf = async (house: House, typed: string): Promise<KeptPerson> => {
  const code = meant(typed);
  const guest = code.length === LENGTH ? await personByCode(house.db, hashOf(code)) : undefined;
  return guest ?? refuse('credentials');
};
