import { type Game, type Route, standing } from '@roundhouse/engine';
import type { ReactNode } from 'react';
import { useDraft } from '../../store/draft.ts';
import { lineOf, useTable } from '../../store/table.ts';
import { money, say } from '../../words/index.ts';
import css from './panels.module.css';

/** The routes a company ran last, out of the record. */
const lastRoutes = (company: string): readonly Route[] | undefined => {
  const s = useTable.getState();
  const line = lineOf(s);
  const actions = standing(line?.record.log ?? []).slice(0, s.look);
  const run = actions.findLast(
    (a): a is typeof a & { routes: readonly Route[] } =>
      'routes' in a && (a as { company?: string }).company === company,
  );
  return run?.routes;
};

/** What a company last earned; pressed, its routes are drawn on the map. */
export const Revenue = ({ game, company }: { readonly game: Game; readonly company: string }): ReactNode => {
  const shown = useDraft(s => s.shown);
  const revenue = game.state.companies[company]?.revenue;
  if (revenue === undefined) return null;
  return (
    <button
      type="button"
      className={css['number']}
      title={say('table.revenue')}
      onClick={() => useDraft.getState().show(shown ? undefined : lastRoutes(company))}
    >
      ↦ {money(revenue, game.title)}
    </button>
  );
};
