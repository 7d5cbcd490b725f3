import { type ReactNode, useEffect, useState } from 'react';
import type { PageProps } from '../app/pages.ts';
import { go } from '../app/useWhere.ts';
import { importFile } from '../store/file.ts';
import { unpackGame } from '../store/link.ts';
import { say } from '../words/index.ts';
import { Sheet } from './frame/Sheet.tsx';
import { problemSays } from './lobby/problem.ts';

/** Takes a game out of the address, keeps it in this browser and goes to its table. */
export const Open = ({ where }: PageProps): ReactNode => {
  const [trouble, setTrouble] = useState('');
  const packed = where.params['game'] ?? '';
  const to = where.query['to'] === 'review' ? 'review' : 'table';
  useEffect(() => {
    let isWanted = true;
    const take = async () => {
      const came = await importFile(await unpackGame(packed).catch(() => ''));
      if (!isWanted) return;
      if ('id' in came) go(to, { id: came.id }, {}, true);
      else setTrouble(problemSays(came));
    };
    void take();
    return () => {
      isWanted = false;
    };
  }, [packed, to]);
  return (
    <Sheet place="open" title={say('table.opening')}>
      {trouble && <p role="alert">{trouble}</p>}
    </Sheet>
  );
};
