import { type Game, inOrder } from '@roundhouse/engine';
import type { ReactNode } from 'react';
import { useTable } from '../../store/table.ts';
import { say } from '../../words/index.ts';
import type { Asked } from '../asked.ts';
import { itemsOf } from '../choice/Tray.tsx';
import { CompanyCard } from './CompanyCard.tsx';
import cards from './cards.module.css';
import css from './panels.module.css';

/** Companies in operating order, then those without a price, then those that are gone. */
const listed = (g: Game): readonly string[] => {
  const onChart = inOrder(g);
  const rest = Object.keys(g.state.companies).filter(c => !onChart.includes(c));
  const isClosed = (c: string) => !!g.state.companies[c]?.closed;
  return [...onChart, ...rest.filter(c => !isClosed(c)), ...rest.filter(isClosed)];
};

/** All charters; while shares are dealt, what may be done with each. */
export const CompaniesPanel = ({ asked }: { readonly asked: Asked }): ReactNode => {
  const { game, decision } = asked;
  const names = useTable(s => s.names);
  const items = asked.mayAct ? itemsOf(asked).filter(i => i.what === 'company') : [];
  return (
    <section className={css['panel']} aria-label={say('table.companies')}>
      <h2 className={css['title']}>{say('table.companies')}</h2>
      <ul className={cards['cards']}>
        {listed(game).map(id => (
          <CompanyCard
            key={id}
            game={game}
            id={id}
            names={names}
            isNow={decision?.company === id}
            item={items.find(i => i.value === id)}
          />
        ))}
      </ul>
    </section>
  );
};
