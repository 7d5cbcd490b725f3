// Carries out the steps of the Dockerfile in a folder, where no engine builds images, and runs what came of it.
// usage: node scripts/image.mjs [FOLDER]
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const context = fileURLToPath(new URL('../', import.meta.url));
const base = process.argv[2] ?? mkdtempSync(join(tmpdir(), 'roundhouse-image-'));
const nobody = process.getuid?.() === 0 ? 65_534 : undefined;
const say = line => process.stdout.write(`${line}\n`);

/** The instructions, with continued lines joined. */
const steps = readFileSync(join(context, 'Dockerfile'), 'utf8')
  .replace(/\\\n\s*/g, '')
  .split('\n')
  .filter(line => line && !line.startsWith('#'))
  .map(line => [line.split(' ')[0], line.slice(line.indexOf(' ') + 1)]);

const ignored = readFileSync(join(context, '.dockerignore'), 'utf8').split('\n').filter(Boolean);

/** Whether a file of the context stays outside. */
const isIgnored = path => {
  const name = relative(context, path);
  return ignored.some(rule => (rule.startsWith('**/') ? basename(name) === rule.slice(3) : name === rule));
};

const stages = new Map();
let stage;

/** A path inside the image, as it is here. */
const inside = (path, of = stage) => join(of.root, path.startsWith('/') ? path : join(of.workdir, path));

/** Absolute paths of the image in a command or a value. */
const here = text =>
  text.replace(/(^|[\s=])\/(app|data)\b/g, (_, before, name) => `${before}${join(stage.root, name)}`);

const environment = () => ({
  PATH: process.env.PATH,
  HOME: base,
  npm_config_cache: process.env.npm_config_cache ?? join(process.env.HOME ?? base, '.npm'),
  npm_config_prefer_offline: 'true',
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => /^npm_config_|_proxy$|^NODE_EXTRA/i.test(name))),
  ...Object.fromEntries(Object.entries(stage.env).map(([name, value]) => [name, here(value)])),
});

const DOES = {
  FROM: words => {
    const name = words.split(' AS ')[1] ?? 'image';
    stage = { root: join(base, name), workdir: '/', env: {} };
    stages.set(name, stage);
    mkdirSync(stage.root, { recursive: true });
  },
  WORKDIR: path => {
    stage.workdir = path;
    mkdirSync(inside('.'), { recursive: true });
  },
  ENV: words => {
    for (const word of words.split(' ')) stage.env[word.split('=')[0]] = word.slice(word.indexOf('=') + 1);
  },
  COPY: words => {
    const [, from, source, target] = /^(?:--from=(\S+) )?(\S+) (\S+)$/.exec(words);
    const path = from ? inside(source, stages.get(from)) : join(context, source);
    cpSync(path, inside(target), {
      recursive: true,
      verbatimSymlinks: true,
      filter: from ? undefined : p => !isIgnored(p),
    });
  },
  RUN: command => {
    const own = nobody === undefined ? `${process.getuid?.()}:${process.getgid?.()}` : `${nobody}:${nobody}`;
    const text = here(command).replaceAll('node:node', own);
    execFileSync('sh', ['-ec', text], { cwd: inside('.'), env: environment(), stdio: ['ignore', 'ignore', 'inherit'] });
  },
  USER: () => {
    stage.uid = nobody;
  },
  HEALTHCHECK: words => {
    stage.health = JSON.parse(words.slice(words.indexOf('CMD ') + 4));
  },
  CMD: words => {
    stage.command = JSON.parse(words);
  },
  VOLUME: () => {},
  EXPOSE: () => {},
};

const freePort = () =>
  new Promise(resolve => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** Runs the image's command until its own health check is content, then stops it. */
const tryOut = async () => {
  const env = { ...environment(), HOST: '127.0.0.1', PORT: String(await freePort()) };
  const options = { cwd: inside('.'), env, ...(stage.uid === undefined ? {} : { uid: stage.uid, gid: stage.uid }) };
  const start = words =>
    spawn(process.execPath, words.slice(1), { ...options, stdio: ['ignore', 'ignore', 'inherit'] });
  const server = start(stage.command);
  const ended = new Promise(resolve => server.once('exit', resolve));
  const healthy = () => new Promise(resolve => start(stage.health).once('exit', code => resolve(code === 0)));
  let well = false;
  for (let tries = 0; !well && tries < 20; tries++) {
    await new Promise(resolve => setTimeout(resolve, 500));
    well = await healthy();
  }
  server.kill('SIGTERM');
  const code = await ended;
  if (!well || code !== 0) throw new Error(`The image ${well ? `ended with ${code}` : 'is not healthy'}.`);
};

try {
  chmodSync(base, 0o755);
  for (const [name, words] of steps) {
    say(`${name} ${words.slice(0, 100)}`);
    DOES[name](words);
  }
  const size = execFileSync('du', ['-sm', stage.root], { encoding: 'utf8' }).split('\t')[0];
  await tryOut();
  say(`The image is healthy and stops when told; ${size} MB without Node.`);
} finally {
  rmSync(base, { recursive: true, force: true });
}
