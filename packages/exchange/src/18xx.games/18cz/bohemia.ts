import {
  amend,
  changeSteps,
  defineTitle,
  dividend,
  type Game,
  layTile,
  type Procedure,
  pay,
  type Step,
  sharesOf,
  standard,
  step,
  type Table,
  type Title,
  type Turn,
  units,
  write,
} from '@roundhouse/engine';
import { CAPITAL, t18czBohemia } from '@roundhouse/titles/18cz/bohemia';
import { beginDraft } from '@roundhouse/titles/18cz/draft';
import { deal } from '@roundhouse/titles/18cz/setup';
import { SIZES } from '@roundhouse/titles/18cz/sizes';
import { trains } from '@roundhouse/titles/18cz/steps';
import {
  alsoFor,
  buyFromOthers,
  create,
  creates,
  type Draw,
  decides,
  type Exchange,
  exchange,
  exchangeTrain,
  freeFor,
  isHis,
  payAll,
  VACLAV,
} from '@roundhouse/titles/18cz/vaclav';
import type { Adapter } from '../adapter.ts';
import { siteDraw } from '../draw.ts';
import { departuresFrom, rows } from './departures.ts';
import { positionOf } from './position.ts';
import { asked, asListed, buyAny, cards, rulings, siteOrder, trackThere, turn, unbuilt } from './rulings.ts';
import { emptyLedger, type Ledger, noted, translate } from './translate.ts';

/** The site's draws follow from its seed, one for each of his companies. */
const drawn: Draw = (t, size, box) => box[siteDraw(t, 1 + SIZES.indexOf(size)) % box.length] as string;

const his = (g: Game, f: Turn): boolean => isHis(g, f.company);

/** Row 13: his companies run as the players like; he keeps what his shares earn. */
const paysHim = (t: Table, f: Turn): void => {
  payAll(t, f);
  const share = sharesOf(t, f.company, VACLAV) / units(t, f.company);
  pay(t, 'bank', VACLAV, Math.ceil((f.income ?? 0) * share));
};

/** Row 30: all his trains are exchanged before any company gives up what is above its limit. */
const atOnce: Procedure<Exchange> = {
  ...exchange,
  next: (t, { waiting = [], ...f }) => {
    if (!waiting.length) {
      exchange.next(t, f);
      return;
    }
    amend<Exchange>(t, { waiting: [] });
    for (const company of waiting) exchangeTrain(t, company);
  },
};

/** He pays for terrain there. */
const layForHim: typeof layTile = {
  ...layTile,
  perform: (t, f, a) => {
    if (his(t, f)) pay(t, VACLAV, 'bank', standard.track.cost(t, a.company, a.hex) ?? 0);
    layTile.perform(t, f, a);
  },
};

/** Steps of his companies' turns in which the site differs. */
const THERE: Readonly<Record<string, Partial<Step<Turn>>>> = {
  track: step('track', { ...trackThere, verbs: [layForHim] }),
  trains: step('trains', { ...trains, verbs: [buyAny(buyFromOthers)] }),
  run: { rests: () => false, leave: () => {} },
  dividend: { leave: (t, f) => (his(t, f) && f.income ? paysHim(t, f) : dividend.leave?.(t, f)) },
};
const turns = changeSteps(alsoFor(turn), s => ({ ...s, ...THERE[s.name] }));

const rules = rulings(t18czBohemia.rules);

export const siteBohemia: Title = defineTitle({
  ...t18czBohemia,
  id: '18cz-bohemia@18xx.games',
  parts: { ...t18czBohemia.parts, map: unbuilt(t18czBohemia.parts.map), trains: cards },
  rules: {
    ...rules,
    token: { ...rules.token, cost: freeFor(rules.token?.cost ?? (() => 0)) },
    decides: (g, company, step) => decides(g, company, step) ?? (isHis(g, company) ? g.state.seating[0] : undefined),
  },
  ...asked,
  rounds: asked.rounds.map(r => (r.at === atOnce.at ? atOnce : r)),
  turn: turns,
  watches: [...t18czBohemia.watches, siteOrder],
  effects: { createMedium: creates('medium', drawn), createLarge: creates('large', drawn) },
  set: t => {
    deal(t, CAPITAL);
    asListed(t);
    write(t, 'money')[VACLAV] = 0;
    create(t, 'small', drawn);
    beginDraft(t);
  },
});

/** How 18xx.games records 18CZ for two players. */
export const adapterBohemia: Adapter<Ledger> = {
  site: '18CZ',
  title: siteBohemia,
  blank: emptyLedger,
  companyFromSite: sym => sym,
  translate,
  noted,
  position: positionOf,
  departures: departuresFrom(t18czBohemia),
  rows,
};
