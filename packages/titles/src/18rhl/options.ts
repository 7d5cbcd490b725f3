import type { CompanyId, Game, OptionPart } from '@roundhouse/engine';

const choice = (cites: string): OptionPart => ({ values: [false, true], cites });
const either: OptionPart = { values: ['base', 'alternative'], cites: 'RHL-8.5-c' };

/** The minor variants; each number of the starting package is of the base or of the alternative one. [RHL-8 RHL-8.1 RHL-8.2 RHL-8.3] */
export const options: Readonly<Record<string, OptionPart>> = {
  optionalTrain: choice('RHL-8.1-a'),
  lowerCapital: choice('RHL-8.2-a'),
  bankruptcy: choice('RHL-8.3-a'),
  targets: choice('RHL-8.4.1-a'),
  destinies: choice('RHL-8.4.2-a'),
  lot1: either,
  lot2: either,
  lot3: either,
  lot4: either,
  lot5: either,
  lot6: either,
};

type Chosen = Game['state']['setup']['options'];

/** Whether this number of the starting package is the alternative one. */
export const isAlternative = (chosen: Chosen, number: number): boolean => chosen[`lot${number}`] === 'alternative';

/** Whether a variant that is played or not is played. */
export const played =
  (option: string) =>
  (g: Game): boolean =>
    g.state.setup.options[option] === true;

export const withTargets = played('targets');
export const withDestinies = played('destinies');
export const withBankruptcy = played('bankruptcy');

/** Whether any certificate of the alternative package is in play. */
export const anyAlternative = (g: Game): boolean =>
  [1, 2, 3, 4, 5, 6].some(number => isAlternative(g.state.setup.options, number));

/** The company whose director's certificate is the sixth lot. */
export const leadCompany = (chosen: Chosen): CompanyId => (isAlternative(chosen, 6) ? 'CME' : 'RhE');
