import {
  cashOf,
  type Game,
  type HexId,
  inOrder,
  leaderOf,
  lying,
  priceOf,
  reachesStop,
  sharesOf,
} from '@roundhouse/engine';
import type { ReactNode } from 'react';
import { useTable } from '../../store/table.ts';
import {
  companyName,
  hexSays,
  list,
  money,
  partyName,
  percent,
  playerName,
  privateName,
  say,
  speaking,
} from '../../words/index.ts';
import { handsOf, percentOf } from '../panels/counts.ts';
import type { DrawerProps } from './Drawers.tsx';
import css from './drawers.module.css';

/** The whole position in words: companies, players, and every hex of the map with what lies there. */
export const PlacesDrawer = ({ asked: { game } }: DrawerProps): ReactNode => {
  const names = useTable(s => s.names);
  const s = speaking(game, names);
  return (
    <>
      <h3>{say('table.companies')}</h3>
      <ul className={css['list']}>
        {[...new Set([...inOrder(game), ...Object.keys(game.state.companies)])]
          .filter(id => !game.state.companies[id]?.closed)
          .map(id => (
            <li key={id}>{companySays(game, id, names)}</li>
          ))}
      </ul>
      <h3>{say('table.players')}</h3>
      <ul className={css['list']}>
        {game.state.seating.map(seat => (
          <li key={seat}>
            {[
              playerName(s, seat),
              `${say('table.cash')} ${money(cashOf(game, seat), game.title)}`,
              ...Object.entries(game.state.privates).flatMap(([id, p]) =>
                p.owner === seat && !p.closed ? [privateName(game.title, id)] : [],
              ),
              ...Object.keys(game.state.companies).flatMap(c =>
                sharesOf(game, c, seat) > 0 ? [`${c} ${percent(percentOf(game, c, seat))}`] : [],
              ),
            ].join('; ')}
          </li>
        ))}
      </ul>
      <h3>{say('table.map')}</h3>
      <ul className={css['list']}>
        {game.title.parts.map.ids.map(hex => (
          <li key={hex} data-place={hex}>
            {[hexSays(game, hex), ...reachedBy(game, hex)].join('; ')}
          </li>
        ))}
      </ul>
    </>
  );
};

/** Whose trains could come to the stops of a hex. */
const reachedBy = (g: Game, hex: HexId): readonly string[] => {
  const companies = Object.entries(g.state.companies).flatMap(([id, c]) =>
    c.operated && !c.closed && lying(g, hex).nodes.some((_, n) => reachesStop(g, id, hex, n)) ? [id] : [],
  );
  return companies.length ? [say('hex.reached', { companies: list(companies) })] : [];
};

/** A company in one sentence: price, treasury, trains, who leads it and who holds it. */
const companySays = (g: Game, id: string, names: readonly string[]): string => {
  const now = g.state.companies[id];
  const price = priceOf(g, id);
  const director = leaderOf(g, id);
  const s = speaking(g, names);
  const holders = [...handsOf(g), id, 'ipo', 'pool'].filter(h => sharesOf(g, id, h) > 0);
  return [
    `${companyName(g.title, id)} (${id})`,
    ...(price === undefined ? [] : [`${say('table.price')} ${money(price, g.title)}`]),
    ...(now?.floated
      ? [
          `${say('table.treasury')} ${money(cashOf(g, id), g.title)}`,
          now.trains.length ? `${say('table.trains')} ${list(now.trains)}` : say('drawer.places.noTrain'),
        ]
      : [say('table.unfloated')]),
    ...(director === undefined ? [] : [`${say('table.director')} ${partyName(s, director)}`]),
    ...holders.map(h => `${partyName(s, h)} ${percent(percentOf(g, id, h))}`),
  ].join('; ');
};
