import { type Tile, tilesLeft } from '@roundhouse/engine';
import type { ReactNode } from 'react';
import { TilePicture } from '../../board/TilePicture.tsx';
import { figure, phrase, say } from '../../words/index.ts';
import type { DrawerProps } from './Drawers.tsx';
import css from './drawers.module.css';

const byNumber = (a: Tile, b: Tile): number => a.id.localeCompare(b.id, undefined, { numeric: true });

/** What is left of every tile in the box. */
export const TilesDrawer = ({ asked: { game } }: DrawerProps): ReactNode => {
  const tiles = Object.values(game.title.parts.tiles);
  return [...new Set(tiles.map(t => t.colour))].map(colour => (
    <section key={colour}>
      <h3>{say('library.tiles.colour', { colour: phrase(`colour.${colour}`) ?? colour })}</h3>
      <ul className={css['tiles']}>
        {tiles
          .filter(t => t.colour === colour)
          .sort(byNumber)
          .map(t => {
            const left = tilesLeft(game, t.id);
            return (
              <li key={t.id} data-none={!left || undefined}>
                <TilePicture tile={t} size={64} />
                <span>
                  <b>{t.id}</b> {say('drawer.tiles.left', { left: figure(left), of: figure(t.count) })}
                </span>
              </li>
            );
          })}
      </ul>
    </section>
  ));
};
