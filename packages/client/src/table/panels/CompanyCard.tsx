import {
  cashOf,
  type Game,
  kindOf,
  leaderOf,
  priceOf,
  sharesOf,
  sharesToFloat,
  type Title,
  tokenCosts,
} from '@roundhouse/engine';
import type { CSSProperties, ReactNode } from 'react';
import { armsIn, fieldOf, Token } from '../../board/Token.tsx';
import { keepsBooks } from '../../store/books.ts';
import {
  companyName,
  figure,
  local,
  money,
  partyName,
  phrase,
  privateName,
  say,
  span,
  speaking,
} from '../../words/index.ts';
import type { Item } from '../choice/menu.ts';
import { Offers } from '../choice/Tray.tsx';
import cards from './cards.module.css';
import { handsOf, percentOf } from './counts.ts';
import css from './panels.module.css';
import { Revenue } from './Revenue.tsx';
import { TrainChip } from './TrainChip.tsx';

interface CardProps {
  readonly game: Game;
  readonly id: string;
  readonly names: readonly string[];
  readonly isNow: boolean;
  readonly item: Item | undefined;
}

/** The size of a company in words, where a title has several. */
const sizeIn = (title: Title, id: string): string | undefined => {
  const { companies } = title.parts;
  const kind = companies[id]?.kind;
  return Object.values(companies).some(c => c.kind !== kind) ? local(title, `kind.${kind}`) : undefined;
};

/** A company's charter. */
export const CompanyCard = ({ game, id, names, isNow, item }: CardProps): ReactNode => {
  const part = game.title.parts.companies[id];
  const now = game.state.companies[id];
  const arms = armsIn(game.title.parts.companies)[id];
  if (!part || !now || !arms) return null;
  const price = priceOf(game, id);
  const size = sizeIn(game.title, id);
  const isOpen = now.floated || price !== undefined || !!item;
  return (
    <li
      className={cards['card']}
      style={{ '--field': fieldOf(arms) } as CSSProperties}
      data-company={id}
      data-now={isNow || undefined}
      data-closed={now.closed}
    >
      <div className={cards['cardHead']}>
        <Token arms={arms} size="2rem" />
        <h3 className={cards['cardName']} title={companyName(game.title, id)}>
          <b>{id}</b> {size && <small className={cards['size']}>{size}</small>}{' '}
          <small>{companyName(game.title, id)}</small>
        </h3>
        {price !== undefined && (
          <span className={cards['price']}>
            {money(price, game.title)}
            {now.par !== undefined && now.par !== price && (
              <small title={say('table.par')}> ({money(now.par, game.title)})</small>
            )}
          </span>
        )}
      </div>
      {now.closed && <span className={css['soft']}>{local(game.title, 'company.closed')}</span>}
      {now.floated && !now.closed && (
        <div className={cards['row']}>
          {keepsBooks(game.title) && <b title={say('table.treasury')}>{money(cashOf(game, id), game.title)}</b>}
          {now.trains.map((t, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two trains may be alike.
            <TrainChip key={`${t} ${i}`} game={game} train={t} />
          ))}
          <TokensLeft game={game} id={id} />
          {Object.entries(game.title.shows?.counts?.(game, id) ?? {}).map(
            ([what, count]) =>
              count > 0 && (
                <span key={what}>
                  {phrase(`table.${what}`) ?? what} {count}
                </span>
              ),
          )}
          {Object.entries(game.state.privates).map(
            ([p, held]) =>
              held.owner === id &&
              !held.closed && (
                <abbr key={p} title={privateName(game.title, p)}>
                  {p}
                </abbr>
              ),
          )}
          <Revenue game={game} company={id} />
        </div>
      )}
      {!now.floated && !now.closed && price !== undefined && <Float game={game} id={id} />}
      {isOpen && !now.closed && <Holders game={game} id={id} names={names} />}
      {item && (
        <div className={cards['deal']}>
          <Offers game={game} item={item} />
        </div>
      )}
    </li>
  );
};

/** What is still to come before a company floats. */
const Float = ({ game, id }: { readonly game: Game; readonly id: string }): ReactNode => {
  const shares = sharesToFloat(game, id);
  const own = local(game.title, `company.${id}`);
  if (shares === 0) return null;
  return <small className={css['soft']}>{shares === undefined ? own : say('table.toFloat', { shares })}</small>;
};

const TokensLeft = ({ game, id }: { readonly game: Game; readonly id: string }): ReactNode => {
  const left = game.state.companies[id]?.tokens ?? [];
  if (!left.length) return null;
  return (
    <span className={cards['tokens']} title={say('table.tokens')}>
      ◯{left.length}
      {left.some(token => kindOf(token) !== undefined) && ' ⚓'}{' '}
      {keepsBooks(game.title) && span(tokenCosts(game, id), game.title)}
    </span>
  );
};

const SHORT: Readonly<Record<string, 'table.new' | 'table.pool'>> = { ipo: 'table.new', pool: 'table.pool' };

/** Who holds how many percent; the director is underlined. */
const Holders = ({ game, id, names }: Pick<CardProps, 'game' | 'id' | 'names'>): ReactNode => {
  const s = speaking(game, names);
  const holders = [...handsOf(game), id, 'ipo', 'pool'].filter(h => sharesOf(game, id, h) > 0);
  const director = leaderOf(game, id);
  return (
    <div className={cards['held']} title={say('table.shares')}>
      {holders.map(h => (
        <span key={h} className={handsOf(game).includes(h) ? undefined : css['soft']}>
          <span className={h === director ? cards['directs'] : undefined}>
            {h === director && <span className="hidden-visually">{say('table.director')} </span>}
            {SHORT[h] ? say(SHORT[h]) : partyName(s, h)}
          </span>{' '}
          {figure(percentOf(game, id, h))}
        </span>
      ))}
    </div>
  );
};
