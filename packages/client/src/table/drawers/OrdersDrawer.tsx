import { directorOf, type Game, type Seat } from '@roundhouse/engine';
import type { LeftOrder, NewOrder } from '@roundhouse/protocol';
import { type ReactNode, useState } from 'react';
import { useOnline } from '../../online/state.ts';
import { mineIn, useTable } from '../../store/table.ts';
import { companyName, list, privateName, say, speaking } from '../../words/index.ts';
import { leave, orderSays, stepName, stepsWith, takeBack } from '../people/orders.ts';
import type { DrawerProps } from './Drawers.tsx';
import css from './drawers.module.css';

const BREAKS = ['sold', 'fell', 'bought', 'started', 'director', 'bid', 'any'] as const;
type BreakName = (typeof BREAKS)[number];

/** What can be left behind, by the verb without which it makes no sense. */
const KINDS = {
  pass: 'pass',
  buy: 'buyShare',
  bid: 'bid',
  lot: 'buyLot',
  run: 'runRoutes',
  lay: 'layTile',
  answer: 'answer',
} as const;
type KindName = keyof typeof KINDS;

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

interface Draft {
  readonly kind: KindName;
  readonly step: string;
  readonly company: string;
  readonly lot: string;
  readonly money: string;
  readonly times: string;
  readonly how: string;
  readonly lasts: 'round' | 'game';
  readonly breaks: readonly BreakName[];
}

/** The order a filled form describes; nothing, as long as something is missing. */
const orderOf = (d: Draft, game: Game): NewOrder | undefined => {
  const { lasts } = d;
  const breaks = d.breaks.map(what => ({ what }));
  const common = { lasts, breaks };
  const sum = d.money === '' ? {} : { limit: Number(d.money) };
  const times = Number(d.times) ? { times: Number(d.times) } : {};
  switch (d.kind) {
    case 'pass':
      return { kind: 'pass', at: [d.step], ...common };
    case 'lay':
      return d.company
        ? { kind: 'pass', at: [...stepsWith(game.title, KINDS.lay)], company: d.company, times: 1, ...common }
        : undefined;
    case 'buy': {
      const often = d.times === 'floats' ? { floats: true as const } : times;
      return d.company
        ? { kind: 'take', verb: KINDS.buy, fields: { company: d.company }, ...sum, ...often, ...common }
        : undefined;
    }
    case 'bid':
    case 'lot':
      return d.lot && d.money !== ''
        ? {
            kind: 'take',
            verb: KINDS[d.kind],
            fields: { lot: d.lot },
            ...sum,
            ...(d.kind === 'lot' ? { times: 1 } : {}),
            ...common,
          }
        : undefined;
    case 'run':
      return d.company ? { kind: 'run', company: d.company, how: d.how, ...times, ...common } : undefined;
    case 'answer':
      return { kind: 'answer', yes: d.how === 'yes', ...(d.money === '' ? {} : { least: Number(d.money) }), ...common };
  }
};

