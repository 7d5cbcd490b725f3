import type { ReactNode } from 'react';
import type { PageProps } from '../app/pages.ts';

/** The RecordPage page. */
export const RecordPage = ({ where }: PageProps): ReactNode => <main>{where.place}</main>;
