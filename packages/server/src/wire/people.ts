import { rewindFor } from '../house/clocks.ts';
import { attendTo, isSteward } from '../ops/steward.ts';
import { changeMe, changePassword, meOf, newGuest, register, signIn } from '../people/accounts.ts';
import { block, listBlocks, unblock } from '../people/blocks.ts';
import { dropChannel, listChannels, newChannel, testChannel } from '../people/channels.ts';
import { codeFor, guestOf } from '../people/code.ts';
import { exportOf } from '../people/export.ts';
import { claimSeats, farewell } from '../people/farewell.ts';
import { profileOf } from '../people/profile.ts';
import { recover, recovered } from '../people/recovery.ts';
import { end, endAllOthers, listSessions } from '../people/sessions.ts';
import { refuse } from '../refuse.ts';
import { loginOf } from '../store/persons.ts';
import type { Handlers } from './ask.ts';

const done = { done: true } as const;

/** Who somebody is, and what they may do about it. */
export const people: Pick<
  Handlers,
  | 'me'
  | 'steward'
  | 'guest'
  | 'register'
  | 'signIn'
  | 'signOut'
  | 'changeMe'
  | 'changePassword'
  | 'sessions'
  | 'endSession'
  | 'endSessions'
  | 'channels'
  | 'addChannel'
  | 'removeChannel'
  | 'tryChannel'
  | 'profile'
  | 'blocks'
  | 'block'
  | 'unblock'
  | 'code'
  | 'comeBack'
  | 'recover'
  | 'recovered'
  | 'exportMe'
  | 'deleteMe'
> = {
  me: async (house, ask) => ({
    me: ask.person ? meOf(ask.person) : null,
    mail: house.config.smtpUrl !== undefined,
    push: house.pushKeys[0]?.publicKey ?? '',
    ...(isSteward(house, ask.person) ? { steward: true as const } : {}),
  }),
  steward: async (house, ask) => {
    const me = ask.me();
    if (!isSteward(house, me)) refuse('steward');
    return attendTo(house, ask.body.order, ask.body.words, me.id);
  },
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
  signOut: async (house, ask) => {
    if (ask.person) await end(house, ask.person, ask.current);
    ask.remember(undefined);
    return done;
  },
  changeMe: async (house, ask) => {
    const person = await changeMe(house, ask.me(), ask.body);
    if (ask.body.settings) await rewindFor(house, person.id);
    return meOf(person);
  },
  changePassword: async (house, ask) => {
    ask.limitName(loginOf(ask.me().name));
    const person = await changePassword(house, ask.me(), ask.body);
    ask.remember(person);
    return meOf(person);
  },
  sessions: (house, ask) => listSessions(house, ask.me(), ask.current),
  endSession: async (house, ask) => {
    await end(house, ask.me(), ask.session);
    if (ask.session === ask.current) ask.remember(undefined);
    return done;
  },
  endSessions: async (house, ask) => {
    ask.remember(await endAllOthers(house, ask.me(), ask.current));
    return done;
  },
  channels: (house, ask) => listChannels(house, ask.me().id),
  addChannel: (house, ask) => newChannel(house, ask.me(), ask.body),
  removeChannel: (house, ask) => dropChannel(house, ask.me().id, ask.channel),
  tryChannel: async (house, ask) => {
    const sent = await testChannel(house, ask.me(), ask.channel);
    return { sent, channels: await listChannels(house, ask.me().id) };
  },
  profile: (house, ask) => profileOf(house, ask.other),
  blocks: (house, ask) => listBlocks(house, ask.me().id),
  block: (house, ask) => block(house, ask.me().id, ask.other),
  unblock: (house, ask) => unblock(house, ask.me().id, ask.other),
  code: async (house, ask) => ({ code: await codeFor(house, ask.me(), ask.body.renew === true) }),
  comeBack: async (house, ask) => {
    const person = await guestOf(house, ask.body.code);
    ask.remember(person);
    return meOf(person);
  },
  recover: async (house, ask) => {
    recover(house, ask.body.email);
    return done;
  },
  recovered: async (house, ask) => {
    const person = await recovered(house, ask.body);
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
