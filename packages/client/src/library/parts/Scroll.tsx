import type { ReactNode } from 'react';
import css from './parts.module.css';

/** Something wide that is moved sideways on a narrow screen, by thumb or by keyboard. */
export const Scroll = ({ label, children }: { readonly label: string; readonly children: ReactNode }): ReactNode => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
  <section className={css['scroll']} tabIndex={0} aria-label={label}>
    {children}
  </section>
);
