import { create } from 'zustand';
import { LANGUAGES, type Language } from '../words/languages.ts';

export const themes = ['system', 'light', 'dark'] as const;

/** What a reader may set about the look and the words; kept in the browser. */
export interface Settings {
  readonly language: Language;
  readonly theme: (typeof themes)[number];
  /** Tile and company colours told apart by every kind of colour vision. */
  readonly safeColours: boolean;
  /** Hatching on tiles besides their colour. */
  readonly patterns: boolean;
  readonly reducedMotion: boolean;
  /** Best routes drawn without asking. */
  readonly suggestRoutes: boolean;
  readonly notifications: boolean;
  /** A bell when the reader's turn comes. */
  readonly sound: boolean;
  /** Milliseconds a bot takes for a move at least. */
  readonly botPace: 0 | 700 | 2000;
  /** Whether each question is explained the first time it comes up. */
  readonly coach: boolean;
  /** What is written on the map. */
  readonly mapNames: boolean;
  readonly mapIds: boolean;
  readonly mapNumbers: boolean;
  /** Tokens ringed in the colour of whoever directs their company. */
  readonly mapOwners: boolean;
  /** Colours of routes and tiles the reader has chosen, by their name in the theme. */
  readonly paints: Readonly<Record<string, string>>;
}

/** Colours a reader may choose. */
export const PAINTS = [
  ...[1, 2, 3, 4, 5, 6].map(n => `route-${n}`),
  ...['yellow', 'green', 'brown', 'grey'].map(c => `tile-${c}`),
] as const;

const shelf = 'roundhouse.settings';

const preset = (): Settings => ({
  language: LANGUAGES.find(l => typeof navigator !== 'undefined' && navigator.language.startsWith(l)) ?? 'en',
  theme: 'system',
  safeColours: false,
  patterns: false,
  reducedMotion: false,
  suggestRoutes: true,
  notifications: false,
  sound: false,
  botPace: 700,
  coach: false,
  mapNames: true,
  mapIds: true,
  mapNumbers: false,
  mapOwners: false,
  paints: {},
});

const stored = (): Partial<Settings> => {
  try {
    return JSON.parse(localStorage.getItem(shelf) ?? '{}') as Partial<Settings>;
  } catch {
    return {};
  }
};

/** The reader's settings; change them with `change`. */
export const useSettings = create<Settings & { change(part: Partial<Settings>): void }>()(set => ({
  ...preset(),
  ...stored(),
  change: part => set(part),
}));

const keep = ({ change: _, ...settings }: ReturnType<typeof useSettings.getState>): void => {
  const root = document.documentElement;
  root.lang = settings.language;
  root.dataset['theme'] = settings.theme;
  root.dataset['colours'] = settings.safeColours ? 'safe' : 'hobby';
  root.dataset['patterns'] = String(settings.patterns);
  for (const [name, is] of Object.entries({
    names: settings.mapNames,
    ids: settings.mapIds,
    numbers: settings.mapNumbers,
    owners: settings.mapOwners,
  }))
    root.dataset[name] = String(is);
  for (const paint of PAINTS) {
    const own = settings.paints[paint];
    if (own) root.style.setProperty(`--${paint}`, own);
    else root.style.removeProperty(`--${paint}`);
  }
  root.dataset['motion'] = settings.reducedMotion ? 'reduced' : 'full';
  try {
    localStorage.setItem(shelf, JSON.stringify(settings));
  } catch {
    // A browser without storage keeps the settings for this visit only.
  }
};

/** Writes the settings onto the page now and whenever they change. */
export const applySettings = (): void => {
  keep(useSettings.getState());
  useSettings.subscribe(keep);
};
