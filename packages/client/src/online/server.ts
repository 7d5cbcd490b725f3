import type { AnswerOf, BodyOf, EndpointName, FailureCode } from '@roundhouse/protocol';
import { phrase, say } from '../words/index.ts';
import { fetchFree } from '../work/again.ts';

/** What these pages ask of the server: a part of the protocol's list. */
export const ROUTES = {
  me: ['GET', '/api/me'],
  guest: ['POST', '/api/guests'],
  changeMe: ['PATCH', '/api/me'],
  changePassword: ['POST', '/api/me/password'],
  exportMe: ['GET', '/api/me/export'],
  deleteMe: ['DELETE', '/api/me'],
  register: ['POST', '/api/accounts'],
  signIn: ['POST', '/api/sign-in'],
  signOut: ['POST', '/api/sign-out'],
  steward: ['POST', '/api/steward'],
  sessions: ['GET', '/api/me/sessions'],
  endSession: ['DELETE', '/api/me/sessions/:session'],
  endSessions: ['DELETE', '/api/me/sessions'],
  channels: ['GET', '/api/me/channels'],
  addChannel: ['POST', '/api/me/channels'],
  removeChannel: ['DELETE', '/api/me/channels/:channel'],
  tryChannel: ['POST', '/api/me/channels/:channel/test'],
  code: ['POST', '/api/me/code'],
  comeBack: ['POST', '/api/back'],
  recover: ['POST', '/api/recovery'],
  recovered: ['POST', '/api/recovery/password'],
  profile: ['GET', '/api/people/:other'],
  blocks: ['GET', '/api/me/blocks'],
  block: ['POST', '/api/me/blocks/:other'],
  unblock: ['DELETE', '/api/me/blocks/:other'],
  lobby: ['GET', '/api/lobby'],
  newTable: ['POST', '/api/tables'],
  table: ['GET', '/api/tables/:table'],
  changeTable: ['PATCH', '/api/tables/:table'],
  closeTable: ['DELETE', '/api/tables/:table'],
  lot: ['POST', '/api/tables/:table/lot'],
  sit: ['POST', '/api/tables/:table/seats/:seat'],
  rise: ['DELETE', '/api/tables/:table/seats/:seat'],
  start: ['POST', '/api/tables/:table/start'],
  handOver: ['POST', '/api/tables/:table/seats/:seat/handover'],
  offer: ['POST', '/api/tables/:table/seats/:seat/offer'],
  wishBack: ['POST', '/api/tables/:table/seats/:seat/wish'],
  depute: ['POST', '/api/tables/:table/seats/:seat/deputy'],
  sayReady: ['POST', '/api/tables/:table/seats/:seat/ready'],
  hint: ['POST', '/api/tables/:table/hint'],
  propose: ['POST', '/api/tables/:table/motions'],
  leaveOrder: ['POST', '/api/tables/:table/orders'],
  takeBackOrder: ['DELETE', '/api/tables/:table/orders/:order'],
} as const satisfies Partial<Record<EndpointName, readonly [method: string, path: string]>>;

type Known = keyof typeof ROUTES;

/** Why the server did not do it; `unreachable` if it did not answer at all. */
export type Trouble = FailureCode | 'unreachable';

/** What the server answered, or why it did not. */
export type Reply<T> = { readonly answer: T; readonly trouble?: undefined } | { readonly trouble: Trouble };

interface Asking<N extends Known> {
  readonly at?: Readonly<Record<string, string | number>>;
  readonly body?: BodyOf<N>;
}

/** Asks the server something. */
export const askServer = async <N extends Known>(
  name: N,
  { at = {}, body }: Asking<N> = {},
): Promise<Reply<AnswerOf<N>>> => {
  const [method, path] = ROUTES[name];
  const url = path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(at[key])));
  try {
    const response = await fetchFree(url, {
      method,
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const said = (await response.json()) as { readonly error?: { readonly code?: FailureCode } };
    if (response.ok) return { answer: said as AnswerOf<N> };
    return { trouble: said.error?.code ?? 'unreachable' };
  } catch {
    return { trouble: 'unreachable' };
  }
};

/** A trouble as a sentence. */
export const troubleSays = (trouble: Trouble): string => phrase(`failure.${trouble}`) ?? say('failure.failed');
