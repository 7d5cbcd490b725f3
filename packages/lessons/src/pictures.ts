import { inTurn, type Scenario } from '@roundhouse/engine';
import type { Plate } from './guides/guide.ts';
import { guideTo } from './guides/index.ts';

/** What is drawn beside a word: a board, the chart of a position, trains, papers or coins. */
export type Picture =
  | { readonly plate: Pick<Plate, 'position' | 'around' | 'run'>; readonly title: string }
  | { readonly chart: Scenario; readonly title: string }
  | { readonly trains: readonly string[]; readonly gone?: readonly string[] }
  | { readonly papers: readonly string[] }
  | { readonly coins: number };

const SHARED = { players: 3, shares: { SAR: { 0: 6 } }, par: { SAR: 80 }, phase: '3', sold: { 2: 6, 3: 2 } } as const;

/** Adelaide and what lies west of it. */
const west = (around: Plate['around'], more: Partial<Scenario> = {}): Picture => ({
  title: '1848',
  plate: {
    around,
    position: {
      ...SHARED,
      tokens: { SAR: ['G3'] },
      tiles: { G3: '57/2', F3: '57/2', E2: '57/2', E1: '6/2' },
      trains: { SAR: ['3'] },
      at: inTurn('SAR', 'run'),
      ...more,
    },
  },
});

/** A board of a guide. */
const plate = (title: string, id: string): Picture => {
  const found = guideTo(title)?.plates.find(p => p.id === id);
  if (!found) throw new Error(`No plate ${id} of ${title}.`);
  return { plate: found, title };
};

const chart: Picture = {
  title: '1848',
  chart: { ...SHARED, tokens: { SAR: ['G3'] }, trains: { SAR: ['3'] }, at: inTurn('SAR', 'dividend', { income: 60 }) },
};
const papers = (...sizes: readonly string[]): Picture => ({ papers: sizes });
const trains = (...all: readonly string[]): Picture => ({ trains: all });

/** A picture for every word of the glossary. */
export const pictures: Readonly<Record<string, Picture>> = {
  auction: papers('P1', 'P2', 'P3'),
  bank: { coins: 9 },
  bankofengland: papers('BOE'),
  bid: { coins: 3 },
  bonus: plate('1848', 'gauge'),
  bot: papers('🤖'),
  camp: plate('18lra', 'iron'),
  certificate: papers('20 %', '10 %'),
  chart,
  charter: west(['G3']),
  city: west(['G3', 'F3']),
  coal: plate('18lra', 'harbour'),
  company: west(['G3', 'F3']),
  destiny: papers('?'),
  director: papers('20 %'),
  dividend: chart,
  draft: papers('S1', 'M1', 'L1'),
  emergency: { trains: ['4'], gone: ['2'] },
  estimate: chart,
  export: { trains: ['b'], gone: ['a'] },
  ferry: plate('18rhl', 'ferry'),
  float: papers('20 %', '10 %', '10 %', '10 %', '10 %'),
  gauge: plate('1848', 'gauge'),
  ghan: trains('2E'),
  harbour: plate('18lra', 'harbour'),
  hex: west(['F4']),
  home: west(['G3']),
  investor: plate('18lra-investor', 'link'),
  ipo: papers('10 %'),
  k: west(['G3']),
  light: trains('2+4'),
  limit: trains('3', '4'),
  liquid: { coins: 5 },
  loan: chart,
  local: papers('S1', 'M1', 'L1'),
  lot: papers('P5', '10 %'),
  oo: west(['G5'], { tiles: { G5: '235/0' } }),
  operating: plate('1848', 'perth'),
  order: chart,
  par: chart,
  pass: papers('–'),
  permanent: trains('5', '6'),
  phase: trains('2', '3', '4'),
  player: papers('20 %'),
  plus: trains('2+', '3+'),
  pool: papers('10 %', '10 %'),
  price: chart,
  priority: papers('1'),
  private: papers('P1'),
  receivership: chart,
  revenue: plate('1848', 'perth'),
  route: plate('1848', 'perth'),
  rust: { trains: ['4'], gone: ['2', '2+'] },
  share: papers('10 %'),
  size: papers('25 %', '20 %', '10 %'),
  station: west(['G3', 'F3']),
  stock: papers('10 %', '20 %'),
  takeover: plate('18cz', 'sizes'),
  target: papers('✓'),
  terrain: west(['E3', 'E4']),
  tile: west(['F3', 'E2']),
  town: plate('18cz', 'towns'),
  train: trains('2', '3', '4'),
  trainround: plate('18rhl-short', 'first'),
  treasury: { coins: 7 },
  upgrade: west(['F3'], { tiles: { G3: '57/2', F3: '15/0' } }),
  vaclav: papers('🤖'),
  withhold: chart,
  worth: { coins: 9 },
};
