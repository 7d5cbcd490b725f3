import type { Profile } from '@roundhouse/protocol';
import type { House } from '../house/house.ts';
import { infosOf } from '../house/lobby.ts';
import { refuse } from '../refuse.ts';
import { maybe } from '../store/database.ts';
import { pacesOf } from '../store/paces.ts';
import { openly, personById } from '../store/persons.ts';
import { type KeptTable, tablesWhere } from '../store/tables.ts';

const MOST = 500;
const SEATED = 't.id IN (SELECT table_id FROM seats WHERE person = $1)';

/** The place of a seat: one more than there are better ones. */
const placeOf = (t: KeptTable, person: string): number | undefined => {
  const own = t.worths?.[t.seats.find(s => s.person === person)?.seat ?? -1];
  return own === undefined ? undefined : 1 + (t.worths ?? []).filter(w => w > own).length;
};

/** How often each place was taken: the first, the second, and so on. */
const placesIn = (games: readonly KeptTable[], person: string): number[] => {
  const places = games.flatMap(t => placeOf(t, person) ?? []);
  return Array.from({ length: Math.max(0, ...places) }, (_, i) => places.filter(p => p === i + 1).length);
};

/** The middle one, so that a night does not count. */
const median = (times: readonly number[]): number | undefined =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)];

/** What others may know of somebody: what they play, how it went and how fast. No ranking. */
export const profileOf = async (house: House, id: string): Promise<Profile> => {
  const person = await personById(house.db, id);
  if (!person || person.kind === 'gone') return refuse('missing');
  const all = await tablesWhere(house.db, `t.status <> 'gathering' AND ${SEATED}`, [id], MOST);
  const finished = all.filter(t => t.status === 'finished');
  const titles = [...new Set(finished.map(t => t.title))].map(title => {
    const games = finished.filter(t => t.title === title);
    return { title, games: games.length, places: placesIn(games, id) };
  });
  const times = await pacesOf(
    house.db,
    id,
    all.slice(0, 20).map(t => t.id),
  );
  return {
    person: openly(person),
    since: person.created,
    running: all.length - finished.length,
    finished: finished.length,
    titles: titles.sort((a, b) => b.games - a.games),
    moves: times.length,
    ...maybe('pace', median(times)),
    // Whoever is not at a private table learns nothing of it.
    latest: await infosOf(house, finished.filter(t => t.access === 'open' && t.spectators).slice(0, 10)),
  };
};
