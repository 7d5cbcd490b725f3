import { useSettings } from '../app/settings.ts';
import type { Language } from './languages.ts';
import { learn } from './say.ts';

/** Says everything in another language from now on. */
export const setLanguage = async (next: Language): Promise<void> => {
  await learn(next);
  useSettings.getState().change({ language: next });
};
