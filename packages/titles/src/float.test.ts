import { sharesToFloat } from '@roundhouse/engine';
import { inStock, scenario } from '@roundhouse/testkit';
import { expect, test } from 'vitest';
import { rhl, t18cz, t1848 } from './index.ts';

test('how many shares a company still lacks to float is the title’s own rule, counted', () => {
  const at = inStock(0);
  const g = scenario(t1848, { par: { VR: 100 }, shares: { VR: { 0: 2, 1: 1 } }, at });
  expect(sharesToFloat(g, 'VR')).toBe(3);
  expect(sharesToFloat(g, 'NSW')).toBe(6);
  expect(sharesToFloat(scenario(t1848, { par: { VR: 100 }, floated: ['VR'], at }), 'VR')).toBe(0);
  expect(sharesToFloat(scenario(t18cz, { at }), 'SX')).toBe(5);
  expect(sharesToFloat(scenario(rhl, { at }), 'BME')).toBeGreaterThan(0);
});

test('where more than shares is asked for, shares alone do not say it', () => {
  expect(sharesToFloat(scenario(t1848, { par: { COM: 100 }, at: inStock(0) }), 'COM')).toBeUndefined();
});
