// npm run server -- <command> [flags]: builds the table server and runs it.
import { pathToFileURL } from 'node:url';
import { buildServer } from './build-server.mjs';

await import(pathToFileURL(await buildServer()).href);
