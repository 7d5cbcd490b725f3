import type { Dice } from './dice.ts';

/** How a random player leans: how much it likes each verb, and each answer within one. What is not said weighs 1. */
export interface Style {
  readonly verbs: Readonly<Record<string, number>>;
  /** By verb, then by the value of any field of the action. */
  readonly leans?: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** What most players do: found, build, run, pay, and buy trains before they must. */
const sound = {
  buyLot: 3,
  startCompany: 8,
  buyShare: 8,
  sellShares: 0.3,
  layTile: 12,
  placeToken: 4,
  runRoutes: 40,
  buyTrain: 4,
  buyPrivate: 0.2,
  takeLoan: 0.05,
  putUp: 8,
  bid: 2,
  repayDebt: 4,
  sellLocal: 0.3,
};

/** Rather from the bank than from each other. */
const freshTrains = { bank: 20 };

/** Styles differ in the endings and corners they reach. */
export const STYLES = {
  /** Builds a network, pays now and then too little, and lives with it. */
  builder: { verbs: sound, leans: { payDividend: { pay: 5 }, answer: { true: 3 } } },
  /** Always pays and never sells: prices climb and the bank empties. */
  investor: {
    verbs: { ...sound, buyTrain: 2, sellShares: 0.05, takeLoan: 0, buyPrivate: 0.05 },
    leans: { payDividend: { pay: 60 } },
  },
  /** Keeps half of its income for the next train, up to the very last. */
  tycoon: {
    verbs: { ...sound, buyLot: 20, sellShares: 0.05, takeLoan: 0 },
    leans: { payDividend: { pay: 1.5 }, buyTrain: freshTrains },
  },
  /** Pays out what it earns and borrows what it needs. */
  borrower: {
    verbs: { ...sound, sellShares: 0.05, takeLoan: 0.3 },
    leans: { payDividend: { pay: 20 }, buyTrain: freshTrains },
  },
  /** Milks companies and drops them. */
  wrecker: { verbs: { ...sound, sellShares: 3, takeLoan: 1, layTile: 4 }, leans: { payDividend: { withhold: 2 } } },
  /** Waits for prices to fall. */
  haggler: {
    verbs: { ...sound, buyLot: 0.3, lowerLot: 3, buyPrivate: 2, startCompany: 4 },
    leans: { payDividend: { pay: 5 }, answer: { true: 0.2 } },
  },
  /** Has no preference at all. */
  drifter: { verbs: {} },
} as const satisfies Readonly<Record<string, Style>>;

/** Does nothing it need not do, but buys the lots it can: before they are sold no round of shares may begin. */
export const TIRED: Style = { verbs: { pass: 1000, buyLot: 1_000_000 } };

type StyleName = keyof typeof STYLES;

export const STYLE_NAMES = Object.keys(STYLES) as readonly StyleName[];

/** The styles of a table: seats share one in every second game and differ in the others. */
export const stylesFor = (players: number, roll: Dice): readonly Style[] => {
  const any = () => STYLES[STYLE_NAMES[roll(STYLE_NAMES.length)] ?? 'drifter'];
  const common = roll(2) ? any() : undefined;
  return Array.from({ length: players }, () => common ?? any());
};
