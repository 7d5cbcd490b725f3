import { directorOf, type Game, type Seat } from '@roundhouse/engine';
import { useState } from 'react';
import { companyName, privateName, say } from '../../words/index.ts';
import { leave, stepName, stepsWith } from '../people/orders.ts';
import css from './drawers.module.css';
import { BREAKS, KINDS, type KindName, type OrderDraft, orderOf } from './orderDraft.ts';

/** What is to be done for us later, put together from what there is. */
export const OrderForm = ({
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
  const [draft, setDraft] = useState<OrderDraft>({
    ...{ kind: 'pass', step: steps[0] ?? '', company: '', lot: '', money: '', times: '1', how: '', lasts: 'round' },
    breaks: ['sold', 'fell'],
  });
  const change = (part: Partial<OrderDraft>) => setDraft({ ...draft, ...part });
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
