import type { ReactNode } from 'react';
import type { PageProps } from '../app/pages.ts';

/** The Landing page. */
export const Landing = ({ where }: PageProps): ReactNode => <main>{where.place}</main>;
