import { createContext, use } from 'react';

const Live = createContext(true);

/** Whether what is shown may be done by whoever looks; if not, it is shown all the same, without buttons. */
export const LiveProvider = Live.Provider;
export const useLive = (): boolean => use(Live);
