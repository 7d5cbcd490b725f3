import { type Game, priceOf } from '@roundhouse/engine';
import { memo, type ReactNode } from 'react';
import { armsIn, Token } from '../../board/Token.tsx';
import { useTable } from '../../store/table.ts';
import { say } from '../../words/index.ts';
import { type Asked, isDealing } from '../asked.ts';
import type { Item } from '../choice/menu.ts';
import { itemsOf } from '../choice/Tray.tsx';
import { CompanyCard } from './CompanyCard.tsx';
import cards from './cards.module.css';
import css from './panels.module.css';

/** Companies nobody can have to do with yet: neither begun, nor to be begun now. They wait folded. */
const isWaiting = (g: Game, id: string, item: Item | undefined): boolean => {
  const now = g.state.companies[id];
  return !now?.closed && !now?.floated && priceOf(g, id) === undefined && !item?.offers.length;
};

/** All charters, each always in its place; while shares are dealt, what may be done with each. */
export const CompaniesPanel = memo(({ asked }: { readonly asked: Asked }): ReactNode => {
  const { game, decision } = asked;
  const names = useTable(s => s.names);
  const items = asked.mayAct && isDealing(game, decision) ? itemsOf(asked).filter(i => i.what === 'company') : [];
  const itemOf = (id: string) => items.find(i => i.value === id);
  const ids = Object.keys(game.state.companies);
  const waiting = ids.filter(id => isWaiting(game, id, itemOf(id)));
  const card = (id: string) => (
    <CompanyCard key={id} game={game} id={id} names={names} isNow={decision?.company === id} item={itemOf(id)} />
  );
  return (
    <section className={css['panel']} aria-label={say('table.companies')}>
      <h2 className={css['title']}>{say('table.companies')}</h2>
      <ul className={cards['cards']}>{ids.filter(id => !waiting.includes(id)).map(card)}</ul>
      {waiting.length > 0 && (
        <details className={cards['waiting']}>
          <summary>
            {say('table.waiting.companies', { count: waiting.length })}{' '}
            <span aria-hidden="true">
              {waiting.map(id => {
                const arms = armsIn(game.title.parts.companies)[id];
                return arms && <Token key={id} arms={arms} size="1.4rem" />;
              })}
            </span>
          </summary>
          <ul className={cards['cards']}>{waiting.map(card)}</ul>
        </details>
      )}
    </section>
  );
});
