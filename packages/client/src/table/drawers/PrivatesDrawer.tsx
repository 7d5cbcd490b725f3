import { type Game, saleOf } from '@roundhouse/engine';
import type { ReactNode } from 'react';
import { useTable } from '../../store/table.ts';
import { money, partyName, powerOf, privateName, say, span, speaking } from '../../words/index.ts';
import type { DrawerProps } from './Drawers.tsx';
import css from './drawers.module.css';

/** What each private company pays and can do, and whose it is. */
export const PrivatesDrawer = ({ asked: { game } }: DrawerProps): ReactNode => {
  const { title } = game;
  const inPlay = Object.values(title.parts.privates).filter(p => game.state.privates[p.id]);
  return (
    <ul className={css['list']}>
      {inPlay.map(p => (
        <li key={p.id}>
          <b>{privateName(title, p.id)}</b>{' '}
          <span className={css['soft']}>
            <Owner game={game} id={p.id} /> · {say('table.income', { amount: money(p.income, title) })}
            <Sale game={game} id={p.id} />
          </span>
          <br />
          {powerOf(title, p.id)}
        </li>
      ))}
    </ul>
  );
};

/** For how much a company may buy it now. */
const Sale = ({ game, id }: { readonly game: Game; readonly id: string }): ReactNode => {
  const [least, most] = saleOf(game, id);
  return least <= most && ` · ${say('drawer.privates.sale', { price: span([least, most], game.title) })}`;
};

const Owner = ({ game, id }: { readonly game: Game; readonly id: string }): ReactNode => {
  const names = useTable(s => s.names);
  const { owner, closed, used } = game.state.privates[id] ?? {};
  if (closed) return say('drawer.privates.closed');
  const whose = owner === undefined ? say('drawer.privates.free') : partyName(speaking(game, names), owner);
  return used ? `${whose}, ${say('drawer.privates.used')}` : whose;
};
