import type { ReactNode } from 'react';
import { useOnline } from '../../online/state.ts';
import { say } from '../../words/index.ts';
import css from '../bots/bots.module.css';

/** That the server cannot be heard; beside the question, where everybody looks. */
export const Lost = (): ReactNode =>
  useOnline(s => s.connection) === 'lost' ? (
    <p className={css['opponent']} role="status" data-lost>
      {say('table.lost')}
    </p>
  ) : null;
