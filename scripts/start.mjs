// npm start [-- <command> | <flags>]: builds the client and the table server, and runs it.
import { pathToFileURL } from 'node:url';
import { buildClient } from './build-client.mjs';
import { buildServer } from './build-server.mjs';

const words = process.argv.slice(2);
const serves = !words.some(word => word === '--help' || word === '-h' || !word.startsWith('-'));
const [main] = await Promise.all([buildServer(), serves && buildClient()]);
await import(pathToFileURL(main).href);
