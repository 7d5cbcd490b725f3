import { type Card, cardsLeft, type Game, onSale, type Phase, since, trainPool } from '@roundhouse/engine';
import { memo, type ReactNode } from 'react';
import { armsIn, Token } from '../../board/Token.tsx';
import { keepsBooks } from '../../store/books.ts';
import { effectName, figure, list, money, phrase, say } from '../../words/index.ts';
import { local } from '../../words/speak.ts';
import matrix from './matrix.module.css';
import css from './panels.module.css';
import { lossesBy } from './radar.ts';
import { TrainChip } from './TrainChip.tsx';

/** The depot: what is left at what price, what each first purchase changes, and who would lose what. */
export const TrainsPanel = memo(({ game }: { readonly game: Game }): ReactNode => {
  const sale = onSale(game);
  const pool = trainPool(game);
  const cards = game.title.parts.trains.cards.filter(c => cardsLeft(game, c) > 0);
  return (
    <section className={css['panel']} aria-label={say('table.trains')}>
      <h2 className={css['title']}>{say('table.trains')}</h2>
      <div className={matrix['scroll']} data-sideways>
        <table className={matrix['depot']}>
          <tbody>
            {cards.map(card => {
              const left = cardsLeft(game, card);
              const phase = game.title.parts.phases.find(p => p.id === card.id);
              return (
                <tr key={card.id} data-onsale={sale.includes(card) || undefined}>
                  <th scope="row" className={matrix['sides']}>
                    {card.sides.map(side => (
                      <span key={side.id} className={matrix['side']}>
                        <TrainChip game={game} train={side.id} />{' '}
                        {keepsBooks(game.title) && money(side.price, game.title)}
                      </span>
                    ))}
                  </th>
                  <td>{Number.isFinite(left) ? `×${figure(left)}` : '∞'}</td>
                  <td className={matrix['changes']}>
                    {phase && !since(game, phase.id) && <Changes game={game} phase={phase} card={card} />}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {pool.length > 0 && (
        <p className={css['line']}>
          {say('table.pool')}{' '}
          {pool.map((t, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two trains may be alike.
            <TrainChip key={`${t} ${i}`} game={game} train={t} />
          ))}
        </p>
      )}
    </section>
  );
});

/** What the first of a card changes, compared with the phase before. */
export const changesOf = (g: Game, phase: Phase): readonly string[] => {
  const { phases } = g.title.parts;
  const before = phases[phases.indexOf(phase) - 1];
  const own = local(g.title, `phase.${phase.id}`);
  return [
    ...(phase.colour === before?.colour
      ? []
      : [say('table.tiles', { colour: phrase(`colour.${phase.colour}`) ?? phase.colour })]),
    ...(isSame(phase.trainLimit, before?.trainLimit)
      ? []
      : [say('table.trainLimit', { limit: limitText(phase.trainLimit) })]),
    ...(phase.rounds === undefined || phase.rounds === before?.rounds
      ? []
      : [say('table.rounds', { rounds: phase.rounds })]),
    ...(phase.on ?? []).map(e => effectName(g.title, e)),
    ...(own ? [own] : []),
  ];
};

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const limitText = (limit: Phase['trainLimit']): string =>
  typeof limit === 'number'
    ? figure(limit)
    : Object.entries(limit)
        .map(([kind, n]) => `${phrase(`kind.${kind}`) ?? kind} ${figure(n)}`)
        .join(', ');

const Changes = ({
  game,
  phase,
  card,
}: {
  readonly game: Game;
  readonly phase: Phase;
  readonly card: Card;
}): ReactNode => {
  const arms = armsIn(game.title.parts.companies);
  return (
    <>
      {changesOf(game, phase).join(' · ')}
      <br />
      {lossesBy(game, card).map(({ company, trains }) => (
        <span
          key={company}
          className={matrix['loss']}
          title={`${company} ${say('table.radar', { trains: list(trains) })}`}
        >
          {arms[company] && <Token arms={arms[company]} label={company} size="1.2em" />}−{trains.join(', ')}
        </span>
      ))}
    </>
  );
};
