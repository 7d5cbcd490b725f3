import type { Me } from '@roundhouse/protocol';
import { useEffect } from 'react';
import { create } from 'zustand';
import { askServer, type Reply, type Trouble } from './server.ts';

/** Whether there is a server to meet on. */
export type Presence = 'asking' | 'there' | 'none';

const NOBODY = { me: undefined };

interface Greeting {
  readonly me: Me | null;
  readonly mail: boolean;
  readonly push: string;
  readonly steward?: true;
}

const store = create<{
  readonly server: Presence;
  readonly me: Me | undefined;
  readonly mail: boolean;
  readonly push: string;
  readonly steward: boolean;
}>(() => ({
  server: 'asking',
  me: undefined,
  mail: false,
  push: '',
  steward: false,
}));

/** Asks the server who we are, and so whether it is there at all. */
export const greet = async (): Promise<void> => {
  const { answer, trouble } = (await askServer('me')) as Reply<Greeting> & {
    answer?: Greeting;
  };
  // A fault of the server says nothing about who we are.
  if (trouble)
    store.setState({ server: trouble === 'unreachable' ? 'none' : 'there', ...(trouble === 'stale' ? NOBODY : {}) });
  else
    store.setState({
      server: 'there',
      me: answer?.me ?? undefined,
      mail: answer?.mail ?? false,
      push: answer?.push ?? '',
      steward: answer?.steward ?? false,
    });
};

/** Whether there is a server; asks when first used and when the connection comes back. */
export const useServer = (): Presence => {
  const server = store(s => s.server);
  useEffect(() => {
    void greet();
    const again = () => void greet();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);
  return server;
};

/** Who we are to the server; nobody, before we have said a name. */
export const useMe = (): Me | undefined => store(s => s.me);

/** Whether the server can send mail, so that an address is of use. */
export const useMail = (): boolean => store(s => s.mail);

/** Whether we look after this server. */
export const useSteward = (): boolean => store(s => s.steward);

/** The server's key for push messages. */
export const usePushKey = (): string => store(s => s.push);

/** Makes us somebody of this name: a new guest, or the same person renamed. */
export const callMe = async (name: string): Promise<Trouble | undefined> => {
  const known = store.getState().me;
  if (known?.name === name) return undefined;
  const said = known ? await askServer('changeMe', { body: { name } }) : await askServer('guest', { body: { name } });
  if (said.trouble) return said.trouble;
  store.setState({ server: 'there', me: said.answer });
  return undefined;
};

/** Takes an answer that says who we are now. */
export const become = (me: Me | undefined): void => store.setState({ me });
