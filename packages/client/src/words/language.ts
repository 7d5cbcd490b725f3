import { languages, type Settings, useSettings } from '../app/settings.ts';

/** The languages of the catalogue. */
export const LANGUAGES = languages;
export type Language = Settings['language'];

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de-DE' };

/** How numbers and lists are written now. */
export const locale = (): string => LOCALES[language()];

/** The language everything is said in now. */
export const language = (): Language => useSettings.getState().language;

/** The same for components; the app mounts afresh under a new language, so others need not ask. */
export const useLanguage = (): Language => useSettings(s => s.language);
