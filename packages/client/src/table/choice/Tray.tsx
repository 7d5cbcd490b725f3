import type { Game } from '@roundhouse/engine';
import type { ReactNode } from 'react';
import { useTable } from '../../store/table.ts';
import {
  list,
  local,
  money,
  percent,
  phrase,
  playerName,
  powerOf,
  privateName,
  say,
  speaking,
  verbName,
} from '../../words/index.ts';
import { type Asked, decisionOf, isDealing, verbsAt } from '../asked.ts';
import { percentOf } from '../panels/counts.ts';
import { ChoiceView } from './ChoiceView.tsx';
import css from './choice.module.css';
import { LiveProvider, useLive } from './live.ts';
import { type Item, menuOf, sumsOf } from './menu.ts';
import { Reason } from './Reason.tsx';
import { Thing } from './Thing.tsx';

/** The items of the open question: of the verb chosen, or of all the step has. */
export const itemsOf = (asked: Asked): readonly Item[] => (asked.decision ? menuOf(asked.game, verbsAt(asked)) : []);

/** Those without a card of their own: while shares are dealt, companies have theirs. */
const trayItems = (asked: Asked): readonly Item[] => {
  const isDeal = isDealing(asked.game, asked.decision);
  return itemsOf(asked).filter(i => i.what !== 'company' || !isDeal);
};

/** Whether there is anything to choose from besides map and charters. */
export const hasTray = (asked: Asked): boolean =>
  trayItems(asked).length > 0 || (!!asked.decision && sumsOf(asked.game, verbsAt(asked)).length > 0);

/** Things to choose from that are not on the map and have no card of their own; for those not asked without buttons. */
export const Tray = ({ asked }: { readonly asked: Asked }): ReactNode => {
  const items = trayItems(asked);
  const idle = items.filter(i => !i.offers.length);
  const { game, decision, mayAct } = asked;
  const isLong = mayAct && idle.length > FEW && idle.length < items.length;
  const sums = decision ? sumsOf(game, verbsAt(asked)) : [];
  if (!items.length && !sums.length) return null;
  const isBrief = !sums.length && items.every(isButton);
  const possible = items.filter(i => i.offers.length);
  const others = isLong ? [] : idle;
  const shown = isLong || isBrief ? [...possible, ...others] : items;
  return (
    <LiveProvider value={mayAct}>
      <ul className={css['tray']} data-tray data-brief={isBrief || undefined}>
        {sums.map(({ verb: of, choice }) => (
          <li key={of} className={css['item']}>
            <span className={css['about']}>
              <b>{verbName(game.title, of)}</b>
            </span>
            <ChoiceView game={game} choice={choice} verb={of} />
          </li>
        ))}
        {shown.map(item => (
          <ItemView key={item.value} game={game} item={item} />
        ))}
        {isLong && (
          <li className={css['rest']}>
            <details>
              <summary>{say('table.impossible', { count: idle.length })}</summary>
              <ul className={css['tray']}>
                {idle.map(item => (
                  <ItemView key={item.value} game={game} item={item} />
                ))}
              </ul>
            </details>
          </li>
        )}
      </ul>
    </LiveProvider>
  );
};

/** As many things that are not possible may stand among the others. */
const FEW = 3;

/** Whether all there is to a thing is its name and a button. */
const isButton = ({ what, offers }: Item): boolean =>
  what === 'company' && offers.every(({ choice }) => choice.kind === 'act');

const ItemView = ({ game, item }: { readonly game: Game; readonly item: Item }): ReactNode => (
  <li className={css['item']} data-idle={item.offers.length ? undefined : ''}>
    <About game={game} item={item} />
    <Offers game={game} item={item} />
  </li>
);

/** A verb in few words, beside the thing it is about. */
const dealName = ({ title }: Game, verb: string): string => phrase(`table.deal.${verb}`) ?? verbName(title, verb);

/** The buttons of an item, or the reason why it has none. */
export const Offers = ({ game, item }: { readonly game: Game; readonly item: Item }): ReactNode => (
  <>
    {item.offers.map(({ verb, choice }) => (
      <span key={verb} className={css['offer']}>
        {choice.kind === 'pick' && choice.what !== 'hex' && item.what !== 'from' && (
          <span className={css['verb']}>{dealName(game, verb)}</span>
        )}
        <ChoiceView game={game} choice={choice} verb={verb} label={dealName(game, verb)} path={[item.value]} />
      </span>
    ))}
    {useLive() && item.reason && <Reason violation={item.reason} className={css['reason']} />}
  </>
);

const About = ({ game, item: { what, value } }: { readonly game: Game; readonly item: Item }): ReactNode => {
  const names = useTable(s => s.names);
  const part = game.title.parts.privates[value];
  const bids = (game.title.shows?.bids?.(game, `${value}`) ?? []).map(
    b => `${playerName(speaking(game, names), b.by)} ${money(b.amount, game.title)}`,
  );
  const by = decisionOf(game)?.by;
  const isOwn = useLive() && what === 'company' && by !== undefined;
  const held = isOwn ? percentOf(game, `${value}`, by) : 0;
  const power = part ? powerOf(game.title, part.id) : local(game.title, `card.${value}`);
  const facts = [
    ...(part ? [say('table.income', { amount: money(part.income, game.title) })] : []),
    ...(power ? [power] : []),
    ...(held ? [`${say('table.you')} ${percent(held)}`] : []),
  ];
  return (
    <span className={css['about']}>
      <b>{part ? privateName(game.title, part.id) : <Thing game={game} what={what} value={value} />}</b>
      {facts.length > 0 && <small>{facts.join(' · ')}</small>}
      {bids.length > 0 && <small>{say('table.bids', { bids: list(bids) })}</small>}
      {typeof value === 'number' && <OwnCard game={game} place={value} />}
    </span>
  );
};

/** A secret card of whoever decides, shown when it is asked for: others may be looking at this screen. */
const OwnCard = ({ game, place }: { readonly game: Game; readonly place: number }): ReactNode => {
  const by = decisionOf(game)?.by;
  const isLive = useLive();
  const card = by === undefined || !isLive ? undefined : game.title.shows?.hand?.(game, by)[place];
  if (card === undefined) return null;
  return (
    <details className={css['card']}>
      <summary>{say('table.showCard')}</summary>
      {local(game.title, `card.${card}`) ?? card}
    </details>
  );
};
