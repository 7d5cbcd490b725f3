import type { Game, Seat } from '@roundhouse/engine';
import type { LeftOrder } from '@roundhouse/protocol';
import type { ReactNode } from 'react';
import { useOnline } from '../../online/state.ts';
import { mineIn, useTable } from '../../store/table.ts';
import { list, say, speaking } from '../../words/index.ts';
import { orderSays, takeBack } from '../people/orders.ts';
import type { DrawerProps } from './Drawers.tsx';
import css from './drawers.module.css';
import { OrderForm } from './OrderForm.tsx';

/** What we left behind for later, and the way to leave more. Nobody else sees it. */
export const OrdersDrawer = ({ asked }: DrawerProps): ReactNode => {
  const orders = useOnline(s => s.orders);
  const mine = useTable(mineIn);
  if (mine === undefined) return null;
  const inForce = orders.filter(o => !o.end);
  const over = orders.filter(o => o.end);
  return (
    <>
      <p className={css['soft']}>{say('orders.hint')}</p>
      {inForce.length ? (
        <ul className={css['list']}>
          {inForce.map(o => (
            <OrderLine key={o.id} left={o} game={asked.game} mine={mine} />
          ))}
        </ul>
      ) : (
        <p>{say('orders.none')}</p>
      )}
      {over.length > 0 && (
        <>
          <h3>{say('orders.ended')}</h3>
          <ul className={css['list']}>
            {over.map(o => (
              <OrderLine key={o.id} left={o} game={asked.game} mine={mine} />
            ))}
          </ul>
        </>
      )}
      <h3>{say('orders.new')}</h3>
      <OrderForm game={asked.game} mine={mine} step={asked.decision?.step} />
    </>
  );
};

const OrderLine = ({ left, game, mine }: { readonly left: LeftOrder; readonly game: Game; readonly mine: Seat }) => {
  const names = useTable(s => s.names);
  const { order, end, id } = left;
  const breaks = order.kind === 'plan' ? [] : order.breaks;
  return (
    <li className={css['order']} data-order={end?.why ?? 'inForce'}>
      <span>
        {orderSays(left, { ...speaking(game, names), title: game.title }, mine)}{' '}
        {!end && breaks.length > 0 && (
          <small>{say('orders.unless', { breaks: list(breaks.map(b => say(`orders.break.${b.what}`))) })}</small>
        )}
        {end && (
          <b>
            {end.break
              ? say('orders.end.by', { what: say(`orders.break.${end.break.what}`) })
              : say(`orders.end.${end.why}`)}
          </b>
        )}
      </span>
      <button type="button" onClick={() => void takeBack(id)}>
        {say(end ? 'orders.forget' : 'orders.away')}
      </button>
    </li>
  );
};
