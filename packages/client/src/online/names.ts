import type { Seating, TableInfo } from '@roundhouse/protocol';
import { botCalled, botName, botSays } from '../store/botName.ts';
import { say } from '../words/index.ts';

/** What a bot of this name is. */
export const levelSays = (name: string): string => {
  const bot = botCalled(name);
  return bot ? botSays(bot) : name;
};

/** Who sits there; nothing where nobody does. */
export const sitterName = ({ person, bot, seat }: Seating): string => {
  if (bot === undefined) return person?.name ?? '';
  if (person) return say('bot.for', { bot: levelSays(bot), player: person.name });
  const known = botCalled(bot);
  return known ? botName(known, seat) : bot;
};

/** What may help at this table: who plays bots alone needs nobody's consent to see an estimate. */
export const helpAt = (info: TableInfo | undefined): { readonly aids: boolean; readonly estimates: boolean } => ({
  aids: info?.aids ?? true,
  estimates: info?.estimates || (info?.seats.filter(s => s.person).length ?? 0) === 1,
});

export const namesIn = (info: TableInfo | undefined): readonly string[] => info?.seats.map(sitterName) ?? [];
