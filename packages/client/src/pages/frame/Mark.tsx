import type { ReactNode } from 'react';

const STALLS =
  'M14.7 44.9A17.5 17.5 0 0 1 16.3 34.7L6.5 29.8A28.5 28.5 0 0 0 3.8 46.5ZM17.2 33.1A17.5 17.5 0 0 1 25.1 26.4L20.8 16.3A28.5 28.5 0 0 0 7.9 27.2ZM26.8 25.8A17.5 17.5 0 0 1 37.2 25.8L40.4 15.3A28.5 28.5 0 0 0 23.6 15.3ZM38.9 26.4A17.5 17.5 0 0 1 46.8 33.1L56.1 27.2A28.5 28.5 0 0 0 43.2 16.3ZM47.7 34.7A17.5 17.5 0 0 1 49.3 44.9L60.2 46.5A28.5 28.5 0 0 0 57.5 29.8Z';

/** Our sign: a turntable before the stalls of a roundhouse. */
export const Mark = ({ size = 28 }: { readonly size?: number }): ReactNode => (
  <svg viewBox="0 10 64 50" width={size * 1.28} height={size} aria-hidden="true">
    <path d={STALLS} fill="currentColor" />
    <circle cx="32" cy="42.5" r="12.5" fill="none" stroke="currentColor" strokeWidth="4" />
    <path d="M23.6 52.4L40.4 32.6" stroke="var(--accent)" strokeWidth="6.5" />
  </svg>
);
