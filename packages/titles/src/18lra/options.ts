import type { OptionPart } from '@roundhouse/engine';
import { options as rhl } from '../18rhl/options.ts';

const { optionalTrain, lowerCapital, bankruptcy } = rhl as Readonly<Record<string, OptionPart>>;

/** The minor variants it shares with 18Rhl, and the scenario of three players. [LRA-8.3-a] */
export const options: Readonly<Record<string, OptionPart>> = {
  optionalTrain: { ...(optionalTrain as OptionPart), cites: 'LRA-8.1-a' },
  lowerCapital: { ...(lowerCapital as OptionPart), cites: 'LRA-8.2-a' },
  bankruptcy: { ...(bankruptcy as OptionPart), cites: 'LRA-8.3-a' },
  scenario: { values: ['drawn', 1, 2, 3, 4], cites: 'LRA-3.3-f', players: [3] },
};
