import * as v from 'valibot';
import { Clock } from './clock.ts';
import { Person } from './person.ts';
import { Count, Moment, Name, PersonId, SeatNumber, TableId, Webhook } from './words.ts';

/** Options of a title by name, as the title lists them; variants are options too. */
export const Options = v.pipe(
  v.record(
    v.pipe(v.string(), v.maxLength(40)),
    v.union([v.boolean(), v.pipe(v.number(), v.safeInteger()), v.pipe(v.string(), v.maxLength(100))]),
  ),
  v.check(options => Object.keys(options).length <= 40, 'at most forty options'),
);

/** Listed in the lobby, or found only by its link. */
const Access = v.picklist(['open', 'private']);

/** `free`: any player takes back at once. `ask`: the players whose moves would go are asked. `none`: never. */
export const UndoPolicy = v.picklist(['free', 'ask', 'none']);
export type UndoPolicy = v.InferOutput<typeof UndoPolicy>;

export const Status = v.picklist(['gathering', 'running', 'finished']);
export type Status = v.InferOutput<typeof Status>;

/** For how many minutes a player may be away before the others may vote about the seat. */
const Patience = v.pipe(v.number(), v.integer(), v.minValue(10), v.maxValue(60 * 24 * 30));

/** The language people speak at a table, as browsers write it. */
const Tongue = v.pipe(v.string(), v.regex(/^[a-z]{2,3}$/));

/** What everybody at a table agreed to. Before the start the host sets it, afterwards it changes only with everybody's consent. */
export const Terms = v.strictObject({
  access: v.optional(Access),
  spectators: v.optional(v.boolean()),
  undo: v.optional(UndoPolicy),
  aids: v.optional(v.boolean()),
  estimates: v.optional(v.boolean()),
  patience: v.optional(Patience),
  clock: v.optional(Clock),
});
export type Terms = v.InferOutput<typeof Terms>;

/** A table to be. Its maker is the host and takes `seat` (0, if not said; `null`: none). */
export const NewTable = v.strictObject({
  title: v.pipe(v.string(), v.maxLength(40)),
  players: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20)),
  options: v.optional(Options),
  name: v.optional(Name),
  language: v.optional(Tongue),
  ...Terms.entries,
  seat: v.optional(v.nullable(SeatNumber)),
  /** Seats played by the server from the start, by level. */
  bots: v.optional(v.record(v.pipe(v.string(), v.regex(/^\d{1,2}$/)), v.pipe(v.string(), v.maxLength(40)))),
});
export type NewTable = v.InferInput<typeof NewTable>;

/** What the host may change; players, options and terms only before the start. */
export const TableChange = v.strictObject({
  name: v.optional(Name),
  ...Terms.entries,
  players: v.optional(NewTable.entries.players),
  options: v.optional(Options),
  host: v.optional(PersonId),
  webhook: v.optional(v.nullable(Webhook)),
});

/** Who sits there. `open`: nobody yet, or nobody any more: whoever comes by may take it. A bot with a `person` plays for them until they take the seat back. */
export const Seating = v.object({
  seat: SeatNumber,
  kind: v.picklist(['open', 'person', 'bot']),
  person: v.optional(Person),
  bot: v.optional(v.string()),
  /** When its holder was last at the table. */
  seen: v.optional(Moment),
  /** Its holder would give it to whoever finds it in the lobby, or to a friend who has the link. */
  offered: v.optional(v.picklist(['lobby', 'friend'])),
  /** Who held it before and would like it back. */
  wished: v.optional(Person),
  /** Who may play for its holder while they are away, by their leave. */
  deputy: v.optional(Person),
  /** Before the start: its holder is ready. */
  ready: v.optional(v.literal(true)),
});
export type Seating = v.InferOutput<typeof Seating>;

/** The question on the table: who is asked what, and since when. */
export const Asked = v.object({
  by: SeatNumber,
  step: v.string(),
  company: v.optional(v.string()),
  /** The seat answers for itself; nobody need wait for a person. */
  automatic: v.optional(v.literal(true)),
  since: Moment,
  /** When the time for it runs out. */
  due: v.optional(Moment),
  /** It has run out. */
  late: v.optional(v.literal(true)),
});
export type Asked = v.InferOutput<typeof Asked>;

/** Where the game stands, for a list: `{ round: 'operating', number: 3, part: 2 }` is OR 3.2. */
export const Round = v.object({ round: v.string(), number: v.optional(v.number()), part: v.optional(v.number()) });
export type Round = v.InferOutput<typeof Round>;

/** Everything about a table but the game itself; the same for everybody who may see it. */
export const TableInfo = v.object({
  id: TableId,
  name: v.string(),
  title: v.string(),
  players: v.number(),
  options: Options,
  language: v.optional(Tongue),
  access: Access,
  spectators: v.boolean(),
  undo: UndoPolicy,
  /** Whether best routes are suggested at this table, and hints may be asked. */
  aids: v.boolean(),
  /** Whether people may look at what everybody is expected to end with. */
  estimates: v.boolean(),
  patience: Patience,
  clock: Clock,
  /** Milliseconds left of everybody's time by seat, when the latest turn began. */
  clocks: v.optional(v.array(v.number())),
  status: Status,
  host: PersonId,
  seats: v.array(Seating),
  /** How many entries the game has. */
  n: Count,
  asked: v.optional(Asked),
  round: v.optional(Round),
  created: Moment,
  started: v.optional(Moment),
  finished: v.optional(Moment),
  /** When anything last happened. */
  moved: Moment,
  /** Why the game ended, and what each seat was worth. */
  ending: v.optional(v.string()),
  worths: v.optional(v.array(v.number())),
  /** Grows with every change of this record, the game aside. */
  version: v.number(),
});
export type TableInfo = v.InferOutput<typeof TableInfo>;

/** Hands over a seat: to somebody, to a bot, or to whoever takes it. */
export const Handover = v.strictObject({
  to: v.optional(PersonId),
  bot: v.optional(v.pipe(v.string(), v.maxLength(40))),
});

/** To whom one's own seat is offered; `null`: to nobody any more. */
export const Offer = v.strictObject({ to: v.nullable(v.picklist(['lobby', 'friend'])) });

/** What lets a friend take an offered seat. */
const OfferKey = v.pipe(v.string(), v.regex(/^[0-9a-z]{20}$/));

/** The seat is offered; with `key` a friend may take it. */
export const Offered = v.object({ table: TableInfo, key: v.optional(OfferKey) });

/** Takes a seat; `offer`: with the key of an offer to a friend. */
export const Sitting = v.strictObject({ offer: v.optional(OfferKey) });

/** Who may play for me while I am away; `null`: nobody. */
export const Deputy = v.strictObject({ person: v.nullable(PersonId) });

export const Ready = v.strictObject({ ready: v.boolean() });

/** What a lobby shows. */
export const Lobby = v.object({
  waiting: v.array(TableInfo),
  mine: v.array(TableInfo),
  open: v.array(TableInfo),
  /** Games that go on, with a seat to take over. */
  seats: v.array(TableInfo),
  watch: v.array(TableInfo),
});
export type Lobby = v.InferOutput<typeof Lobby>;
