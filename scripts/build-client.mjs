// Builds the table people see into packages/client/dist.

import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('../packages/client/', import.meta.url));

export const buildClient = () => build({ root, logLevel: 'error' });
