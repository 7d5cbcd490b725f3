import type { ReactNode } from 'react';
import { askServer, type Trouble } from '../../online/server.ts';
import { LEVELS } from '../../store/botName.ts';
import { say } from '../../words/index.ts';

/** Hands a seat to a bot of the level that is chosen. */
export const BotPicker = ({
  table,
  seat,
  label,
  told,
}: {
  readonly table: string;
  readonly seat: number;
  readonly label: string;
  readonly told: (trouble: Trouble | undefined) => void;
}): ReactNode => (
  <select
    aria-label={label}
    value=""
    data-bot-for={seat}
    onChange={e => {
      const body = { bot: e.target.value };
      void askServer('handOver', { at: { table, seat }, body }).then(answer => told(answer.trouble));
    }}
  >
    <option value="">{label}</option>
    {LEVELS.map(level => (
      <option key={level} value={level} title={say(`bot.${level}.hint`)}>
        {say(`bot.${level}`)}
      </option>
    ))}
  </select>
);
