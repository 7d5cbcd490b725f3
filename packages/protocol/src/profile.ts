import * as v from 'valibot';
import { Person } from './person.ts';
import { TableInfo } from './table.ts';
import { Moment } from './words.ts';

/** What others may know of somebody. No ranking: places, titles and pace. */
export const Profile = v.object({
  person: Person,
  since: Moment,
  /** How many games go on, and how many were played to the end. */
  running: v.number(),
  finished: v.number(),
  /** By title: how many games, and how often each place was taken, the first first. */
  titles: v.array(v.object({ title: v.string(), games: v.number(), places: v.array(v.number()) })),
  /** Of how many moves the pace is known, and how many milliseconds the middle one took. */
  moves: v.number(),
  pace: v.optional(v.number()),
  /** The latest finished games at listed tables. */
  latest: v.array(TableInfo),
});
export type Profile = v.InferOutput<typeof Profile>;
