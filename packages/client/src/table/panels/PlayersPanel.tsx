import {
  automataOf,
  cashOf,
  certificatesOf,
  countedPapers,
  type Decision,
  type Game,
  leaderOf,
  liquidOf,
  type Party,
  type Seat,
  sharesOf,
  wealthOf,
} from '@roundhouse/engine';
import { memo, type ReactNode, useMemo, useState } from 'react';
import { armsIn, Token } from '../../board/Token.tsx';
import { keepsBooks } from '../../store/books.ts';
import { mineIn, useTable } from '../../store/table.ts';
import {
  companyName,
  figure,
  local,
  money,
  partyName,
  playerName,
  say,
  speaking,
  worthName,
} from '../../words/index.ts';
import { bidBy } from './bids.ts';
import { handsOf, percentOf } from './counts.ts';
import matrix from './matrix.module.css';
import { Opens } from './Opens.tsx';
import css from './panels.module.css';

const FIGURES = ['cash', 'liquid', 'worth', 'certificates'] as const;
/** Where nothing has a price, money is all there is. */
const PLAIN = ['cash', 'certificates'] as const;
type Figure = (typeof FIGURES)[number];

const figureFor = (g: Game, seat: Seat, what: Figure): number => {
  switch (what) {
    case 'cash':
      return cashOf(g, seat);
    case 'liquid':
      return liquidOf(g, seat);
    case 'worth':
      return wealthOf(g, seat);
    case 'certificates':
      return countedPapers(g, seat);
  }
};

/** Companies somebody holds a part of, always in the same order. */
const heldCompanies = (g: Game): readonly string[] =>
  Object.keys(g.state.companies).filter(c => handsOf(g).some(seat => sharesOf(g, c, seat) > 0));

/** How many certificates of each company a seat holds. */
const papersOf = (g: Game, seat: Seat) =>
  Object.entries(g.state.companies).flatMap(([company, { held }]) => {
    const papers = held.filter(h => h === seat).length;
    return papers ? [{ company, papers }] : [];
  });

interface PlayersProps {
  readonly game: Game;
  readonly decision: Decision | undefined;
}

