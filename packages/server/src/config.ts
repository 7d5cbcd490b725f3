import { STEWARD_ORDERS } from '@roundhouse/protocol';
import { isLogLevel, type LogLevel } from './log.ts';
import { loginOf } from './store/persons.ts';
import type { DriverName } from './store/sqlite/driver.ts';

/** How one server is set up. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl?: string;
  readonly databasePool: number;
  readonly sqliteDriver?: DriverName;
  readonly publicUrl?: string;
  readonly origins: readonly string[];
  readonly trustProxy: string;
  readonly logLevel: LogLevel;
  /** Whether every answer is a line of the log. */
  readonly accessLog: boolean;
  readonly metricsPort?: number;
  readonly metricsHost: string;
  readonly metricsToken?: string;
  /** Seconds between saying that it will stop and stopping. */
  readonly drain: number;
  /** Seconds a request may take to arrive. */
  readonly requestTimeout: number;
  /** Threads in which bots think; one fewer than cores, if not said. */
  readonly botThreads?: number;
  /** Milliseconds a bot takes for a move at least: people want to follow, and their moves come first. */
  readonly botPace: number;
  readonly clientDir?: string;
  readonly hotTables: number;
  /** Requests a minute of one person, and how many of them may be dear ones; one address may make five times as many. */
  readonly requests: number;
  readonly dearRequests: number;
  /** Messages a second over one socket and for one person. */
  readonly messages: number;
  readonly socketsPerAddress: number;
  /** Tables of one person that have not started yet. */
  readonly tablesPerPerson: number;
  /** Accounts that look after people and tables: ids, or names in lower case. */
  readonly stewards: readonly string[];
  readonly webhooks: 'public' | 'any' | 'off';
  /** Where mail is handed in; without it nobody is asked for an address. */
  readonly smtpUrl?: string;
  readonly mailFrom?: string;
}

interface Setting {
  readonly flag: string;
  readonly env: string;
  readonly value: string;
  readonly preset: string;
  readonly says: string;
}

const setting = (flag: string, value: string, preset: string, says: string): Setting => ({
  flag,
  env: flag.toUpperCase().replaceAll('-', '_'),
  value,
  preset,
  says,
});

/** Every setting, with its name as a flag and in the environment, and what it is if nothing is said. */
export const SETTINGS = {
  port: setting('port', 'NUMBER', '1848', 'Where to listen.'),
  host: setting('host', 'ADDRESS', '0.0.0.0', 'On which address; 127.0.0.1 behind a proxy on the same machine.'),
  dataDir: setting('data-dir', 'FOLDER', './data', 'The folder of the embedded database.'),
  databaseUrl: setting(
    'database-url',
    'URL',
    '',
    'postgres://user:password@host/name instead of the embedded database.',
  ),
  databasePool: setting('database-pool', 'NUMBER', '10', 'Connections to PostgreSQL.'),
  sqliteDriver: setting('sqlite-driver', 'node|wasm', '', 'Which SQLite; the best this Node has, if not said.'),
  publicUrl: setting('public-url', 'URL', '', 'How players reach it: for links, Secure cookies and the origin check.'),
  origins: setting('origins', 'URL,…', '', 'Other origins that may talk to it, such as a development server.'),
  trustProxy: setting(
    'trust-proxy',
    'ADDRESS,…',
    '',
    'Proxies whose X-Forwarded headers count: loopback, uniquelocal, 10.0.0.0/8.',
  ),
  logLevel: setting('log-level', 'LEVEL', 'info', 'debug, info, warn, error or silent.'),
  accessLog: setting('access-log', 'on|off', 'off', 'A line of the log for every request answered.'),
  metricsPort: setting('metrics-port', 'NUMBER', '', 'Figures for Prometheus at /metrics on a port of their own.'),
  metricsHost: setting('metrics-host', 'ADDRESS', '127.0.0.1', 'On which address that port is.'),
  metricsToken: setting(
    'metrics-token',
    'TEXT',
    '',
    'Figures at /metrics beside the rest, for whoever sends this token.',
  ),
  drain: setting('drain', 'SECONDS', '0', 'How long /readyz says no before the server stops.'),
  requestTimeout: setting('request-timeout', 'SECONDS', '30', 'How long a request may take to arrive.'),
  botThreads: setting('bot-threads', 'NUMBER', '', 'Threads in which bots think; one fewer than cores; 0: no bots.'),
  botPace: setting('bot-pace', 'MILLISECONDS', '700', 'How long a bot takes for a move at least.'),
  clientDir: setting('client-dir', 'FOLDER', '', 'The built client; dist/client, if not said.'),
  hotTables: setting('hot-tables', 'NUMBER', '200', 'Tables kept in memory while nobody watches them.'),
  requests: setting(
    'requests',
    'NUMBER',
    '600',
    'Requests a minute of one person; five times as many from one address.',
  ),
  dearRequests: setting('dear-requests', 'NUMBER', '20', 'Of these, how many may sign in, register or export.'),
  messages: setting('messages', 'NUMBER', '20', 'Messages a second over one socket; three seconds’ worth at once.'),
  socketsPerAddress: setting('sockets-per-address', 'NUMBER', '200', 'Sockets from one address.'),
  tablesPerPerson: setting('tables-per-person', 'NUMBER', '10', 'Tables of one host that have not started yet.'),
  stewards: setting('stewards', 'NAME,…', '', 'Accounts that may look after people and tables.'),
  webhooks: setting('webhooks', 'WHICH', 'public', 'public addresses only, any address, or off.'),
  smtpUrl: setting('smtp-url', 'URL', '', 'smtps://user:password@host: sends mail to people who lost their way in.'),
  mailFrom: setting('mail-from', 'ADDRESS', '', 'The sender of such mail.'),
} as const satisfies Readonly<Record<string, Setting>>;

