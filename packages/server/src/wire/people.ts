import { changeMe, changePassword, meOf, newGuest, register, signIn } from '../people/accounts.ts';
import { exportOf } from '../people/export.ts';
import { claimSeats, farewell } from '../people/farewell.ts';
import { refuse } from '../refuse.ts';
import { loginOf } from '../store/persons.ts';
import type { Handlers } from './ask.ts';

const done = { done: true } as const;

/** Who somebody is, and what they may do about it. */
export const people: Pick<
  Handlers,
  'me' | 'guest' | 'register' | 'signIn' | 'signOut' | 'changeMe' | 'changePassword' | 'exportMe' | 'deleteMe'
> = {
  me: async (_, ask) => ({ me: ask.person ? meOf(ask.person) : null }),
  guest: async (house, ask) => {
    if (ask.person) refuse('status');
    const person = await newGuest(house, ask.body.name);
    ask.remember(person);
    return meOf(person);
  },
  register: async (house, ask) => {
    const person = await register(house, ask.person, ask.body);
    ask.remember(person);
    return meOf(person);
  },
  signIn: async (house, ask) => {
    ask.limitName(loginOf(ask.body.name));
    const person = await signIn(house, ask.body);
    if (ask.body.claim && ask.person?.kind === 'guest') await claimSeats(house, ask.person.id, person.id);
    ask.remember(person);
    return meOf(person);
  },
  signOut: async (_, ask) => {
    ask.remember(undefined);
    return done;
  },
  changeMe: async (house, ask) => meOf(await changeMe(house, ask.me(), ask.body)),
  changePassword: async (house, ask) => {
    ask.limitName(loginOf(ask.me().name));
    const person = await changePassword(house, ask.me(), ask.body);
    ask.remember(person);
    return meOf(person);
  },
  exportMe: async (house, ask) => exportOf(house, ask.me()),
  deleteMe: async (house, ask) => {
    ask.limitName(loginOf(ask.me().name));
    await farewell(house, ask.me(), ask.body.password);
    ask.remember(undefined);
    return done;
  },
};
