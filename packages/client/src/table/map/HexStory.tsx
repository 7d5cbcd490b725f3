import { type Game, type HexId, hexOf, lying, phaseOf, tileOf, tilesLeft, tokensAt, valueIn } from '@roundhouse/engine';
import type { ReactNode } from 'react';
import { TilePicture } from '../../board/TilePicture.tsx';
import { armsIn, Token } from '../../board/Token.tsx';
import { useDraft } from '../../store/draft.ts';
import { companyName, hexName, money, phrase, say } from '../../words/index.ts';
import { useLater } from '../../work/later.ts';
import { Reason } from '../choice/Reason.tsx';
import css from './map.module.css';
import { everOn, prospectsOf } from './story.ts';

interface StoryProps {
  readonly game: Game;
  readonly hex: HexId;
}

/** What there is to know about a hex: what lies there, what may come, who could lay it, and what is used up. */
export const HexStory = ({ game, hex }: StoryProps): ReactNode => {
  const prospects = useLater(() => prospectsOf(game, hex), [game, hex]);
  const ever = useLater(() => everOn(game, hex), [game, hex]);
  const lit = phaseOf(game).colour;
  return (
    <section className={`${css['fan']} ${css['story']}`} aria-label={hexName(game.title, hex)}>
      <h3>
        {hexName(game.title, hex)}{' '}
        <button type="button" onClick={() => useDraft.getState().lookInto(undefined)} aria-label={say('table.close')}>
          ×
        </button>
      </h3>
      <Facts game={game} hex={hex} />
      {prospects?.map(p => (
        <div key={p.tile} className={css['prospect']}>
          <TilePicture tile={tileOf(game, p.tile)} turn={p.turn} size={40} lit={lit} />
          <span>
            <b>{p.tile}</b> ×{tilesLeft(game, p.tile)}
          </span>
          <span>
            {p.companies.map(c => {
              const arms = armsIn(game.title.parts.companies)[c];
              return arms && <Token key={c} arms={arms} label={companyName(game.title, c)} />;
            })}
            {p.reason && <Reason violation={p.reason} className={css['why']} />}
          </span>
        </div>
      ))}
      {ever && ever.length > 1 && (
        <div className={css['ever']}>
          {ever.slice(1).map(({ colour, tiles }) => (
            <div key={colour}>
              <small>{phrase(`colour.${colour}`) ?? colour}</small>
              {tiles.map(id => (
                <span
                  key={id}
                  title={say('table.tile', { tile: id, left: tilesLeft(game, id) })}
                  data-none={!tilesLeft(game, id) || undefined}
                >
                  <TilePicture tile={tileOf(game, id)} size={34} lit={lit} />
                </span>
              ))}
            </div>
          ))}
        </div>
      )}
    </section>
  );
};

/** Terrain, values and tokens in a line. */
const Facts = ({ game, hex }: Pick<StoryProps, 'game' | 'hex'>): ReactNode => {
  const printed = hexOf(game, hex);
  const laid = game.state.map.tiles[hex];
  const lit = phaseOf(game).colour;
  const facts = [
    ...(laid ? [say('table.tileHere', { tile: laid.tile })] : []),
    ...(printed.terrain && !laid
      ? [
          `${phrase(`terrain.${printed.terrain.kind}`) ?? printed.terrain.kind} ${money(printed.terrain.cost, game.title)}`,
        ]
      : []),
    ...lying(game, hex).nodes.map(n => `${phrase(`stop.${n.kind}`) ?? n.kind} ${money(valueIn(n, lit), game.title)}`),
    ...(phrase(`region.${printed.region}`) ? [phrase(`region.${printed.region}`)] : []),
    ...tokensAt(game, hex).map(t => t.by),
  ];
  return <p className={css['facts']}>{facts.join(' · ')}</p>;
};
