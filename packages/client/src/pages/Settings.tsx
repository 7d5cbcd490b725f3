import type { ReactNode } from 'react';
import type { PageProps } from '../app/pages.ts';

/** The Settings page. */
export const Settings = ({ where }: PageProps): ReactNode => <main>{where.place}</main>;
