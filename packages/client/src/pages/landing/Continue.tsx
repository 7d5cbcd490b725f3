import type { ReactNode } from 'react';
import { hrefOf } from '../../app/routes.ts';
import type { Kept } from '../../store/kept.ts';
import { ago, say } from '../../words/index.ts';
import { glanceRound, titleById } from '../lobby/rows.ts';
import css from './landing.module.css';

/** The way back to the game that was left last. */
export const Continue = ({ kept }: { readonly kept: Kept }): ReactNode => (
  <div className={css['way']}>
    <a className="button primary" href={hrefOf('table', { id: kept.id })}>
      {say('landing.continue', { title: titleById(kept.record.setup.title) })}
    </a>
    <p>
      {say('landing.continue.hint', {
        round: glanceRound(kept.glance),
        when: ago((Date.now() - kept.changed) / 1000),
      })}
    </p>
  </div>
);
