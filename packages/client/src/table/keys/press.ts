import { useCursor } from './cursor.ts';

const isSeen = (e: HTMLElement): boolean => e.offsetParent !== null && !e.closest('[aria-disabled="true"]');

const first = (...selectors: readonly string[]): HTMLElement | undefined => {
  for (const selector of selectors) {
    const found = [...document.querySelectorAll<HTMLElement>(selector)].find(isSeen);
    if (found) return found;
  }
  return undefined;
};

/** Presses what the question is waiting for: the deed that is ready, the run, else the first answer beside it. */
export const answer = (): void =>
  first(
    '[data-testid="deed"]',
    'button.primary[data-act]',
    'button[data-act="runRoutes"]',
    '[data-step] button[data-act]:not([data-act="pass"])',
  )?.click();

/** Presses what goes on without doing anything. */
export const pass = (): void => first('button[data-act="pass"]')?.click();

const TOOLS = { in: 0, out: 1, fit: 2 } as const;

/** Presses a tool of the map. */
export const tool = (name: keyof typeof TOOLS): void =>
  [...document.querySelectorAll<HTMLElement>('[data-panel="map"] [data-tools] button')][TOOLS[name]]?.click();

/** Brings a part of the table before the reader, by its tab where there are tabs, and gives it the focus. */
export const panel = (name: string): void => {
  first(`button[data-tab="${name}"]`)?.click();
  if (name === 'map') {
    document.querySelector<SVGElement>('svg[role="application"]')?.focus();
    return;
  }
  const part = document.querySelector<HTMLElement>(`[data-panel="${name}"]`);
  part?.setAttribute('tabindex', '-1');
  part?.focus();
  part?.scrollIntoView({ block: 'nearest' });
};

/** Takes the map's cursor to the next hex that may be chosen. */
export const nextGlow = (by: number): void => {
  const hexes = [...document.querySelectorAll<SVGElement>('[data-glass] [data-hex]')].flatMap(
    e => e.dataset['hex'] ?? [],
  );
  if (!hexes.length) return;
  const { hex } = useCursor.getState();
  const at = hex === undefined ? -1 : hexes.indexOf(hex);
  const next = at < 0 ? (by > 0 ? 0 : hexes.length - 1) : (at + by + hexes.length) % hexes.length;
  panel('map');
  useCursor.setState({ hex: hexes[next] as string });
};
