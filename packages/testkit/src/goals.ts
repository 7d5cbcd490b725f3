import type { Event, Game, PrivateId, Title } from '@roundhouse/engine';
import { variantsOf } from './options.ts';
import type { Scenario } from './scenario.ts';

/** What a title does not say about itself but the exhaustive runner must know. */
export interface Particulars {
  /** Every cause by which a game may end. */
  readonly endings: readonly string[];
  /** Privates that have a power to use up. */
  readonly powers: readonly PrivateId[];
  /** Clauses no attempt can meet, because the question they guard is never asked then; each with its reason. */
  readonly unmet: Readonly<Record<string, string>>;
  /** Goals other than clauses that are out of reach, though what they are about is in the box; each with its reason. */
  readonly never?: Readonly<Record<string, string>>;
  /** Positions one step away from something that chance hardly ever brings about. */
  readonly corners: readonly Corner[];
  /** What else must come about: by name, and whether an action and what happened then have done so. */
  readonly deeds?: Readonly<Record<string, Feat>>;
}

export type Feat = (g: Game, events: readonly Event[]) => boolean;

/** A position and what is tried in it first. */
export interface Corner {
  readonly position: Scenario;
  readonly tries?: readonly { readonly type: string; readonly [field: string]: unknown }[];
}

/** Everything that must happen at least once before a title counts as played through, under whatever options. */
export const goalsOf = (
  title: Title,
  { endings, powers, unmet, never = {}, deeds = {} }: Particulars,
): readonly string[] => {
  const all = [
    ...variantsOf(title).flatMap(partsIn),
    ...Object.entries(title.options).flatMap(([name, { values }]) => values.map(value => `option ${name} ${value}`)),
    ...powers.map(id => `private ${id} used`),
    ...endings.map(cause => `ending ${cause}`),
    ...Object.keys(title.cites).flatMap(clause => (Object.hasOwn(unmet, clause) ? [] : [`clause ${clause} met`])),
    ...Object.keys(deeds),
  ];
  return [...new Set(all)].filter(goal => !Object.hasOwn(never, goal));
};

const partsIn = ({ parts: { tiles, trains, privates, phases }, ...title }: Title): readonly string[] => {
  const forSale = Object.values(privates).filter(p => typeof p.sale === 'object');
  const asked = Object.values(title.steps).filter(s => s.verbs.length);
  return [
    ...Object.keys(tiles).map(id => `tile ${id} laid`),
    ...Object.keys(trains.sides).map(id => `train ${id} bought`),
    ...phases.slice(1).map(p => `phase ${p.id} begun`),
    ...Object.keys(privates).flatMap(id => [`private ${id} bought`, `private ${id} closed`]),
    ...forSale.map(p => `private ${p.id} sold to a company`),
    ...Object.keys(title.effects).map(name => `effect ${name}`),
    ...Object.keys(title.zones).map(name => `zone ${name}`),
    ...asked.map(s => `step ${s.name} asked`),
    ...Object.keys(title.verbs).map(verb => `verb ${verb} used`),
  ];
};

/** The goals an event reaches. */
export const reachedBy = (e: Event): readonly string[] => {
  switch (e.type) {
    case 'laid':
      return [`tile ${e.tile} laid`];
    case 'trainBought':
      return [`train ${e.train} bought`];
    case 'phase':
      return [`phase ${e.phase} begun`];
    case 'lotBought':
      return [`private ${e.lot} bought`];
    case 'privateBought':
      return [`private ${e.private} sold to a company`];
    case 'closed':
      return [`private ${e.private} closed`];
    default:
      return [];
  }
};

/** The goals a position reaches. */
export const reachedIn = (g: Game): readonly string[] => [
  ...Object.entries(g.state.privates).flatMap(([id, p]) => (p.used ? [`private ${id} used`] : [])),
  ...(g.state.over && g.state.ending ? [`ending ${g.state.ending}`] : []),
  ...(g.state.over ? Object.entries(g.state.setup.options).map(([name, value]) => `option ${name} ${value}`) : []),
];

/** The title, telling whenever one of its effects or zones is set off. */
export const watched = (title: Title, saw: (goal: string) => void): Title => ({
  ...title,
  ...(title.variant ? { variant: setup => watched(title.variant?.(setup) ?? title, saw) } : {}),
  effects: telling(title.effects, name => saw(`effect ${name}`)),
  zones: telling(title.zones, name => saw(`zone ${name}`)),
});

const telling = <A extends readonly unknown[]>(
  all: Readonly<Record<string, (...args: A) => void>>,
  tell: (name: string) => void,
): Readonly<Record<string, (...args: A) => void>> =>
  Object.fromEntries(
    Object.entries(all).map(([name, happens]) => [
      name,
      (...args: A) => {
        tell(name);
        happens(...args);
      },
    ]),
  );
