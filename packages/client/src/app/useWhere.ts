import { useSyncExternalStore } from 'react';
import { hrefOf, type Place, type Where, whereIs } from './routes.ts';

let seen = { hash: '', where: whereIs('') };

const snapshot = (): Where => {
  const { hash } = window.location;
  if (hash !== seen.hash) seen = { hash, where: whereIs(hash) };
  return seen.where;
};

const subscribe = (changed: () => void): (() => void) => {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
};

/** Where the reader is now; follows the address bar. */
export const useWhere = (): Where => useSyncExternalStore(subscribe, snapshot);

/** Goes to a place; `replace` leaves no entry in the history. */
export const go = (
  place: Place,
  params: Readonly<Record<string, string>> = {},
  query: Readonly<Record<string, string>> = {},
  replace = false,
): void => {
  const address = hrefOf(place, params, query);
  if (replace) window.location.replace(address);
  else window.location.hash = address.slice(1);
};
