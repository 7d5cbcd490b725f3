import type { Tile, Title } from '@roundhouse/engine';
import { type ReactNode, useMemo } from 'react';
import { TilePicture } from '../../board/TilePicture.tsx';
import { phrase, say } from '../../words/index.ts';
import { chainsOf } from './chains.ts';
import css from './parts.module.css';

const ORDER = ['yellow', 'green', 'brown', 'grey', 'blue', 'red', 'orange'];

const byNumber = (a: Tile, b: Tile): number => a.id.localeCompare(b.id, undefined, { numeric: true });

/** Every tile of the box, with its number in the supply and what may replace it. */
export const TilesPart = ({ title }: { readonly title: Title }): ReactNode => {
  const chains = useMemo(() => chainsOf(title), [title]);
  const tiles = Object.values(title.parts.tiles);
  const colours = [...new Set(tiles.map(t => t.colour))].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));
  const jump = (id: string) => document.getElementById(`tile-${id}`)?.scrollIntoView({ block: 'center' });
  return colours.map(colour => {
    const own = tiles.filter(t => t.colour === colour).sort(byNumber);
    return (
      <section key={colour} className={css['section']}>
        <h2>
          {say('library.tiles.colour', { colour: phrase(`colour.${colour}`) ?? colour })}{' '}
          <span className={css['soft']}>
            {say('library.tiles.count', { tiles: own.reduce((n, t) => n + t.count, 0) })}
          </span>
        </h2>
        <ul className={css['tiles']}>
          {own.map(t => (
            <li key={t.id} id={`tile-${t.id}`}>
              <TilePicture tile={t} size={92} />
              <strong>{t.id}</strong>
              <span className={css['soft']}>× {t.count}</span>
              {chains[t.id]?.map(chain => (
                <p key={chain.label ?? ''} className={css['chain']}>
                  <span aria-hidden="true">{chain.label ? `${chain.label} →` : '→'}</span>
                  <span className="hidden-visually">
                    {chain.label ? say('library.tiles.to.label', { label: chain.label }) : say('library.tiles.to')}
                  </span>
                  {[...chain.to]
                    .sort((a, b) => Number(a) - Number(b))
                    .map(id => (
                      <button key={id} type="button" onClick={() => jump(id)}>
                        {id}
                      </button>
                    ))}
                </p>
              ))}
            </li>
          ))}
        </ul>
      </section>
    );
  });
};
