import type { ReactNode } from 'react';
import css from './parts.module.css';

/** Something wide that is moved sideways on a narrow screen, by thumb or by keyboard; a page may have many, so none is a landmark. */
export const Scroll = ({ label, children }: { readonly label: string; readonly children: ReactNode }): ReactNode => (
  // biome-ignore lint/a11y/useSemanticElements: a group of fields it is not.
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
  <div role="group" className={css['scroll']} tabIndex={0} aria-label={label}>
    {children}
  </div>
);
