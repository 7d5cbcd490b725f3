import { Fragment, type ReactNode } from 'react';

const ADDRESS = /(https?:\/\/\S+)/;

/** Somebody’s words; addresses of this house lead there, others stay words. */
export const Linked = ({ text }: { readonly text: string }): ReactNode =>
  text.split(ADDRESS).map((part, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one line never move.
    <Fragment key={i}>{part.startsWith(`${window.location.origin}/`) ? <a href={part}>{part}</a> : part}</Fragment>
  ));
