import { useSettings } from '../app/settings.ts';
import { type Language, languages } from './languages.ts';

/** How numbers and lists are written now. */
export const locale = (): string => languages[language()].locale;

/** The language everything is said in now. */
export const language = (): Language => useSettings.getState().language;
