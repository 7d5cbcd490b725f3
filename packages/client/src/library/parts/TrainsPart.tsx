import type { Card, Phase, Title, TrainSide } from '@roundhouse/engine';
import type { ReactNode } from 'react';
import { effectName, figure, list, local, money, phaseName, phrase, say, trainKind } from '../../words/index.ts';
import css from './parts.module.css';
import { Scroll } from './Scroll.tsx';

/** Which trains make this one obsolete, kinds told once. */
const rustSays = (title: Title, side: TrainSide): string => {
  const by = [...new Set((side.rusts ?? []).map(train => trainKind(title, train)))];
  return by.length ? say('table.rusts', { train: by.join('/') }) : say('table.permanent');
};

interface Line {
  readonly card: Card;
  readonly sides: readonly TrainSide[];
}

/** A card is one line, unless its sides live differently long. */
const linesOf = (title: Title): readonly Line[] =>
  title.parts.trains.cards.flatMap(card => {
    const lives = [...new Set(card.sides.map(s => rustSays(title, s)))];
    return lives.map(life => ({ card, sides: card.sides.filter(s => rustSays(title, s) === life) }));
  });

const Trains = ({ title }: { readonly title: Title }): ReactNode => (
  <table className={css['table']}>
    <caption>{say('library.trains.trains')}</caption>
    <thead>
      <tr>
        <th scope="col">{say('library.trains.train')}</th>
        <th scope="col">{say('library.trains.price')}</th>
        <th scope="col" className={css['number']}>
          {say('library.trains.count')}
        </th>
        <th scope="col">{say('library.trains.life')}</th>
      </tr>
    </thead>
    <tbody>
      {linesOf(title).map(({ card, sides }) => (
        <tr key={sides.map(s => s.id).join()}>
          <th scope="row">{sides.map(s => s.id).join('/')}</th>
          <td>{sides.map(s => money(s.price, title)).join(' / ')}</td>
          <td className={css['number']}>{card.count === undefined ? '∞' : figure(card.count)}</td>
          <td>
            {rustSays(title, sides[0] as TrainSide)}
            {card.from && `. ${say('library.trains.from', { phase: phaseName(title, card.from) })}`}
            {card.beyondLimit && `. ${say('library.trains.extra')}`}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** What begins with a phase besides its colour, limit and rounds. */
const opens = (title: Title, phase: Phase): string =>
  [local(title, `opens.${phase.id}`), ...(phase.on ?? []).map(e => effectName(title, e))].filter(Boolean).join('. ');

/** One limit for all, or one for each kind of company. */
const limitSays = (title: Title, { trainLimit }: Phase): string => {
  if (typeof trainLimit === 'number') return figure(trainLimit);
  const limits = Object.entries(trainLimit);
  if (new Set(Object.values(trainLimit)).size === 1) return figure(limits[0]?.[1] ?? 0);
  return limits.map(([kind, n]) => `${local(title, `kind.${kind}`) ?? kind} ${n}`).join(', ');
};

const Phases = ({ title }: { readonly title: Title }): ReactNode => (
  <table className={css['table']}>
    <caption>{say('library.trains.phases')}</caption>
    <thead>
      <tr>
        <th scope="col">{say('library.trains.phase')}</th>
        <th scope="col">{say('library.trains.tiles')}</th>
        <th scope="col" className={css['number']}>
          {say('library.trains.limit')}
        </th>
        <th scope="col" className={css['number']}>
          {say('library.trains.rounds')}
        </th>
        <th scope="col">{say('library.trains.begins')}</th>
      </tr>
    </thead>
    <tbody>
      {title.parts.phases.map(p => (
        <tr key={p.id}>
          <th scope="row">{phaseName(title, p.id)}</th>
          <td>
            <span className={css['swatch']} style={{ background: `var(--tile-${p.colour})` }} />
            {phrase(`colour.${p.colour}`)}
          </td>
          <td className={css['number']}>{limitSays(title, p)}</td>
          <td className={css['number']}>{p.rounds ?? '–'}</td>
          <td>{opens(title, p)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** Trains with their prices and lives, and what each phase changes. */
export const TrainsPart = ({ title }: { readonly title: Title }): ReactNode => (
  <>
    <Scroll label={say('library.trains.trains')}>
      <Trains title={title} />
    </Scroll>
    <Scroll label={say('library.trains.phases')}>
      <Phases title={title} />
    </Scroll>
    {title.rules.routes.terms.bonuses.map(b => (
      <p key={b.id} className={css['soft']}>
        {b.kind === 'count' &&
          say('library.trains.bonus', {
            bonus: local(title, `bonus.${b.id}`) ?? b.id,
            pays: list(b.pays.flatMap((pay, n) => (pay ? [`${n}: ${money(pay, title)}`] : []))),
          })}
      </p>
    ))}
  </>
);
