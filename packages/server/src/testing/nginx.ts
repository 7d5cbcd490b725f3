import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './postgres.ts';

/** A real proxy before several servers, on loopback. */
interface Proxy {
  readonly url: string;
  stop(): Promise<void>;
}

const PLACES = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx'];

/** What docs/hosting.md tells a host to write, before servers on these ports. */
export const settings = (folder: string, port: number, ports: readonly number[]): string => `
daemon off;
pid ${folder}/pid;
error_log ${folder}/error.log warn;
worker_processes 1;
events { worker_connections 8192; }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(name => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  upstream tables {
    least_conn;
    ${ports.map(p => `server 127.0.0.1:${p} max_fails=1 fail_timeout=1s;`).join('\n    ')}
    keepalive 16;
  }
  map $http_upgrade $connection_header { default upgrade; '' ''; }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://tables;
      proxy_http_version 1.1;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection $connection_header;
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_read_timeout 90s;
      proxy_next_upstream error timeout http_503 non_idempotent;
    }
  }
}
`;

/** Starts nginx before servers on these ports; nothing, where there is none. */
export const startProxy = async (ports: readonly number[]): Promise<Proxy | undefined> => {
  const program = PLACES.find(existsSync);
  if (!program) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-nginx-'));
  mkdirSync(join(folder, 'logs'));
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, settings(folder, port, ports));
  const child = spawn(program, ['-p', folder, '-c', file, '-e', join(folder, 'error.log')], { stdio: 'ignore' });
  const end = (): void => void child.kill('SIGQUIT');
  process.once('exit', end);
  const gone = new Promise<void>(done => child.once('exit', () => done()));
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 50; tries++) {
    if (
      await fetch(url).then(
        () => true,
        () => false,
      )
    )
      break;
    await new Promise(resolve => setTimeout(resolve, 100));
  }
  return {
    url,
    stop: async () => {
      process.off('exit', end);
      child.kill('SIGTERM');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
