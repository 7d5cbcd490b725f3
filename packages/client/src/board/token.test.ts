import { shelf } from '@roundhouse/titles';
import { expect, test } from 'vitest';

/** How bright a colour is, as contrast is reckoned. */
const brightness = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map(i => {
    const part = Number.parseInt(hex.slice(i, i + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [brightness(one), brightness(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

test.each(Object.values(shelf).map(t => [t.id, t] as const))('the letters on every token of %s can be read', (_, t) => {
  const pale = Object.values(t.parts.companies).filter(c => contrast(c.colours.field, c.colours.ink) < 3);
  expect(pale.map(c => `${c.id} ${c.colours.ink} on ${c.colours.field}`)).toEqual([]);
});
