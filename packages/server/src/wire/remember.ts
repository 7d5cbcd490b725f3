import type { FastifyReply, FastifyRequest } from 'fastify';
import type { House } from '../house/house.ts';
import { newSessionId } from '../ids.ts';
import { type Claim, COOKIE, COOKIE_AGE, claimIn, cookieOf } from '../people/cookie.ts';
import { personOf } from '../people/sessions.ts';
import { isRefused, refuse } from '../refuse.ts';
import type { KeptPerson } from '../store/persons.ts';
import { isKept } from '../store/sanctions.ts';

const DAY = 24 * 3600 * 1000;

const isSecure = (house: House, request: FastifyRequest): boolean =>
  request.protocol === 'https' || !!house.config.publicUrl?.startsWith('https:');

/** Gives somebody a cookie: in the session they are in, or in a new one. */
export const remember = (house: House, request: FastifyRequest, reply: FastifyReply, p: KeptPerson): void => {
  const before = goodClaim(house, request);
  const session = before?.person === p.id ? before.session : newSessionId();
  const value = cookieOf(house.secrets, { person: p.id, epoch: p.epoch, given: house.parts.now(), session });
  reply.setCookie(COOKIE, value, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(house, request),
    maxAge: COOKIE_AGE,
  });
};

export const forget = (reply: FastifyReply): void => {
  reply.clearCookie(COOKIE, { path: '/', httpOnly: true, sameSite: 'lax' });
};

const goodClaim = (house: House, request: FastifyRequest): Claim | undefined =>
  claimIn(house.secrets, request.cookies[COOKIE] ?? '', house.parts.now());

/** The claim of a request's cookie; nothing without a cookie. A forged or aged one is refused. */
export const claimOf = (house: House, request: FastifyRequest): Claim | undefined => {
  const cookie = request.cookies[COOKIE];
  if (cookie === undefined || cookie === '') return undefined;
  return goodClaim(house, request) ?? refuse('stale');
};

/** Refuses whoever is kept from this server. */
export const notBanned = (house: House, person: string): void => {
  if (isKept(house.sanctions, 'ban', person, house.parts.now())) refuse('banned');
};

/** What a browser calls itself. */
export const agentOf = (request: FastifyRequest): string => request.headers['user-agent'] ?? '';

/** Whether somebody was refused because the cookie itself is void; a fault of ours says nothing about a cookie. */
const isVoid = (error: unknown): boolean => isRefused(error) && error.failure.code === 'stale';

/** Who sends a request. A void cookie is refused and taken away, any other is left alone; a good one is renewed now and then. */
export const known = async (
  house: House,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<KeptPerson | undefined> => {
  try {
    const claim = claimOf(house, request);
    if (!claim) return undefined;
    const person = (await personOf(house, claim, agentOf(request))) ?? refuse('stale');
    if (house.parts.now() - claim.given > 30 * DAY) remember(house, request, reply, person);
    return person;
  } catch (error) {
    if (isVoid(error)) forget(reply);
    throw error;
  }
};
