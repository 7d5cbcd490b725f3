import type { ReactNode } from 'react';
import { askServer } from '../../online/server.ts';
import { become, useMe } from '../../online/useServer.ts';
import { language, say } from '../../words/index.ts';

/** Whether this table may call us when we are away. */
export const CallFromHere = ({ table }: { readonly table: string }): ReactNode => {
  const me = useMe();
  if (!me) return null;
  const signals = { digest: 0, muted: [], ...me.settings?.signals, language: language() };
  const muted: readonly string[] = signals.muted;
  const change = async (wanted: boolean): Promise<void> => {
    const others = muted.filter(id => id !== table);
    const body = { settings: { ...me.settings, signals: { ...signals, muted: wanted ? others : [...others, table] } } };
    const said = await askServer('changeMe', { body });
    if (!said.trouble) become(said.answer);
  };
  return (
    <label>
      <input type="checkbox" checked={!muted.includes(table)} onChange={e => void change(e.target.checked)} />{' '}
      {say('signals.mute')}
    </label>
  );
};