type Name = keyof typeof SETTINGS;

/** A setting that cannot be used, said in one sentence. */
const complain = (says: string): never => {
  throw new Error(says);
};

const whole = (name: Name, text: string): number =>
  /^\d{1,9}$/.test(text) ? Number(text) : complain(`${SETTINGS[name].env} must be a whole number, not "${text}".`);

const oneOf = <T extends string>(name: Name, text: string, from: readonly T[]): T =>
  (from as readonly string[]).includes(text)
    ? (text as T)
    : complain(`${SETTINGS[name].env} must be one of ${from.join(', ')}, not "${text}".`);

const address = (name: Name, text: string): string => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    return complain(`${SETTINGS[name].env} must be a URL that begins with http:// or https://, not "${text}".`);
  return url.origin;
};

const mailServer = (text: string): string =>
  /^smtps?:\/\/[^/]+/.test(text) ? text : complain('SMTP_URL must begin with smtp:// or smtps://.');

/** Reads flags over environment over defaults. What is not a flag is left for the caller. */
export const readConfig = (
  flags: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): { readonly config: Config; readonly rest: readonly string[] } => {
  const given = new Map<string, string>();
  const rest: string[] = [];
  for (let i = 0; i < flags.length; i++) {
    const [, flag, joined] = /^--([a-z-]+)(?:=(.*))?$/.exec(flags[i] ?? '') ?? [];
    if (flag === undefined) rest.push(flags[i] ?? '');
    else if (!Object.values(SETTINGS).some(s => s.flag === flag)) complain(`There is no flag --${flag}; see --help.`);
    else given.set(flag, joined ?? flags[++i] ?? complain(`--${flag} wants a value; see --help.`));
  }
  const text = (name: Name): string => {
    const { flag, env: variable, preset } = SETTINGS[name];
    return given.get(flag) ?? (env[variable] || preset);
  };
  const has = <T>(name: Name, key: string, read: (text: string) => T): object =>
    text(name) === '' ? {} : { [key]: read(text(name)) };
  const level = text('logLevel');
  const config = {
    port: whole('port', text('port')),
    host: text('host'),
    dataDir: text('dataDir'),
    ...has('databaseUrl', 'databaseUrl', url => url),
    databasePool: whole('databasePool', text('databasePool')),
    ...has('sqliteDriver', 'sqliteDriver', name => oneOf('sqliteDriver', name, ['node', 'wasm'])),
    ...has('publicUrl', 'publicUrl', url => address('publicUrl', url)),
    origins: text('origins')
      .split(',')
      .filter(Boolean)
      .map(url => address('origins', url)),
    trustProxy: text('trustProxy'),
    logLevel: isLogLevel(level) ? level : complain(`LOG_LEVEL cannot be "${level}".`),
    accessLog: oneOf('accessLog', text('accessLog'), ['on', 'off']) === 'on',
    ...has('metricsPort', 'metricsPort', port => whole('metricsPort', port)),
    metricsHost: text('metricsHost'),
    ...has('metricsToken', 'metricsToken', token => token),
    drain: whole('drain', text('drain')),
    requestTimeout: whole('requestTimeout', text('requestTimeout')),
    ...has('botThreads', 'botThreads', threads => whole('botThreads', threads)),
    botPace: whole('botPace', text('botPace')),
    ...has('clientDir', 'clientDir', folder => folder),
    hotTables: whole('hotTables', text('hotTables')),
    requests: whole('requests', text('requests')),
    dearRequests: whole('dearRequests', text('dearRequests')),
    messages: whole('messages', text('messages')),
    socketsPerAddress: whole('socketsPerAddress', text('socketsPerAddress')),
    tablesPerPerson: whole('tablesPerPerson', text('tablesPerPerson')),
    stewards: text('stewards').split(',').filter(Boolean).map(loginOf),
    webhooks: oneOf('webhooks', text('webhooks'), ['public', 'any', 'off']),
    ...has('smtpUrl', 'smtpUrl', mailServer),
    ...has('mailFrom', 'mailFrom', from => from),
  };
  return { config, rest };
};

/** The page printed by --help. */
export const help = (): string => {
  const lines = Object.values(SETTINGS).map(s => {
    const left = `  --${s.flag} ${s.value}`.padEnd(34);
    return `${left}${s.says}${s.preset ? ` (${s.preset})` : ''}`;
  });
  return [
    'A table server for 18xx railway games.',
    '',
    'Usage: server [start] [flags]          runs the server until it is told to stop',
    '       server backup [FILE] [flags]    writes everything kept to a file; - or nothing: standard output',
    '       server restore FILE [flags]     brings back what a backup has and the database has not',
    '       server verify [flags]           plays every finished game again and compares',
    '       server password NAME [flags]    gives an account a new password and prints it',
    '       server code PERSON [flags]      prints the code that brings a guest back',
    '',
    'People and tables, by id or account name, as docs/hosting.md explains:',
    ...Object.entries(STEWARD_ORDERS).map(([order, words]) => `       server ${order} ${words}`),
    '',
    'All of them work while the server runs. Every flag may be set in the environment instead: --data-dir as DATA_DIR.',
    '',
    ...lines,
    '',
  ].join('\n');
};
