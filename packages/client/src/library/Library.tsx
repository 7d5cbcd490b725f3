import type { ReactNode } from 'react';
import type { PageProps } from '../app/pages.ts';

/** The Library page. */
export const Library = ({ where }: PageProps): ReactNode => <main>{where.place}</main>;
