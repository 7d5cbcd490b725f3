import type { ReactNode } from 'react';
import type { PageProps } from '../app/pages.ts';

/** The TablePage page. */
export const TablePage = ({ where }: PageProps): ReactNode => <main>{where.place}</main>;
