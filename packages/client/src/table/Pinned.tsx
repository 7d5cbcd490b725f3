import { cashOf, countedPapers, type Game, leaderOf, priceOf, type Seat, tokenCosts } from '@roundhouse/engine';
import { type CSSProperties, memo, type ReactNode } from 'react';
import { armsIn, fieldOf, Token } from '../board/Token.tsx';
import { keepsBooks } from '../store/books.ts';
import { useTable } from '../store/table.ts';
import { companyName, money, partyName, phrase, playerName, privateName, say, span, speaking } from '../words/index.ts';
import type { Asked } from './asked.ts';
import { TrainChip } from './panels/TrainChip.tsx';
import css from './pinned.module.css';

/** Whoever is asked, always in the same place: the company that acts, or the player. */
export const Pinned = ({ asked: { game, decision } }: { readonly asked: Asked }): ReactNode => {
  if (!decision) return null;
  return decision.company === undefined ? (
    <PlayerStrip game={game} seat={decision.by} />
  ) : (
    <CompanyStrip game={game} id={decision.company} />
  );
};

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactNode => (
  <span className={css['fact']}>
    <small>{name}</small>
    <span>{children}</span>
  </span>
);

const CompanyStrip = memo(({ game, id }: { readonly game: Game; readonly id: string }): ReactNode => {
  const names = useTable(s => s.names);
  const arms = armsIn(game.title.parts.companies)[id];
  const now = game.state.companies[id];
  if (!arms || !now) return null;
  const director = leaderOf(game, id);
  const price = priceOf(game, id);
  const papers = Object.entries(game.state.privates).filter(([, p]) => p.owner === id && !p.closed);
  return (
    <section
      className={css['strip']}
      style={{ '--field': fieldOf(arms) } as CSSProperties}
      aria-label={companyName(game.title, id)}
      data-pinned={id}
    >
      <Token arms={arms} size="2.2rem" />
      <Fact name={companyName(game.title, id)}>
        <b>{id}</b> {director !== undefined && partyName(speaking(game, names), director)}
      </Fact>
      {price !== undefined && <Fact name={say('table.price')}>{money(price, game.title)}</Fact>}
      {keepsBooks(game.title) && (
        <Fact name={say('table.treasury')}>
          <b>{money(cashOf(game, id), game.title)}</b>
        </Fact>
      )}
      <Fact name={say('table.trains')}>
        {now.trains.map((t, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two trains may be alike.
          <TrainChip key={`${t} ${i}`} game={game} train={t} />
        ))}
        {!now.trains.length && '–'}
      </Fact>
      <Fact name={say('table.tokens')}>
        {now.tokens.length || '–'}
        {now.tokens.length > 0 && keepsBooks(game.title) && (
          <span className={css['range']}> · {span(tokenCosts(game, id), game.title)}</span>
        )}
      </Fact>
      {Object.entries(game.title.shows?.counts?.(game, id) ?? {}).map(
        ([what, count]) =>
          count > 0 && (
            <Fact key={what} name={phrase(`table.${what}`) ?? what}>
              {count}
            </Fact>
          ),
      )}
      {papers.length > 0 && (
        <Fact name={say('table.privates')}>
          {papers.map(([p]) => (
            <abbr key={p} title={privateName(game.title, p)}>
              {p}{' '}
            </abbr>
          ))}
        </Fact>
      )}
    </section>
  );
});

const PlayerStrip = memo(({ game, seat }: { readonly game: Game; readonly seat: Seat }): ReactNode => {
  const names = useTable(s => s.names);
  const name = playerName(speaking(game, names), seat);
  const papers = Object.entries(game.state.privates).filter(([, p]) => p.owner === seat && !p.closed);
  return (
    <section className={css['strip']} aria-label={name} data-pinned={seat}>
      <Fact name={say('table.player')}>
        <b>{name}</b>
      </Fact>
      <Fact name={say('table.cash')}>
        <b>{money(cashOf(game, seat), game.title)}</b>
      </Fact>
      <Fact name={say('table.certificates')}>
        {countedPapers(game, seat)}/{game.title.rules.shares.certificateLimit(game, seat)}
      </Fact>
      {papers.length > 0 && (
        <Fact name={say('table.privates')}>
          {papers.map(([p]) => (
            <abbr key={p} title={privateName(game.title, p)}>
              {p}{' '}
            </abbr>
          ))}
        </Fact>
      )}
    </section>
  );
});
