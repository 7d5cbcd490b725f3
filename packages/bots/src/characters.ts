import type { Weights } from './weights.ts';

/** What somebody makes more of than others, or less. */
export const characters = {
  /** Shares that climb; who runs the company is all the same. */
  speculator: { flow: 0.7, growth: 1.1, control: 0 },
  /** Companies that earn, and go on earning. */
  railwayman: { flow: 1.1, growth: 0.45, treasury: 0.5, control: 60 },
  /** Money kept for the next train, and nothing out of one's own pocket. */
  banker: { growth: 0.55, treasury: 0.55, liability: 1.4 },
} as const satisfies Readonly<Record<string, Partial<Weights>>>;

export type CharacterName = keyof typeof characters;
