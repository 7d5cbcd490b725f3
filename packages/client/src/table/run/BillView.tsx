import type { Item, RouteProblem, Stop } from '@roundhouse/engine';
import type { ReactNode } from 'react';
import { type Traced, useDraft } from '../../store/draft.ts';
import { act } from '../../store/table.ts';
import { bonusName, figure, money, say, stopName, tollName } from '../../words/index.ts';
import type { Asked } from '../asked.ts';
import { Reason } from '../choice/Reason.tsx';
import { routeColour } from '../map/RouteLayer.tsx';
import css from './run.module.css';
import { type Bill, type Running, useRunning } from './running.ts';
import { endOf, onwardFrom, otherWay, tracedFrom, traceTo } from './trace.ts';

/** The trains' bills: what each earns, stop by stop, and the sum. */
export const BillView = ({ asked }: { readonly asked: Asked }): ReactNode => {
  const running = useRunning(asked);
  if (!running) return null;
  const { game, mayAct } = asked;
  const { bills, total, broken, isBest, isSearching, isSuggested } = running;
  return (
    <section className={css['bill']} aria-label={say('table.total')}>
      {bills.map(b => (
        <TrainBill key={b.train} asked={asked} running={running} bill={b} />
      ))}
      <div className={css['sum']}>
        <b>
          {say('table.total')} {money(total, game.title)}
        </b>
        <small aria-live="polite">
          {isBest
            ? `✓ ${say('table.best')}`
            : isSearching
              ? say('table.searching')
              : isSuggested
                ? say('table.bestSoFar')
                : ''}
        </small>
        {broken && <Reason violation={broken} className={css['broken']} />}
        {mayAct && <Deeds running={running} asked={asked} />}
      </div>
    </section>
  );
};

const Deeds = ({ running, asked }: { readonly running: Running; readonly asked: Asked }): ReactNode => {
  const { game } = asked;
  const { action, total, isSuggested, bills, problem } = running;
  const { traceAll, untrace } = useDraft.getState();
  const begin = () => {
    const own = bills.flatMap(b => {
      const traced = b.run && tracedFrom(problem, b.run);
      return traced ? [[b.train, traced] as const] : [];
    });
    traceAll(Object.fromEntries(own) as Record<number, Traced>, 0);
  };
  return (
    <span className={css['deeds']}>
      {isSuggested ? (
        <button type="button" onClick={begin}>
          {say('table.trace')}
        </button>
      ) : (
        <button type="button" onClick={untrace}>
          {say('table.suggest')}
        </button>
      )}
      {action && (
        <button
          type="button"
          className={total ? 'primary' : undefined}
          data-act={action.type}
          onClick={() => void act(action)}
        >
          {say('table.run', { revenue: money(total, game.title) })}
        </button>
      )}
    </span>
  );
};

interface TrainProps {
  readonly asked: Asked;
  readonly running: Running;
  readonly bill: Bill;
}

const TrainBill = ({ asked, running, bill }: TrainProps): ReactNode => {
  const { game } = asked;
  const inHand = useDraft(s => s.train);
  const isHand = inHand === bill.train;
  return (
    <div className={css['train']} style={{ borderColor: routeColour(bill.train) }}>
      <b>
        {running.isSuggested ? (
          bill.name
        ) : (
          <button
            type="button"
            aria-pressed={isHand}
            onClick={() => useDraft.getState().trace(bill.train, useDraft.getState().traced?.[bill.train])}
          >
            {bill.name}
          </button>
        )}
      </b>
      <span className={css['items']}>
        {bill.items.map((item, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are known by their order.
          <ItemView key={`${item.what} ${i}`} asked={asked} item={item} />
        ))}
        {!bill.items.length && !bill.broken && say('table.idle')}
        {bill.broken && <Reason violation={bill.broken} className={css['broken']} />}
      </span>
      <b>{money(bill.total, game.title)}</b>
      {isHand && !running.isSuggested && <Leading problem={running.problem} asked={asked} train={bill.train} />}
    </div>
  );
};

const ItemView = ({ asked, item }: { readonly asked: Asked; readonly item: Item }): ReactNode => {
  const { title } = asked.game;
  const names = { stop: stopName, bonus: bonusName, toll: tollName };
  return (
    <span className={css['item']}>
      {names[item.kind](title, item.what)} <b>{figure(item.amount)}</b>
    </span>
  );
};

/** The stops the train in hand can be led to next, for keys and thumbs. */
const Leading = ({
  problem,
  asked,
  train,
}: {
  readonly problem: RouteProblem;
  readonly asked: Asked;
  readonly train: number;
}): ReactNode => {
  const traced = useDraft(s => s.traced?.[train]);
  const stuck = useDraft(s => s.stuck);
  const { trace } = useDraft.getState();
  const next = traced
    ? [...new Set(onwardFrom(problem, traced).map(i => other(problem, i, endOf(problem, traced))))]
    : problem.stops.flatMap((s, i) => (s.own ? [i] : []));
  return (
    <span className={css['leading']}>
      <small>{say('table.traceHint')}</small>
      {stuck && (
        <p className={css['broken']} role="alert">
          {stuck}
        </p>
      )}
      {next.map(stop => (
        <button key={stop} type="button" onClick={() => trace(train, traceTo(problem, traced, stop))}>
          → {stopName(asked.game.title, (problem.stops[stop] as Stop).id)}
        </button>
      ))}
      {traced && (
        <>
          <button type="button" onClick={() => trace(train, traceTo(problem, traced, endOf(problem, traced)))}>
            ⌫ {say('table.back')}
          </button>
          <button type="button" onClick={() => trace(train, otherWay(problem, traced))}>
            {say('table.other')}
          </button>
        </>
      )}
    </span>
  );
};

const other = (p: RouteProblem, segment: number, stop: number): number => {
  const s = p.segments[segment];
  return s?.a === stop ? s.b : (s?.a ?? stop);
};
