import { spawn } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './postgres.ts';

/** A real mail server (Debian's `exim4-daemon-light`) on loopback that keeps what it takes in a folder. */
export interface PostOffice {
  readonly url: string;
  /** Everything delivered so far. */
  mails(): readonly string[];
  /** While closed it answers "try again later"; while it has moved, that nobody lives here. */
  become(how: 'open' | 'closed' | 'moved'): void;
  stop(): Promise<void>;
}

const PLACES = ['/usr/sbin/exim4', '/usr/sbin/exim', '/usr/local/sbin/exim'];

/** All of it in one folder and under one user, who need not be anybody. */
const settings = (folder: string, port: number, ids: { readonly uid: number; readonly gid: number }): string => `
exim_user = ${ids.uid}
exim_group = ${ids.gid}
keep_environment =
spool_directory = ${folder}/spool
log_file_path = ${folder}/%slog
pid_file_path = ${folder}/pid
primary_hostname = post.example.org
local_interfaces = 127.0.0.1
daemon_smtp_ports = ${port}
tls_advertise_hosts =
acl_smtp_rcpt = recipients
deliver_drop_privilege = true
begin acl
recipients:
  defer
    message = try again later
    condition = \${if exists{${folder}/closed}}
  deny
    message = nobody of this name lives here
    condition = \${if exists{${folder}/moved}}
  accept
begin routers
everybody:
  driver = accept
  transport = folder
begin transports
folder:
  driver = appendfile
  directory = ${folder}/mail
  create_directory
begin retry
* * F,1h,1m
`;

const answers = (port: number): Promise<boolean> =>
  new Promise(resolve => {
    const socket = connect(port, '127.0.0.1');
    socket.once('data', () => resolve(true)).once('error', () => resolve(false));
    socket.once('data', () => socket.end('QUIT\r\n'));
  });

/** Starts a mail server; nothing, where there is none. */
export const startPostOffice = async (): Promise<PostOffice | undefined> => {
  const program = PLACES.find(existsSync);
  if (!program) return undefined;
  const isRoot = process.getuid?.() === 0;
  const ids = isRoot ? { uid: 65_534, gid: 65_534 } : { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-exim-'));
  const mail = join(folder, 'mail');
  for (const name of [mail, join(folder, 'spool')]) mkdirSync(name);
  const port = await freePort();
  const file = join(folder, 'exim.conf');
  writeFileSync(file, settings(folder, port, ids), { mode: 0o644 });
  if (isRoot) for (const name of [folder, mail, join(folder, 'spool'), file]) chownSync(name, ids.uid, ids.gid);
  const child = spawn(program, ['-C', file, '-bdf'], { ...(isRoot ? ids : {}), cwd: folder, stdio: 'ignore' });
  const end = (): void => void child.kill('SIGTERM');
  process.once('exit', end);
  const gone = new Promise<void>(done => child.once('exit', () => done()));
  let isThere = false;
  for (let tries = 0; tries < 100 && !isThere; tries++) {
    isThere = await answers(port);
    if (!isThere) await new Promise(resolve => setTimeout(resolve, 100));
  }
  const stop = async (): Promise<void> => {
    process.off('exit', end);
    end();
    await gone;
    rmSync(folder, { recursive: true, force: true });
  };
  if (!isThere) await stop();
  return isThere
    ? {
        url: `smtp://127.0.0.1:${port}`,
        // What is still being written is called `temp.…`.
        mails: () =>
          readdirSync(mail)
            .filter(name => name.startsWith('q'))
            .map(name => readFileSync(join(mail, name), 'utf8')),
        become: how => {
          for (const name of ['closed', 'moved']) rmSync(join(folder, name), { force: true });
          if (how !== 'open') writeFileSync(join(folder, how), '');
        },
        stop,
      }
    : undefined;
};
