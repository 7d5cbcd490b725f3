import { useSettings } from '../app/settings.ts';
import { say } from '../words/index.ts';
import type { OnlineState } from './state.ts';

/** Tells a player who is looking elsewhere that it is their move, if they want to be told. */
export const callToTable = (asked: number | undefined, { seat, info }: OnlineState): void => {
  if (asked === undefined || asked !== seat || !document.hidden || !useSettings.getState().notifications) return;
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  const notice = new Notification(say('table.yours'), { body: info?.name ?? '', tag: info?.id ?? '' });
  notice.onclick = () => window.focus();
};
