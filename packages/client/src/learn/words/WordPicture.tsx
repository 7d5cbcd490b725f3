import { scenario, type Title } from '@roundhouse/engine';
import { type Picture, pictures } from '@roundhouse/lessons/pictures';
import { type ReactNode, Suspense, useMemo } from 'react';
import { PlatePicture } from '../../library/guide/PlatePicture.tsx';
import { useTitle } from '../../store/useTitle.ts';
import { ChartPanel } from '../../table/panels/ChartPanel.tsx';
import css from './words.module.css';

const Chart = ({
  picture,
  title,
}: {
  readonly picture: Picture & { readonly title: string };
  readonly title: Title;
}) => {
  const game = useMemo(() => ('chart' in picture ? scenario(title, picture.chart) : undefined), [picture, title]);
  return game && <ChartPanel game={game} decision={undefined} />;
};

const OfTitle = ({
  picture,
  label,
}: {
  readonly picture: Picture & { readonly title: string };
  readonly label: string;
}) => {
  const title = useTitle({ id: picture.title });
  return 'plate' in picture ? (
    <PlatePicture plate={picture.plate} title={title} label={label} />
  ) : (
    <Chart picture={picture} title={title} />
  );
};

/** Cards side by side, those that are gone crossed out. */
const Cards = ({ cards, gone = [] }: { readonly cards: readonly string[]; readonly gone?: readonly string[] }) => (
  <svg viewBox={`0 0 ${(cards.length + gone.length) * 58} 44`} width="100%" height="100%" aria-hidden="true">
    {[...gone, ...cards].map((card, n) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: cards of one picture never move.
      <g key={n} transform={`translate(${n * 58 + 3} 4)`} opacity={n < gone.length ? 0.55 : 1}>
        <rect className={css['card']} width={52} height={36} rx={4} />
        <text className={css['figure']} x={26} y={24}>
          {card}
        </text>
        {n < gone.length && <path className={css['cross']} d="M4 32 48 4" />}
      </g>
    ))}
  </svg>
);

const Coins = ({ count }: { readonly count: number }) => (
  <svg viewBox="0 0 90 60" width="100%" height="100%" aria-hidden="true">
    {Array.from({ length: count }, (_, n) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: coins of one picture never move.
      <ellipse key={n} className={css['coin']} cx={25 + (n % 3) * 20} cy={50 - Math.floor(n / 3) * 9} rx={14} ry={7} />
    ))}
  </svg>
);

/** What belongs to a word of the hobby, drawn. */
export const WordPicture = ({ id, label }: { readonly id: string; readonly label: string }): ReactNode => {
  const picture = pictures[id];
  if (!picture) return null;
  if ('coins' in picture) return <Coins count={picture.coins} />;
  if ('papers' in picture) return <Cards cards={picture.papers} />;
  if ('trains' in picture) return <Cards cards={picture.trains} gone={picture.gone ?? []} />;
  return (
    <Suspense>
      <OfTitle picture={picture} label={label} />
    </Suspense>
  );
};
