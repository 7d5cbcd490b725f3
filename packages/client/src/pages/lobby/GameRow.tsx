import type { ReactNode } from 'react';
import css from './lobby.module.css';

/** One game in a list: what it is, where it stands, who moves, since when. */
export interface Row {
  readonly id: string;
  readonly name: string;
  /** What is said under the name: title, players. */
  readonly about: string;
  readonly round: string;
  readonly turn: string;
  readonly when: string;
  readonly href: string;
  readonly mine?: boolean;
}

/** A game as a row of a timetable; the whole row leads to it. */
export const GameRow = ({ row, more }: { readonly row: Row; readonly more?: ReactNode }): ReactNode => (
  <li className={css['row']}>
    <a className={css['game']} href={row.href}>
      <span className={css['name']}>{row.name}</span>
      <span className={css['about']}>{row.about}</span>
    </a>
    <span className={css['round']}>{row.round}</span>
    <span className={row.mine ? css['yours'] : css['turn']}>{row.turn}</span>
    <span className={css['when']}>{row.when}</span>
    <span className={css['more']}>{more}</span>
  </li>
);

/** A heading and its games, or one sentence if there are none. */
export const GameList = ({
  heading,
  none,
  children,
}: {
  readonly heading: string;
  readonly none?: string | undefined;
  readonly children: readonly ReactNode[];
}): ReactNode =>
  children.length || none ? (
    <section className={css['list']}>
      <h2>{heading}</h2>
      {children.length ? <ul>{children}</ul> : <p className={css['none']}>{none}</p>}
    </section>
  ) : null;