/** Players by what they have, and what part of every company. */
export const PlayersPanel = memo(({ game, decision }: PlayersProps): ReactNode => {
  const names = useTable(s => s.names);
  const seats = useTable(s => s.seats);
  const mine = useTable(mineIn);
  const [by, setBy] = useState<Figure>();
  const s = speaking(game, names);
  const companies = heldCompanies(game);
  const rows = useMemo(() => {
    const figures = (seat: Seat) =>
      Object.fromEntries(FIGURES.map(f => [f, figureFor(game, seat, f)])) as Record<Figure, number>;
    const all = game.state.seating.map(seat => ({ seat, ...figures(seat) }));
    return by ? all.sort((a, b) => b[by] - a[by]) : all;
  }, [game, by]);
  const arms = armsIn(game.title.parts.companies);
  const shown: readonly Figure[] = keepsBooks(game.title) ? FIGURES : PLAIN;
  const isHand = (place: Party) => handsOf(game).includes(place);
  return (
    <section className={`${css['panel']} ${matrix['players']}`} aria-label={say('table.players')}>
      <h2 className={css['title']}>
        {say('table.players')} <Copy game={game} companies={companies} rows={rows} names={names} />
      </h2>
      <div className={matrix['scroll']} data-sideways>
        <table className={matrix['matrix']}>
          <thead>
            <tr>
              <th scope="col">
                <span className="hidden-visually">{say('table.players')}</span>
              </th>
              {shown.map(f => (
                <th key={f} scope="col" className={matrix[f]}>
                  <button type="button" aria-pressed={by === f} onClick={() => setBy(by === f ? undefined : f)}>
                    {say(f === 'certificates' ? 'table.certs' : `table.${f}`)}
                  </button>
                </th>
              ))}
              {companies.map(c => (
                <th key={c} scope="col">
                  {arms[c] && <Token arms={arms[c]} label={companyName(game.title, c)} />}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ seat, cash, liquid, worth, certificates }) => (
              <tr key={seat} data-now={decision?.by === seat || undefined} data-mine={seat === mine || undefined}>
                <th scope="row">
                  {playerName(s, seat)}
                  {seat === mine && <small className={matrix['you']}>{say('table.you')}</small>}
                  {game.state.priority === seat && <abbr title={say('table.priority')}> ●</abbr>}{' '}
                  <Privates game={game} seat={seat} />
                  <OpenCard game={game} seat={seat} />
                  {(decision?.by === seat || seats.length === 1) && <Cards game={game} seat={seat} />}
                </th>
                <td>
                  {money(cash, game.title)}
                  <Bid game={game} seat={seat} />
                </td>
                {shown === FIGURES && (
                  <>
                    <td className={matrix['liquid']}>{money(liquid, game.title)}</td>
                    <td>
                      <Opens label={money(worth, game.title)} title={say('table.worth')}>
                        {game.title.rules.worth(game, seat).map(w => (
                          <tr key={`${w.what} ${w.of}`}>
                            <td>{worthName(game.title, w)}</td>
                            <td>{money(w.amount, game.title)}</td>
                          </tr>
                        ))}
                      </Opens>
                    </td>
                  </>
                )}
                <td>
                  <Opens
                    label={`${certificates}/${game.title.rules.shares.certificateLimit(game, seat)}`}
                    title={say('table.certificates')}
                  >
                    {papersOf(game, seat).map(({ company, papers }) => (
                      <tr key={company}>
                        <td>{companyName(game.title, company)}</td>
                        <td>{papers}</td>
                      </tr>
                    ))}
                  </Opens>
                </td>
                {companies.map(c => {
                  const part = percentOf(game, c, seat);
                  return (
                    <td key={c} className={leaderOf(game, c) === seat ? matrix['directs'] : undefined}>
                      {part ? figure(part) : ''}
                    </td>
                  );
                })}
              </tr>
            ))}
            {[...automataOf(game).map(a => a.holder), 'ipo', 'pool'].map(place => (
              <tr key={place} data-holder={place}>
                <th scope="row" className={isHand(place) ? undefined : css['soft']}>
                  {isHand(place) ? partyName(s, place) : say(place === 'ipo' ? 'table.new' : 'table.pool')}
                </th>
                {shown.slice(0, -1).map(f => (
                  <td key={f} className={matrix[f]} />
                ))}
                <td>{isHand(place) ? certificatesOf(game, place) : ''}</td>
                {companies.map(c => (
                  <td key={c} className={leaderOf(game, c) === place ? matrix['directs'] : undefined}>
                    {percentOf(game, c, place) ? figure(percentOf(game, c, place)) : ''}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
});

/** What a seat's cash is already spoken for. */
const Bid = ({ game, seat }: { readonly game: Game; readonly seat: Seat }): ReactNode => {
  const amount = bidBy(game, seat);
  return amount ? (
    <small className={css['soft']}> {say('table.bidSum', { amount: money(amount, game.title) })}</small>
  ) : null;
};

const Privates = ({ game, seat }: { readonly game: Game; readonly seat: Seat }): ReactNode => {
  const own = Object.entries(game.state.privates).filter(([, p]) => p.owner === seat && !p.closed);
  return own.map(([id]) => (
    <abbr key={id} className={css['soft']} title={game.title.parts.privates[id]?.name}>
      {id}{' '}
    </abbr>
  ));
};

/** What lies open before a seat; pressed, it says what it is for. */
const OpenCard = ({ game, seat }: { readonly game: Game; readonly seat: Seat }): ReactNode => {
  const card = game.title.shows?.card?.(game, seat);
  if (card === undefined) return null;
  return (
    <Opens
      label={local(game.title, `card.${card}.label`) ?? card}
      title={local(game.title, `option.card.${card}`) ?? card}
    >
      <tr>
        <td>{local(game.title, `card.${card}`) ?? card}</td>
      </tr>
    </Opens>
  );
};

/** A seat's secret cards, behind a press. */
const Cards = ({ game, seat }: { readonly game: Game; readonly seat: Seat }): ReactNode => {
  const cards = game.title.shows?.hand?.(game, seat) ?? [];
  if (!cards.length) return null;
  return (
    <Opens label={say('table.cards', { count: cards.length })} title={say('table.showCard')}>
      {cards.map(card => (
        <tr key={card}>
          <td>{local(game.title, `card.${card}`) ?? card}</td>
        </tr>
      ))}
    </Opens>
  );
};

interface CopyProps {
  readonly game: Game;
  readonly names: readonly string[];
  readonly companies: readonly string[];
  readonly rows: readonly ({ readonly seat: Seat } & Readonly<Record<Figure, number>>)[];
}

/** Puts the table on the clipboard, for a spreadsheet. */
const Copy = ({ game, names, companies, rows }: CopyProps): ReactNode => {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    const s = speaking(game, names);
    const head = ['', ...FIGURES.map(f => say(f === 'certificates' ? 'table.certs' : `table.${f}`)), ...companies];
    const lines = rows.map(r => [
      playerName(s, r.seat),
      ...FIGURES.map(f => r[f]),
      ...companies.map(c => percentOf(game, c, r.seat)),
    ]);
    await navigator.clipboard.writeText([head, ...lines].map(l => l.join('\t')).join('\n'));
    setCopied(true);
  };
  return (
    <button
      type="button"
      onClick={() => void copy()}
      title={say('table.copy')}
      aria-label={say(isCopied ? 'table.copied' : 'table.copy')}
    >
      {isCopied ? (
        '✓'
      ) : (
        <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
          <path d="M4 4V1h7v7H8M1 4h7v7H1Z" fill="none" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      )}
    </button>
  );
};
