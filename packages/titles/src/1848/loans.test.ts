import { does, inTurn, refusal, scenario } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { t1848 } from './index.ts';

const base = {
  phase: '3',
  shares: { SAR: { 0: 4, 1: 2 } },
  par: { SAR: 80 },
  cells: { SAR: '2.7' },
  tiles: { G3: '57/0' },
  tokens: { SAR: ['G3'] },
  cash: { SAR: 0 },
};

describe('loans', () => {
  test('[48-5.6.2-a] the first loan of a turn moves the marker two to the left', () => {
    const g = scenario(t1848, { ...base, at: inTurn('SAR', 'track') });
    const after = does(g, 'takeLoan');
    expect(after.state.companies['SAR']?.cell).toBe('2.5');
    expect(refusal(after, 'takeLoan')?.clause).toBe('loan.one-a-turn');
  });
});
