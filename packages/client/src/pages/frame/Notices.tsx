import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { say } from '../../words/index.ts';
import css from './notices.module.css';
import { loadUpdate, useUpdate } from './offline.ts';

const subscribe = (changed: () => void): (() => void) => {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
};

/** What the house has to say: a new version, or no connection. */
export const Notices = (): ReactNode => {
  const update = useUpdate();
  const [later, setLater] = useState(false);
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status">
      {!online && <p className={css['notice']}>{say('site.offline')}</p>}
      {update && !later && (
        <p className={css['notice']}>
          {say('site.update')}
          <button type="button" className="primary" onClick={loadUpdate}>
            {say('site.reload')}
          </button>
          <button type="button" onClick={() => setLater(true)}>
            {say('site.later')}
          </button>
        </p>
      )}
    </div>
  );
};
