import { type Action, choices, type Decision, decide, type Game, leaves, nothing, sample } from '@roundhouse/engine';
import { OPENING, spend } from '../effort.ts';
import type { Mind } from '../mind.ts';
import { isPestering } from '../pestering.ts';
import { actingFor } from './actingFor.ts';
import { certificates } from './certificates.ts';
import { dividend } from './dividend.ts';
import { lots } from './lots.ts';
import { offers, weighed } from './offers.ts';
import type { ShareDeed } from './returns.ts';
import { run } from './run.ts';
import { shares } from './shares.ts';
import { glanced, station, track } from './track.ts';
import { discard, trains } from './trains.ts';

/** So many answers of one verb are looked at. */
const MOST = 120;

/** What somebody with good habits answers to the question on the table; nothing once the game is over. */
export const habit = (g: Game, mind: Mind, asked = decide(g)): Action | undefined => {
  const own = g.title.automatic?.(g);
  if (own) return own;
  if (!asked) return undefined;
  return byHabit(g, asked, mind) ?? (asked.mayPass ? passing(asked) : (atLeast(g, asked, mind) ?? passing(asked)));
};

export const passing = (d: Decision): Action => ({ type: 'pass', by: d.by, at: d.step });

/** The legal answers of the verbs that are on offer and wanted. */
const answersOf = (g: Game, d: Decision, verbs: readonly string[], mind: Mind): readonly Action[] =>
  d.verbs
    .filter(v => verbs.includes(v))
    .flatMap(v => {
      spend(mind.on, OPENING);
      return firstOf(leaves(choices(g, v)), MOST);
    });

const firstOf = <T>(from: Generator<T>, most: number): readonly T[] => {
  const list: T[] = [];
  for (const item of from) if (list.push(item) >= most) break;
  return list;
};

/** What is done in a stock round. */
const STOCK = ['sellShares', 'buyShare', 'startCompany'];
/** By what verbs shares change hands. */
export const SHARES: readonly string[] = [...STOCK, 'takeCertificate'];
/** By what verbs lots change hands. */
export const LOTS: readonly string[] = ['buyLot', 'bid', 'lowerLot', 'putUp'];

/** A rule for each kind of question, by the verbs that answer it. */
const byHabit = (g: Game, d: Decision, mind: Mind): Action | undefined => {
  const has = (verb: string) => d.verbs.includes(verb);
  const open = (...verbs: readonly string[]) => answersOf(g, d, verbs, mind);
  const { company } = d;
  if (has('runRoutes')) return run(g, choices(g, 'runRoutes'), company, mind);
  if (has('answer')) return offers(g, d.by, open('answer'), mind);
  if (has('discardTrain')) return discard(g, open('discardTrain'), mind);
  if (STOCK.some(has) && company === undefined) return shares(g, d.by, open(...STOCK) as readonly ShareDeed[], mind);
  if (LOTS.some(has)) return lots(g, d.by, open(...LOTS), d.mayPass, mind);
  if (has('takeCertificate')) return certificates(g, d.by, open('takeCertificate'), mind);
  if (has('actFor')) return actingFor(g, d.by, open('actFor'), mind, habit);
  if (company === undefined) return undefined;
  if (has('payDividend')) return dividend(g, company, open('payDividend'), mind);
  if (has('buyTrain')) {
    // Trains come first: what else may be done meanwhile, a private's power to build say, does not stand in their way.
    const buy = trains(g, company, open('buyTrain'), d.mayPass, mind);
    if (buy || !d.mayPass) return buy;
  }
  if (mind.quiet && d.mayPass && d.verbs.some(isOfMap))
    return g.state.companies[company]?.revenue ? undefined : glanced(g, company, drawn(g, d, mind), mind);
  if (d.verbs.some(isOfMap) && !d.verbs.every(isOfMap) && d.mayPass && !has('buyPrivate'))
    return mixed(g, d, company, mind);
  const maps = d.verbs.filter(isTrack);
  if (maps.length) return track(g, company, open(...maps), mind) ?? (d.mayPass ? undefined : atLeast(g, d, mind));
  const places = d.verbs.filter(v => /^place/.test(v));
  return places.length ? station(g, company, open(...places), mind) : undefined;
};

/** So many lays are drawn where nobody looks closely. */
const DRAWN = 4;

/** A few lays without listing all of them. */
const drawn = (g: Game, d: Decision, { on, roll }: Mind): readonly Action[] => {
  const ways = d.verbs.filter(isTrack).map(v => choices(g, v));
  spend(on, OPENING);
  return ways.length
    ? Array.from({ length: DRAWN }, () => sample(ways[roll(ways.length)] ?? nothing, roll) ?? []).flat()
    : [];
};

const isTrack = (verb: string): boolean => /^(lay|build)/.test(verb);

const isOfMap = (verb: string): boolean => /^(lay|build|place)/.test(verb);

/** Where a step offers track or something else, the best of each are weighed. */
const mixed = (g: Game, d: Decision, company: string, mind: Mind): Action | undefined => {
  const open = (wanted: (verb: string) => boolean) => answersOf(g, d, d.verbs.filter(wanted), mind);
  const lay = track(g, company, open(isTrack), mind);
  const place = station(
    g,
    company,
    open(v => v.startsWith('place')),
    mind,
  );
  const others = open(v => !isOfMap(v)).slice(0, 6);
  const ways = [lay, place, ...others].flatMap(a => a ?? []);
  const best = weighed(g, d.by, [passing(d), ...ways], mind, 4);
  return best && best.type !== 'pass' ? best : lay;
};

/** Something must be done: the least harmful of a few. */
const atLeast = (g: Game, d: Decision, mind: Mind): Action | undefined => {
  const ways = d.verbs
    .flatMap(v =>
      firstOf(leaves(choices(g, v)), 20)
        .filter(a => !isPestering(g, a))
        .slice(0, 6),
    )
    .slice(0, 12);
  return ways.length > 1 ? (weighed(g, d.by, ways, mind) ?? ways[0]) : ways[0];
};
