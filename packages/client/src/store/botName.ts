import type { BotName, CharacterName, LevelName } from '@roundhouse/bots';
import { say } from '../words/index.ts';

/** The levels, the gentlest first. */
export const LEVELS: readonly LevelName[] = ['apprentice', 'foreman', 'director'];

const CHARACTERS: readonly CharacterName[] = ['speculator', 'railwayman', 'banker'];

/** All bots of a level: the even-tempered one, then those of character. */
export const botsOf = (level: LevelName): readonly BotName[] => [
  level,
  ...CHARACTERS.map(character => `${level}-${character}` as const),
];

/** Names for bots, by seat. */
const NAMES = ['Adler', 'Brunel', 'Crampton', 'Daumier', 'Engerth'] as const;

const partsOf = (bot: BotName): readonly [LevelName, CharacterName?] =>
  bot.split('-') as unknown as readonly [LevelName, CharacterName?];

const withCharacter = (words: string, character: CharacterName | undefined): string =>
  character ? say('bot.with', { bot: words, character: say(`bot.${character}`) }) : words;

/** What a bot is, "Foreman (banker)". */
export const botSays = (bot: BotName): string => {
  const [level, character] = partsOf(bot);
  return withCharacter(say(`bot.${level}`), character);
};

/** What is to be expected of it. */
export const botHint = (bot: BotName): string => {
  const [level, character] = partsOf(bot);
  return [say(`bot.${level}.hint`), ...(character ? [say(`bot.${character}.hint`)] : [])].join(' ');
};

/** What a bot is called in its seat, "Adler, foreman (banker)". */
export const botName = (bot: BotName, seat: number): string => {
  const [level, character] = partsOf(bot);
  return withCharacter(say(`bot.called.${level}`, { name: NAMES[seat % NAMES.length] ?? '' }), character);
};

/** A bot by its name on a server, which may have others. */
export const botCalled = (name: string | undefined): BotName | undefined =>
  LEVELS.flatMap(botsOf).find(bot => bot === name);
