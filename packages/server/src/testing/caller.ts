import {
  type AnswerOf,
  ENDPOINTS,
  type EndpointName,
  type FromClient,
  type FromServer,
  type Me,
  pathTo,
  type Refusal,
} from '@roundhouse/protocol';
import WebSocket from 'ws';

/** What came back: an answer or a refusal. */
export interface Reply<N extends EndpointName> {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly ok?: AnswerOf<N>;
  readonly no?: Refusal;
}

/** Somebody who talks to a server over HTTP, like a browser with a cookie. */
export interface Caller {
  readonly url: string;
  cookie: string;
  me?: Me;
  /** Everything the server ever sent to this caller. */
  readonly received: string[];
}

export const stranger = (url: string): Caller => ({ url, cookie: '', received: [] });

type Words = Readonly<Record<string, string | number>>;

export const request = async <N extends EndpointName>(
  c: Caller,
  name: N,
  words: Words = {},
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Reply<N>> => {
  const { method, path } = ENDPOINTS[name];
  const query = Object.entries(words).filter(([key]) => !path.includes(`:${key}`));
  const search = query.length
    ? `?${new URLSearchParams(Object.fromEntries(query.map(([k, v]) => [k, String(v)])))}`
    : '';
  const response = await fetch(`${c.url}${pathTo(name, words)}${search}`, {
    method,
    headers: {
      ...(c.cookie ? { cookie: c.cookie } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  c.received.push(text);
  const [given] = response.headers.getSetCookie();
  if (given) c.cookie = given.split(';')[0] ?? '';
  const said = text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : {};
  const { status, headers: came } = response;
  return response.ok ? { status, headers: came, text, ok: said } : { status, headers: came, text, no: said };
};

/** Asks for something that must be granted. */
export const call = async <N extends EndpointName>(
  c: Caller,
  name: N,
  words: Words = {},
  body?: unknown,
): Promise<AnswerOf<N>> => {
  const reply = await request(c, name, words, body);
  if (reply.ok === undefined) throw new Error(`${name}: ${reply.text}`);
  return reply.ok as AnswerOf<N>;
};

export const guest = async (url: string, name: string): Promise<Caller & { me: Me }> => {
  const c = stranger(url);
  const me = await call(c, 'guest', {}, { name });
  return Object.assign(c, { me });
};

/** An open socket that keeps what it hears until somebody asks for it. */
export interface Line {
  readonly socket: WebSocket;
  readonly heard: FromServer[];
  say(message: FromClient): void;
  /** The first message, from now on or before, that fits; it is taken off the list. */
  hear<T extends FromServer['type']>(
    type: T,
    fits?: (m: Extract<FromServer, { type: T }>) => boolean,
  ): Promise<Extract<FromServer, { type: T }>>;
  /** Called for every message instead of keeping it. */
  onMessage?: (m: FromServer) => void;
  readonly closed: Promise<number>;
  close(): void;
}

export const connect = (c: Caller, headers: Readonly<Record<string, string>> = {}): Promise<Line> =>
  new Promise((resolve, reject) => {
    const address = `${c.url.replace('http', 'ws')}/api/socket`;
    const socket = new WebSocket(address, { headers: { ...(c.cookie ? { cookie: c.cookie } : {}), ...headers } });
    const waiting = new Set<() => boolean>();
    const heard: FromServer[] = [];
    let ended = false;
    const line: Line = {
      socket,
      heard,
      say: message => socket.readyState === socket.OPEN && socket.send(JSON.stringify(message)),
      hear: (type, fits = () => true) =>
        new Promise((found, lost) => {
          const look = (): boolean => {
            const i = heard.findIndex(m => m.type === type && fits(m as never));
            if (i >= 0) found(heard.splice(i, 1)[0] as never);
            else if (ended) lost(new Error(`The socket closed before ${type} came.`));
            return i >= 0 || ended;
          };
          if (!look()) waiting.add(look);
        }),
      closed: new Promise(done => socket.once('close', code => done(code))),
      close: () => socket.close(),
    };
    const wake = (): void => {
      for (const look of [...waiting]) if (look()) waiting.delete(look);
    };
    socket.on('message', data => {
      const text = data.toString();
      c.received.push(text);
      const message = JSON.parse(text) as FromServer;
      if (line.onMessage) line.onMessage(message);
      else heard.push(message);
      wake();
    });
    socket.on('close', () => {
      ended = true;
      wake();
    });
    socket.on('error', reject);
    socket.on('unexpected-response', (_, response) => reject(new Error(`status ${response.statusCode}`)));
    socket.on('open', () => resolve(line));
  });
