import type { ReactNode } from 'react';
import { botHint, botSays, botsOf, LEVELS } from '../store/botName.ts';
import { say } from '../words/index.ts';

/** All bots to choose from, level by level. */
export const BotOptions = (): ReactNode =>
  LEVELS.map(level => (
    <optgroup key={level} label={say(`bot.${level}`)}>
      {botsOf(level).map(bot => (
        <option key={bot} value={bot} title={botHint(bot)}>
          {botSays(bot)}
        </option>
      ))}
    </optgroup>
  ));
