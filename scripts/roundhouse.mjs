// npm run roundhouse -- <command>
import { pathToFileURL } from 'node:url';
import { buildCli } from './build-cli.mjs';

await import(pathToFileURL(await buildCli()).href);
