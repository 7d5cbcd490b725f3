import { again } from '../../work/again.ts';

/** Fetches what comes later. */
export const fetchLater = () => again(() => import('./laterParts.ts'));
