import type { Game } from '@roundhouse/engine';
import type { ReactNode } from 'react';
import { useTable } from '../../store/table.ts';
import { doing, money, partyName, say, speaking } from '../../words/index.ts';
import { type Asked, choicesOf } from '../asked.ts';
import matrix from '../panels/matrix.module.css';
import css from './choice.module.css';
import { type Outcome, outcomesOf } from './outcomes.ts';

/** What each answer would bring everybody, side by side: a dividend paid out or withheld. */
export const Outcomes = ({ asked: { game, decision } }: { readonly asked: Asked }): ReactNode => {
  const names = useTable(s => s.names);
  const company = decision?.company;
  const outcomes =
    company === undefined ? [] : (decision?.verbs ?? []).flatMap(v => outcomesOf(game, company, choicesOf(game, v)));
  if (company === undefined || !outcomes.length) return null;
  const s = speaking(game, names);
  const parties = [...new Set(outcomes.flatMap(o => [...o.gains.keys()]))];
  return (
    <section className={css['outcomes']} aria-label={say('table.outcomes')} data-outcomes>
      <table className={matrix['matrix']}>
        <thead>
          <tr>
            <th scope="col">
              <span className="hidden-visually">{say('table.outcomes')}</span>
            </th>
            {outcomes.map(o => (
              <th key={JSON.stringify(o.action)} scope="col">
                {doing(game.title, o.action)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parties.map(p => (
            <Row key={p} name={partyName(s, p)} outcomes={outcomes} cell={o => gain(game, o.gains.get(p))} />
          ))}
          <Row name={say('table.price')} outcomes={outcomes} cell={o => moved(game, o.price)} />
        </tbody>
      </table>
    </section>
  );
};

const gain = (g: Game, n: number | undefined): string => (n ? `${n > 0 ? '+' : ''}${money(n, g.title)}` : '–');

const moved = (g: Game, [before, after]: Outcome['price']): string =>
  [before, after].map(n => (n === undefined ? '–' : money(n, g.title))).join(' → ');

interface RowProps {
  readonly name: string;
  readonly outcomes: readonly Outcome[];
  readonly cell: (o: Outcome) => string;
}

const Row = ({ name, outcomes, cell }: RowProps): ReactNode => (
  <tr>
    <th scope="row">{name}</th>
    {outcomes.map(o => (
      <td key={JSON.stringify(o.action)}>{cell(o)}</td>
    ))}
  </tr>
);
