import { randomBytes, randomInt } from 'node:crypto';

const LETTERS = '0123456789abcdefghijklmnopqrstuvwxyz';

const letters = (count: number): string => Array.from({ length: count }, () => LETTERS[randomInt(36)]).join('');

/** Knowing it is what lets somebody in: about a hundred bits. */
export const newTableId = (): string => letters(20);

/** Names a session; grants nothing without our signature. */
export const newSessionId = (): string => letters(16);

/** Names somebody; grants nothing. */
export const newPersonId = (): string => letters(16);

export const newSecret = (): string => randomBytes(32).toString('base64url');

/** A password to be told to somebody once. */
export const newPassword = (): string => letters(14);
