import type { Title } from '@roundhouse/engine';

const boxes: Readonly<Record<string, () => Promise<Title>>> = {
  '1848@18xx.games': () => import('./18xx.games/1848/rulings.ts').then(box => box.site1848),
  '18cz@18xx.games': () => import('./18xx.games/18cz/rulings.ts').then(box => box.site18cz),
  '18cz-bohemia@18xx.games': () => import('./18xx.games/18cz/bohemia.ts').then(box => box.siteBohemia),
  '18rhl@18xx.games': () => import('./18xx.games/18rhl/rulings.ts').then(box => box.site18rhl),
};

/** Fetches a title as another platform rules it, alone; nothing, if the id is of none. */
export const unpackForeign = (id: string): Promise<Title | undefined> => {
  const open = Object.hasOwn(boxes, id) ? boxes[id] : undefined;
  return open ? open() : Promise.resolve(undefined);
};
