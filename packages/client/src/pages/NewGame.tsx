import type { ReactNode } from 'react';
import type { PageProps } from '../app/pages.ts';

/** The NewGame page. */
export const NewGame = ({ where }: PageProps): ReactNode => <main>{where.place}</main>;
