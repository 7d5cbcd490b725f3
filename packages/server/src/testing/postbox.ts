import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** A mail server that takes everything and keeps it. */
export interface Postbox {
  readonly url: string;
  readonly mails: string[];
  close(): void;
}

export const openPostbox = async (): Promise<Postbox> => {
  const mails: string[] = [];
  const server = createServer(socket => {
    let mail: string | undefined;
    let rest = '';
    socket.write('220 postbox\r\n');
    socket.on('data', chunk => {
      const lines = (rest + chunk).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (mail !== undefined && line !== '.') {
          mail += `${line}\n`;
          continue;
        }
        if (mail !== undefined) mails.push(mail);
        mail = line === 'DATA' ? '' : undefined;
        socket.write(line === 'DATA' ? '354 go on\r\n' : line === 'QUIT' ? '221 bye\r\n' : '250 fine\r\n');
        if (line === 'QUIT') socket.end();
      }
    });
    socket.on('error', () => {});
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails,
    close: () => void server.close(),
  };
};
