import type { Title } from '@roundhouse/engine';
import { t1848 } from './1848/index.ts';

/** Every title, by id. */
export const shelf: Readonly<Record<string, Title>> = { 1848: t1848 };

export { t1848 };
