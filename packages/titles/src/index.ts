import type { Title } from '@roundhouse/engine';
import { t18czBohemia } from './18cz/bohemia.ts';
import { t18cz } from './18cz/index.ts';
import { t18czMoraviaSilesia } from './18cz/moravia-silesia.ts';
import { lra } from './18lra/index.ts';
import { lraInvestor } from './18lra/investor/index.ts';
import { lraShort } from './18lra/short.ts';
import { rhl } from './18rhl/index.ts';
import { rhlShort } from './18rhl/short.ts';
import { t1848 } from './1848/index.ts';

/** Every title, by id. */
export const shelf: Readonly<Record<string, Title>> = Object.fromEntries(
  [t1848, t18cz, t18czBohemia, t18czMoraviaSilesia, rhl, rhlShort, lra, lraInvestor, lraShort].map(title => [
    title.id,
    title,
  ]),
);

export { lra, lraInvestor, lraShort, rhl, rhlShort, t18cz, t18czBohemia, t18czMoraviaSilesia, t1848 };