const OrderForm = ({
  game,
  mine,
  step,
}: {
  readonly game: Game;
  readonly mine: Seat;
  readonly step: string | undefined;
}) => {
  const { title } = game;
  const kinds = (Object.keys(KINDS) as KindName[]).filter(k => k === 'pass' || KINDS[k] in title.verbs);
  const steps = [...new Set([...stepsWith(title, KINDS.buy), ...(step === undefined ? [] : [step])])];
  const [draft, setDraft] = useState<Draft>({
    ...{ kind: 'pass', step: steps[0] ?? '', company: '', lot: '', money: '', times: '1', how: '', lasts: 'round' },
    breaks: ['sold', 'fell'],
  });
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  const order = orderOf(draft, game);
  const companies = Object.keys(game.state.companies).filter(
    c => !game.state.companies[c]?.closed && (draft.kind === 'buy' || directorOf(game, c) === mine),
  );
  const lots = Object.keys(game.state.privates).filter(l => game.state.privates[l]?.owner === undefined);
  const is = (...some: readonly KindName[]) => some.includes(draft.kind);
  const hows = is('run') ? (['pay', 'withhold'] as const) : undefined;
  return (
    <form
      className={css['orderForm']}
      onSubmit={e => {
        e.preventDefault();
        if (order) void leave(order);
      }}
    >
      <label>
        {say('orders.kind')}
        <select
          name="kind"
          value={draft.kind}
          onChange={e => {
            const kind = kinds.find(k => k === e.target.value) ?? 'pass';
            const how = kind === 'run' ? 'pay' : 'no';
            change({ kind, how, company: '', money: '', times: kind === 'buy' ? 'floats' : '1' });
          }}
        >
          {kinds.map(k => (
            <option key={k} value={k}>
              {say(`orders.kind.${k}`)}
            </option>
          ))}
        </select>
      </label>
      {is('pass') && (
        <label>
          {say('orders.at')}
          <select name="step" value={draft.step} onChange={e => change({ step: e.target.value })}>
            {steps.map(s => (
              <option key={s} value={s}>
                {stepName(title, s)}
              </option>
            ))}
          </select>
        </label>
      )}
      {is('buy', 'run', 'lay') && (
        <label>
          {say('orders.company')}
          <select name="company" value={draft.company} onChange={e => change({ company: e.target.value })}>
            <option value="">–</option>
            {companies.map(c => (
              <option key={c} value={c}>
                {c} {companyName(title, c)}
              </option>
            ))}
          </select>
        </label>
      )}
      {is('bid', 'lot') && (
        <label>
          {say('orders.lot')}
          <select name="lot" value={draft.lot} onChange={e => change({ lot: e.target.value })}>
            <option value="">–</option>
            {lots.map(l => (
              <option key={l} value={l}>
                {privateName(title, l)}
              </option>
            ))}
          </select>
        </label>
      )}
      {hows && (
        <label>
          {say('verb.payDividend')}
          <select name="how" value={draft.how} onChange={e => change({ how: e.target.value })}>
            {hows.map(h => (
              <option key={h} value={h}>
                {say(`orders.how.${h}`)}
              </option>
            ))}
          </select>
        </label>
      )}
      {is('answer') && (
        <label>
          {say('verb.answer')}
          <select name="how" value={draft.how} onChange={e => change({ how: e.target.value })}>
            <option value="no">{say('orders.is.answer.no')}</option>
            <option value="yes">{say('orders.is.answer.yes')}</option>
          </select>
        </label>
      )}
      {is('buy', 'bid', 'lot', 'answer') && (
        <label>
          {say(is('answer') ? 'orders.least' : 'orders.limit')}
          <input
            name="money"
            type="number"
            min={0}
            inputMode="numeric"
            value={draft.money}
            onChange={e => change({ money: e.target.value })}
          />
        </label>
      )}
      {is('buy', 'run') && (
        <label>
          {say('orders.times')}
          <select name="times" value={draft.times} onChange={e => change({ times: e.target.value })}>
            {is('buy') && <option value="floats">{say('orders.times.floats')}</option>}
            {[1, 2, 3, 4, 5].map(n => (
              <option key={n} value={n}>
                {say('orders.times.often', { count: n })}
              </option>
            ))}
            <option value="">{say('orders.times.any')}</option>
          </select>
        </label>
      )}
      <label>
        {say('orders.lasts')}
        <select
          name="lasts"
          value={draft.lasts}
          onChange={e => change({ lasts: e.target.value === 'game' ? 'game' : 'round' })}
        >
          <option value="round">{say('orders.lasts.round')}</option>
          <option value="game">{say('orders.lasts.game')}</option>
        </select>
      </label>
      <fieldset>
        <legend>{say('orders.breaks')}</legend>
        {BREAKS.map(b => (
          <label key={b}>
            <input
              type="checkbox"
              name={b}
              checked={draft.breaks.includes(b)}
              onChange={e =>
                change({ breaks: e.target.checked ? [...draft.breaks, b] : draft.breaks.filter(other => other !== b) })
              }
            />
            {say(`orders.break.${b}`)}
          </label>
        ))}
      </fieldset>
      <button type="submit" className="primary" disabled={!order}>
        {say('orders.leave')}
      </button>
    </form>
  );
};
