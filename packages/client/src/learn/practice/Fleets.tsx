import type { Game } from '@roundhouse/engine';
import type { Task } from '@roundhouse/lessons/practice';
import type { ReactNode } from 'react';
import { list, trainKind } from '../../words/index.ts';
import css from './practice.module.css';
import { asks } from './words.ts';

/** Which trains everybody has, before one more is bought. */
export const Fleets = ({ task, game }: { readonly task: Task; readonly game: Game }): ReactNode => (
  <table className={css['fleets']}>
    <caption>{asks('fleets')}</caption>
    <tbody>
      {[task.company, ...task.replies.flatMap(r => r.company ?? [])].map(c => (
        <tr key={c}>
          <th scope="row">{c}</th>
          <td>{list((game.state.companies[c]?.trains ?? []).map(t => trainKind(game.title, t)))}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
