import type { FromClient, FromServer } from '@roundhouse/protocol';

/** A line to the server that comes back by itself. */
export interface Wire {
  say(message: FromClient): void;
  close(): void;
}

interface Ears {
  /** The line is open; say again what is to be followed. */
  onOpen(): void;
  onMessage(message: FromServer): void;
  onLost(): void;
}

const PATIENCE = [500, 1000, 2000, 5000, 10_000] as const;

/** Opens the socket and opens it again whenever it breaks. */
export const openWire = ({ onOpen, onMessage, onLost }: Ears): Wire => {
  let socket: WebSocket | undefined;
  let tries = 0;
  let isWanted = true;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const connect = () => {
    const address = new URL('/api/socket', window.location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    const line = new WebSocket(address);
    socket = line;
    line.onmessage = e => {
      const message = JSON.parse(String(e.data)) as FromServer;
      if (message.type === 'bye' && message.why === 'stale') isWanted = false;
      if (message.type === 'hello') {
        tries = 0;
        onOpen();
      }
      onMessage(message);
    };
    line.onclose = () => {
      if (!isWanted) return;
      onLost();
      timer = setTimeout(connect, PATIENCE[Math.min(tries++, PATIENCE.length - 1)]);
    };
  };
  connect();
  return {
    say: message => {
      if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
    },
    close: () => {
      isWanted = false;
      clearTimeout(timer);
      socket?.close();
    },
  };
};
