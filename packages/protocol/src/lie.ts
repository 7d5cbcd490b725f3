import { hashOf, type View } from '@roundhouse/engine';

/** Names the table as it lies, without where the game stands: what "nothing has changed" is held against. */
export const lieOf = (seen: View): string => hashOf({ ...seen, agenda: [] });
