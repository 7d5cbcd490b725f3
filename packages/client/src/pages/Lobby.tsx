import type { ReactNode } from 'react';
import type { PageProps } from '../app/pages.ts';

/** The Lobby page. */
export const Lobby = ({ where }: PageProps): ReactNode => <main>{where.place}</main>;
