import type { Action, Game, Setup, Title } from '@roundhouse/engine';
import { adapterBohemia } from './18cz/bohemia.ts';
import { adapter18cz } from './18cz/index.ts';
import { adapter18rhl } from './18rhl/index.ts';
import { adapter1848 } from './1848/index.ts';
import type { SiteAction, SiteGame } from './file.ts';
import type { Trouble } from './trouble.ts';

/** An action of ours without who and when. */
export interface Rendered {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** What is needed to follow the site's games of one title. `L` is what the site's own names stand for so far. */
export interface Adapter<L = unknown> {
  /** What the site calls it. */
  readonly site: string;
  /** Our title with that site's rulings. */
  readonly title: Title;
  readonly blank: L;
  /** Our options for the optional rules of that site; none, if it has none. */
  readonly options?: Readonly<Record<string, Setup['options']>>;
  companyFromSite(sym: string): string;
  /** Our deed for a recorded action; nothing, if it decides nothing of its own. */
  translate(g: Game, names: L, a: SiteAction): Rendered | undefined;
  /** What the action tells about the site's names. */
  noted(g: Game, names: L, a: SiteAction): L;
  /** The position in the words of the site's traces. */
  position(g: Game, ids: readonly string[]): Readonly<Record<string, unknown>>;
  /** Where this step of the game departs from the rulebook: rows of the peer-differences table, or clauses. */
  departures(before: Game, action: Action, after: Game): readonly string[];
  /** What each row means, in one line. */
  readonly rows: Readonly<Record<string, string>>;
}

const adapters: readonly Adapter[] = [
  adapter1848,
  adapter18cz,
  adapterBohemia,
  adapter18rhl,
] as readonly unknown[] as Adapter[];

/** Some titles are several games, told apart by the number of players. A sentence says why a game is none of them. */
export const adapterFor = ({ title, players, options }: SiteGame): Adapter | Trouble => {
  const known = adapters.filter(a => a.site === title);
  if (!known.length) return { error: `Games of ${title} cannot be imported yet.`, kind: 'title', facts: { title } };
  const adapter = known.find(a => a.title.players.includes(players.length));
  if (!adapter)
    return {
      error: `Games of ${title} for ${players.length} players cannot be imported yet.`,
      kind: 'players',
      facts: { title, players: players.length },
    };
  const strange = options.find(name => !Object.hasOwn(adapter.options ?? {}, name));
  if (strange === undefined) return adapter;
  const error = `Games of ${title} with ${strange} cannot be imported yet.`;
  return { error, kind: 'option', facts: { title, option: strange } };
};

/** Titles as other platforms rule them, by id. */
export const foreignShelf: Readonly<Record<string, Title>> = Object.fromEntries(
  adapters.map(a => [a.title.id, a.title]),
);
