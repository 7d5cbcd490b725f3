import type { Person } from '@roundhouse/protocol';
import type { ReactNode } from 'react';
import { hrefOf } from '../../app/routes.ts';
import css from './people.module.css';

/** Somebody's name; leads to their page. */
export const PersonLink = ({ person }: { readonly person: Person }): ReactNode =>
  person.kind === 'gone' ? (
    person.name
  ) : (
    <a className={css['person']} href={hrefOf('person', { person: person.id })}>
      {person.name}
    </a>
  );
