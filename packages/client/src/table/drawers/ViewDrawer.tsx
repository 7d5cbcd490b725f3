import type { ReactNode } from 'react';
import { PAINTS, type Settings, useSettings } from '../../app/settings.ts';
import { phrase, say } from '../../words/index.ts';
import css from './drawers.module.css';
import { useStart } from './startMap.ts';

const TOGGLES = ['mapNames', 'mapIds', 'mapNumbers', 'mapOwners'] as const satisfies readonly (keyof Settings)[];

/** What is written and coloured on the map, as the reader wants it. */
export const ViewDrawer = (): ReactNode => {
  const settings = useSettings();
  const { isStart } = useStart();
  return (
    <>
      <div className={css['tools']}>
        {TOGGLES.map(name => (
          <label key={name}>
            <input
              type="checkbox"
              checked={settings[name]}
              onChange={e => settings.change({ [name]: e.target.checked })}
            />
            {say(`view.${name}`)}
          </label>
        ))}
        <label>
          <input type="checkbox" checked={isStart} onChange={e => useStart.setState({ isStart: e.target.checked })} />
          {say('view.start')}
        </label>
      </div>
      <h3>{say('view.paints')}</h3>
      <div className={css['tools']}>
        {PAINTS.map(paint => (
          <label key={paint}>
            <input
              type="color"
              value={settings.paints[paint] ?? themed(paint)}
              onChange={e => settings.change({ paints: { ...settings.paints, [paint]: e.target.value } })}
            />
            {nameOf(paint)}
          </label>
        ))}
        <button type="button" onClick={() => settings.change({ paints: {} })}>
          {say('view.reset')}
        </button>
      </div>
    </>
  );
};

/** The colour as the theme has it now. */
const themed = (paint: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--${paint}`).trim();

const nameOf = (paint: string): string => {
  const [kind, which = ''] = paint.split('-');
  return kind === 'route'
    ? say('view.route', { number: which })
    : say('library.tiles.colour', { colour: phrase(`colour.${which}`) ?? which });
};
