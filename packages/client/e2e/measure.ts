import type { Page } from 'playwright-core';

/** What can be measured of the map and the page: pixels across a hex, its smallest letters, how the map fills its pane, what is covered. */
export const measure = (page: Page) =>
  page.evaluate(() => {
    const svg = document.querySelector('svg[role="application"]') as SVGSVGElement;
    const sheet = svg.querySelector('g') as SVGGElement;
    const pane = (svg.closest('section') as HTMLElement).getBoundingClientRect();
    const hex = (svg.querySelector('path[class*="hex"]') as SVGPathElement).getBoundingClientRect();
    const texts = [...svg.querySelectorAll('text')].map(t => {
      const matrix = t.getScreenCTM();
      return Number.parseFloat(getComputedStyle(t).fontSize) * Math.abs(matrix?.a ?? 1);
    });
    const land = [...svg.querySelectorAll('path[class*="hex"]')].map(p => p.getBoundingClientRect());
    const [left, right] = [Math.min(...land.map(r => r.left)), Math.max(...land.map(r => r.right))];
    const [top, bottom] = [Math.min(...land.map(r => r.top)), Math.max(...land.map(r => r.bottom))];
    const covered = [...document.querySelectorAll<HTMLElement>('button, a, input, summary')].flatMap(e => {
      const r = e.getBoundingClientRect();
      if (!r.width || !r.height || e.closest('[popover]') || e.closest('dialog')) return [];
      const [x, y] = [r.x + r.width / 2, r.y + r.height / 2];
      // What has to be scrolled to is not covered.
      const isClipped = (by: Element | null): boolean => {
        if (!by) return false;
        const box = by.getBoundingClientRect();
        const isOut = x < box.left || x > box.right || y < box.top || y > box.bottom;
        return (isOut && getComputedStyle(by).overflowY !== 'visible') || isClipped(by.parentElement);
      };
      if (isClipped(e.parentElement) || x > innerWidth || y > innerHeight) return [];
      const at = document.elementFromPoint(x, y);
      return at && (e.contains(at) || at.contains(e) || at.matches('[role="separator"]'))
        ? []
        : [`${e.textContent} under ${at?.className}`];
    });
    // Names of companies on their charters and of seats in the order of play, and what stands on the pinned charter.
    const isShort = (e: Element, by: Element) => e.getBoundingClientRect().right > by.getBoundingClientRect().right + 1;
    const cut = [
      ...[...document.querySelectorAll('[data-company] h3 b')].filter(b => isShort(b, b.closest('h3') as Element)),
      ...[...document.querySelectorAll('header ol > li')].filter(li => li.scrollWidth > li.clientWidth + 1),
      ...[...document.querySelectorAll('[data-pinned]')].filter(e => e.scrollWidth > e.clientWidth + 1),
    ].map(e => e.textContent);
    // Names of places written over values. Letters fill about so much of the height of their line.
    const LETTERS = 0.6;
    const bands = [...svg.querySelectorAll('rect[class*="_band_"]')].map(r => r.getBoundingClientRect());
    const struck = [...svg.querySelectorAll('text[class*="_name_"]')].flatMap(name => {
      const r = name.getBoundingClientRect();
      const [middle, half] = [(r.top + r.bottom) / 2, (LETTERS * r.height) / 2];
      const isOver = (b: DOMRect) =>
        b.left < r.right && b.right > r.left && b.top < middle + half && b.bottom > middle - half;
      return bands.some(isOver) ? [name.textContent] : [];
    });
    return {
      hex: hex.width,
      text: Math.min(...texts),
      /** How much of the pane lies under the map, whether all of the map is in it or not. */
      seen:
        ((Math.min(right, pane.right) - Math.max(left, pane.left)) *
          (Math.min(bottom, pane.bottom) - Math.max(top, pane.top))) /
        (pane.width * pane.height),
      fill: ((right - left) * (bottom - top)) / (pane.width * pane.height),
      whole: left >= pane.left && right <= pane.right && top >= pane.top && bottom <= pane.bottom,
      scroll: document.documentElement.scrollWidth - innerWidth,
      covered,
      /** Short words that are not to be read to their end. */
      cut,
      struck,
      transform: sheet.getAttribute('transform'),
    };
  });
