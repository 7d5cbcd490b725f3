import type { Title } from '@roundhouse/engine';

/** How much each part of an estimate counts. Characters differ in these alone. */
export interface Weights {
  readonly flow: number;
  readonly growth: number;
  readonly treasury: number;
  readonly liability: number;
  /** For every company led. */
  readonly control: number;
  /** What rivals have counts against, where there are three; more where there are fewer. */
  readonly envy: number;
}

/** What holds wherever nothing else was found. */
export const COMMON: Weights = { flow: 0.9, growth: 0.7, treasury: 0.35, liability: 0.8, control: 25, envy: 0.3 };

/** How much things count in a title: as its own games have shown, else as everywhere. */
export const weightsIn = ({ prospects }: Pick<Title, 'prospects'>): Weights => ({ ...COMMON, ...prospects?.weights });
