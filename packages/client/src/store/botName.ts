import { say } from '../words/index.ts';
import type { Sitter } from './kept.ts';

export type Level = Exclude<Sitter, 'person'>;

/** The levels, the gentlest first. */
export const LEVELS: readonly Level[] = ['apprentice', 'foreman', 'director'];

/** Names for bots, by seat. */
const BOTS = ['Adler', 'Brunel', 'Crampton', 'Daumier', 'Engerth'] as const;

export const botName = (level: Level, seat: number): string =>
  say(`bot.called.${level}`, { name: BOTS[seat % BOTS.length] ?? '' });

/** A level by its name on a server, which may have others. */
export const levelCalled = (name: string | undefined): Level | undefined => LEVELS.find(level => level === name);
