import * as v from 'valibot';

/** What is played here, for people who set up a table. */
export const TitleInfo = v.object({
  id: v.string(),
  name: v.string(),
  players: v.array(v.number()),
  options: v.record(
    v.string(),
    v.object({ values: v.array(v.union([v.boolean(), v.number(), v.string()])), cites: v.string() }),
  ),
  /** Levels of the bots that play it on this server. */
  bots: v.array(v.string()),
});
export type TitleInfo = v.InferOutput<typeof TitleInfo>;

/** Whether the server is well; if not, what is the matter. */
export const Health = v.object({
  ok: v.boolean(),
  ailment: v.optional(v.picklist(['full', 'readonly', 'damaged', 'lost', 'slow', 'failing', 'stopping'])),
  version: v.string(),
  engine: v.string(),
  database: v.picklist(['sqlite', 'postgres']),
});
