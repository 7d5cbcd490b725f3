import { solve } from '@roundhouse/optimiser';
import { expect, test } from 'vitest';
import { problemOfGraph, type SiteGraph } from './site-graphs.ts';

test.each([
  ['a number', 999],
  ['a list', [{ nodes: ['city', 'offboard'], visit: 999 }]],
])('a diesel goes as far as its distance says: %s', (_, distance) => {
  const stop = (hex: string, token: boolean) =>
    ({ hex, index: 0, type: 'city', revenue: [20], token, blocked: false }) as const;
  const piece = (a: number, b: number) => ({ ends: [{ stop: a }, { stop: b }] });
  const graph = {
    id: 'diesel',
    title: '1848',
    trains: [{ name: 'D', distance }],
    stops: [stop('B1', true), stop('B3', false), stop('B5', false)],
    track: [piece(0, 1), piece(1, 2)],
    extra: {},
    optimalRevenue: 60,
  } as unknown as SiteGraph;
  expect(solve(problemOfGraph(graph))).toMatchObject({ revenue: 60, upperBound: 60, proven: true });
});
