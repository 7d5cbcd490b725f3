import type { ReactNode } from 'react';
import { BotOptions } from '../../app/BotOptions.tsx';
import { askServer, type Trouble } from '../../online/server.ts';

/** Hands a seat to the bot that is chosen. */
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
    <BotOptions />
  </select>
);
