import type { Game } from '@roundhouse/engine';
import type { ReactNode } from 'react';
import { money, phrase, privateName, say, verbName } from '../../words/index.ts';
import { local } from '../../words/speak.ts';
import { type Asked, ownVerbs } from '../asked.ts';
import { ChoiceView } from './ChoiceView.tsx';
import css from './choice.module.css';
import { type Item, menuOf, sumsOf } from './menu.ts';
import { Reason } from './Reason.tsx';
import { Thing } from './Thing.tsx';

/** The items of the open question: of the verb chosen, or of all the step has. */
export const itemsOf = ({ game, decision, mayAct, verb }: Asked): readonly Item[] => {
  if (!decision || !mayAct) return [];
  return menuOf(game, verb ? [verb] : ownVerbs(game, decision));
};

/** Things to choose from that are not on the map and have no card of their own. */
export const Tray = ({ asked }: { readonly asked: Asked }): ReactNode => {
  const items = itemsOf(asked).filter(i => i.what !== 'company');
  const { game, decision, mayAct, verb } = asked;
  const sums = decision && mayAct ? sumsOf(game, verb ? [verb] : ownVerbs(game, decision)) : [];
  if (!items.length && !sums.length) return null;
  return (
    <ul className={css['tray']} data-tray>
      {sums.map(({ verb: of, choice }) => (
        <li key={of} className={css['item']}>
          <span className={css['about']}>
            <b>{verbName(game.title, of)}</b>
          </span>
          <ChoiceView game={game} choice={choice} verb={of} />
        </li>
      ))}
      {items.map(item => (
        <li key={item.value} className={css['item']} data-idle={item.offers.length ? undefined : ''}>
          <About game={asked.game} item={item} />
          <Offers game={asked.game} item={item} />
        </li>
      ))}
    </ul>
  );
};

/** A verb in few words, beside the thing it is about. */
const dealName = ({ title }: Game, verb: string): string => phrase(`table.deal.${verb}`) ?? verbName(title, verb);

/** The buttons of an item, or the reason why it has none. */
export const Offers = ({ game, item }: { readonly game: Game; readonly item: Item }): ReactNode => (
  <>
    {item.offers.map(({ verb, choice }) => (
      <span key={verb} className={css['offer']}>
        {choice.kind !== 'act' && item.what !== 'from' && <span className={css['verb']}>{dealName(game, verb)}</span>}
        <ChoiceView game={game} choice={choice} verb={verb} label={dealName(game, verb)} path={[item.value]} />
      </span>
    ))}
    {item.reason && <Reason violation={item.reason} className={css['reason']} />}
  </>
);

const About = ({ game, item: { what, value } }: { readonly game: Game; readonly item: Item }): ReactNode => {
  const part = game.title.parts.privates[value];
  if (!part)
    return (
      <span className={css['about']}>
        <b>
          <Thing game={game} what={what} value={value} />
        </b>
      </span>
    );
  const power = local(game.title, `private.${part.id}`);
  return (
    <span className={css['about']}>
      <b>{privateName(game.title, part.id)}</b>
      <small>
        {say('table.income', { amount: money(part.income, game.title) })}
        {power ? ` · ${power}` : ''}
      </small>
    </span>
  );
};
