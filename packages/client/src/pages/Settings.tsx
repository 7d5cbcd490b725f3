import { type ReactNode, useState } from 'react';
import { type Settings as Settled, themes, useSettings } from '../app/settings.ts';
import { ringBell } from '../table/bell.ts';
import { forgetAll } from '../table/coach/explained.ts';
import { LANGUAGES, languages, say, setLanguage } from '../words/index.ts';
import { useInstall } from './frame/install.ts';
import { Sheet } from './frame/Sheet.tsx';
import css from './newgame/choice.module.css';
import { Check, Picks } from './newgame/Picks.tsx';
import { Blocked } from './settings/Blocked.tsx';
import { CalendarSettings } from './settings/CalendarSettings.tsx';
import { Channels } from './settings/Channels.tsx';
import { Preview } from './settings/Preview.tsx';
import own from './settings/settings.module.css';

/** Why the browser cannot tell us anything; nothing, if it can. */
const muteness = (): string | undefined => {
  if (!('Notification' in window)) return say('settings.notifications.none');
  return Notification.permission === 'denied' ? say('settings.notifications.denied') : undefined;
};

const Notices = ({
  settings,
}: {
  readonly settings: Settled & { change(part: Partial<Settled>): void };
}): ReactNode => {
  const [mute, setMute] = useState(muteness);
  const wish = async (wanted: boolean) => {
    const granted = wanted && (await Notification.requestPermission()) === 'granted';
    setMute(muteness());
    settings.change({ notifications: granted });
  };
  return (
    <Check
      name={say('settings.notifications')}
      hint={mute ?? say('settings.notifications.hint')}
      value={settings.notifications && !mute}
      disabled={mute !== undefined}
      change={wish}
    />
  );
};

/** Milliseconds a bot takes for a move at least. */
const PACES: readonly Settled['botPace'][] = [0, 700, 2000];

/** Language, theme, colours, motion and notices. */
export const Settings = (): ReactNode => {
  const settings = useSettings();
  const { change } = settings;
  const install = useInstall();
  return (
    <Sheet place="settings" title={say('settings.title')}>
      <div className={own['page']}>
        <div className={own['groups']}>
          <fieldset className={css['step']}>
            <legend>{say('settings.language')}</legend>
            <Picks
              narrow
              label={say('settings.language')}
              value={settings.language}
              options={LANGUAGES.map(value => ({ value, name: languages[value].name }))}
              change={language => void setLanguage(language)}
            />
          </fieldset>
          <fieldset className={css['step']}>
            <legend>{say('settings.bots')}</legend>
            <Picks
              label={say('settings.bots')}
              value={settings.botPace}
              options={PACES.map(value => ({ value, name: say(`settings.bots.${value}`) }))}
              change={botPace => change({ botPace })}
            />
          </fieldset>
          <fieldset className={css['step']}>
            <legend>{say('settings.theme')}</legend>
            <Picks
              narrow
              label={say('settings.theme')}
              value={settings.theme}
              options={themes.map(value => ({ value, name: say(`settings.theme.${value}`) }))}
              change={theme => change({ theme })}
            />
          </fieldset>
          <fieldset className={css['step']}>
            <legend>{say('settings.colours')}</legend>
            <div className={own['stack']}>
              <Check
                name={say('settings.colours.safe')}
                hint={say('settings.colours.safe.hint')}
                value={settings.safeColours}
                change={safeColours => change({ safeColours })}
              />
              <Check
                name={say('settings.patterns')}
                hint={say('settings.patterns.hint')}
                value={settings.patterns}
                change={patterns => change({ patterns })}
              />
              <Check
                name={say('settings.motion')}
                hint={say('settings.motion.hint')}
                value={settings.reducedMotion}
                change={reducedMotion => change({ reducedMotion })}
              />
            </div>
          </fieldset>
          <fieldset className={css['step']}>
            <legend>{say('settings.play')}</legend>
            <div className={own['stack']}>
              <Check
                name={say('settings.coach')}
                hint={say('settings.coach.hint')}
                value={settings.coach}
                change={coach => {
                  if (coach) forgetAll();
                  change({ coach });
                }}
              />
              <Check
                name={say('settings.routes')}
                hint={say('settings.routes.hint')}
                value={settings.suggestRoutes}
                change={suggestRoutes => change({ suggestRoutes })}
              />
              <Check
                name={say('settings.sound')}
                hint={say('settings.sound.hint')}
                value={settings.sound}
                change={sound => {
                  change({ sound });
                  if (sound) ringBell();
                }}
              />
              <Notices settings={settings} />
            </div>
          </fieldset>
          <Channels />
          <CalendarSettings />
          <Blocked />
          {install && (
            <p>
              <button type="button" onClick={install}>
                {say('settings.install')}
              </button>{' '}
              <span className={own['soft']}>{say('settings.install.hint')}</span>
            </p>
          )}
          <p className={own['soft']}>
            {say('settings.kept')} {say('settings.data.hint')}
          </p>
        </div>
        <Preview />
      </div>
    </Sheet>
  );
};
