import type { Title } from '@roundhouse/engine';
import type { TableInfo } from '@roundhouse/protocol';
import { lraShort, rhl, rhlShort, t1848 } from '@roundhouse/titles';
import { expect, test } from 'vitest';
import { helpAt } from '../../online/names.ts';
import { keysWith } from '../keys/keys.ts';
import { drawersAt } from './drawer.ts';

const seat = (n: number, kind: 'person' | 'bot') =>
  kind === 'bot' ? { seat: n, kind, bot: 'foreman' } : { seat: n, kind, person: { id: `p${n}`, name: 'Ann' } };
const info = (kinds: readonly ('person' | 'bot')[], estimates: boolean) =>
  ({ aids: true, estimates, seats: kinds.map((kind, n) => seat(n, kind)) }) as unknown as TableInfo;
const hasEstimate = (home: 'here' | 'server', table: TableInfo) =>
  drawersAt({ home, seats: [0], estimates: helpAt(table).estimates }).includes('estimate');

test('among people an estimate is shown only where all agreed; who plays bots alone sees it', () => {
  expect(hasEstimate('server', info(['person', 'person', 'bot'], false))).toBe(false);
  expect(hasEstimate('server', info(['person', 'person', 'bot'], true))).toBe(true);
  expect(hasEstimate('server', info(['person', 'bot', 'bot'], false))).toBe(true);
});

test('what private companies do is offered only where there are some', () => {
  const has = (title: Title) => drawersAt({ home: 'here', seats: [0], estimates: false, title }).includes('privates');
  expect([t1848, rhl, rhlShort, lraShort].map(has)).toEqual([true, true, false, false]);
  expect(keysWith(['sheet', 'privates']).map(k => k.drawer)).toContain('privates');
  expect(keysWith(['sheet']).map(k => k.drawer)).not.toContain('privates');
});
