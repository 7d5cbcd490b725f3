// npm start [-- <command> | <flags>]: builds what has changed, and runs the table server.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const build = fileURLToPath(new URL('build.mjs', import.meta.url));
const main = new URL('../dist/server/main.js', import.meta.url);

// Another process builds: it needs much memory, and takes it along when it goes. What it says is no answer of ours.
const { status, signal } = spawnSync(process.execPath, [build, '--if-changed'], { stdio: ['ignore', 2, 2] });
if (status !== 0) process.exit(signal ? 1 : (status ?? 1));

// npm does not pass a signal on to whom it started: it just ends. So whoever was started by it ends with it.
if (process.env.npm_lifecycle_event) {
  const npm = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 250).unref();
}
process.argv[1] = fileURLToPath(main);
await import(main.href);
