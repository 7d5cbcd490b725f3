import { type Game, type HexId, topFrame } from '@roundhouse/engine';
import type { ReactNode } from 'react';
import { armsIn, Token } from '../../board/Token.tsx';
import { companyName, optionName } from '../../words/index.ts';
import { TrainChip } from '../panels/TrainChip.tsx';
import { cityName } from './cityName.ts';

interface ThingProps {
  readonly game: Game;
  readonly what: string;
  readonly value: string | number;
}

/** An answer as what it is: a company by its token, a train by its chip, anything else by its name. */
export const Thing = ({ game, what, value }: ThingProps): ReactNode => {
  const arms = armsIn(game.title.parts.companies)[value];
  if (arms)
    return (
      <>
        <Token arms={arms} label={companyName(game.title, arms.id)} /> {arms.id}
      </>
    );
  if ((what === 'train' || what === 'exchange') && Object.hasOwn(game.title.parts.trains.sides, value))
    return <TrainChip game={game} train={String(value)} />;
  const { hex } = (topFrame(game) ?? {}) as { readonly hex?: HexId };
  if (what === 'city' && hex) return cityName(game, hex, Number(value));
  return optionName(game, what, value);
};
