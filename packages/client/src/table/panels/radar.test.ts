import { type Card, withState } from '@roundhouse/engine';
import { inTurn, scenario } from '@roundhouse/testkit';
import { t18cz, t1848 } from '@roundhouse/titles';
import { describe, expect, test } from 'vitest';
import { endedBy, lossesBy } from './radar.ts';

const card = (title: typeof t1848, id: string): Card => title.parts.trains.cards.find(c => c.id === id) as Card;

describe('what a train ends', () => {
  test('leaves out what ended before', () => {
    const early = scenario(t1848, { phase: '3', at: inTurn('VR', 'trains') });
    expect(endedBy(early, card(t1848, '4'))).toEqual(['2', '2+']);
    const late = scenario(t1848, { phase: '5', at: inTurn('VR', 'trains') });
    expect(endedBy(late, card(t1848, '4'))).toEqual([]);
    expect(endedBy(late, card(t1848, '6'))).not.toContain('2');
  });

  test('costs a company that was taken over nothing', () => {
    const g = scenario(t18cz, { phase: 'b', trains: { SX: ['2a'] }, at: inTurn('SX', 'trains') });
    const losers = (game: typeof g) => t18cz.parts.trains.cards.flatMap(c => lossesBy(game, c)).map(l => l.company);
    expect(losers(g)).toContain('SX');
    const { SX, ...rest } = g.state.companies;
    if (!SX) throw new Error('no SX');
    expect(losers(withState(g, { ...g.state, companies: { ...rest, SX: { ...SX, closed: true } } }))).toEqual([]);
  });
});
