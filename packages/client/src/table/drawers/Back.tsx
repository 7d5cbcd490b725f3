import { pull } from './drawer.ts';
import { useBack } from './useBack.ts';

/** Stands in an open drawer: going back closes it. */
export const Back = (): null => {
  useBack(true, () => pull(undefined));
  return null;
};
