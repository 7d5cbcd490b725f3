import { again } from '../../work/again.ts';

/** What comes later, once it is there. */
export const found = () => again(() => import('./laterParts.ts'));
