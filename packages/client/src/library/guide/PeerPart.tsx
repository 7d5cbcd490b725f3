import type { Title } from '@roundhouse/engine';
import { unlikePeer } from '@roundhouse/lessons/peer';
import type { ReactNode } from 'react';
import { bookId, language, paragraphHref, say } from '../../words/index.ts';
import css from './guide.module.css';

/** Where a title is played otherwise on 18xx.games. */
export const PeerPart = ({ title }: { readonly title: Title }): ReactNode => (
  <>
    <p className={css['lead']}>{say('peer.lead')}</p>
    <table className={css['peer']}>
      <thead>
        <tr>
          <th scope="col">{say('peer.here')}</th>
          <th scope="col">{say('peer.there')}</th>
        </tr>
      </thead>
      <tbody>
        {(unlikePeer[language()][bookId(title)] ?? []).map(({ clause, here, there }) => (
          <tr key={clause}>
            <td>
              {here} <a href={paragraphHref(title, clause)}>{clause}</a>
            </td>
            <td>{there}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </>
);
