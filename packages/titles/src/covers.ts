import type { Title } from '@roundhouse/engine';

/** What is printed on a box: all that lists of games need, without the game inside. */
export type Cover = Pick<Title, 'id' | 'name' | 'players' | 'rulebook' | 'inherits'>;

/** The boxes of the shelf, in its order. */
export const covers: readonly Cover[] = [
  { id: '1848', name: '1848 Australia', players: [3, 4, 5, 6] },
  { id: '18cz', name: '18CZ', players: [3, 4, 5, 6] },
  { id: '18cz-bohemia', name: '18CZ: Bohemia', players: [2], rulebook: '18cz' },
  { id: '18cz-moravia-silesia', name: '18CZ: Moravia-Silesia', players: [2, 3], rulebook: '18cz' },
  { id: '18rhl', name: '18Rhl Rhineland', players: [3, 4, 5] },
  { id: '18rhl-short', name: '18Rhl: Short Game', players: [3, 4, 5], rulebook: '18rhl' },
  { id: '18lra', name: '18LRA Lower Rhine Area', players: [3, 4], inherits: { title: '18rhl', clauses: 'RHL-' } },
  {
    id: '18lra-investor',
    name: '18LRA: the Investor',
    players: [2],
    rulebook: '18lra',
    inherits: { title: '18rhl', clauses: 'RHL-' },
  },
  {
    id: '18lra-short',
    name: '18LRA: Short Game',
    players: [3, 4, 5],
    rulebook: '18lra',
    inherits: { title: '18rhl', clauses: 'RHL-' },
  },
];

const boxes: Readonly<Record<string, () => Promise<Title>>> = {
  '1848': () => import('./1848/index.ts').then(box => box.t1848),
  '18cz': () => import('./18cz/index.ts').then(box => box.t18cz),
  '18cz-bohemia': () => import('./18cz/bohemia.ts').then(box => box.t18czBohemia),
  '18cz-moravia-silesia': () => import('./18cz/moravia-silesia.ts').then(box => box.t18czMoraviaSilesia),
  '18rhl-short': () => import('./18rhl/short.ts').then(box => box.rhlShort),
  '18rhl': () => import('./18rhl/index.ts').then(box => box.rhl),
  '18lra-short': () => import('./18lra/short.ts').then(box => box.lraShort),
  '18lra-investor': () => import('./18lra/investor/index.ts').then(box => box.lraInvestor),
  '18lra': () => import('./18lra/index.ts').then(box => box.lra),
};

/** Opens one box: fetches a title by its id, alone; nothing, if it is not on the shelf. */
export const unpack = (id: string): Promise<Title | undefined> => {
  const open = Object.hasOwn(boxes, id) ? boxes[id] : undefined;
  return open ? open() : Promise.resolve(undefined);
};
