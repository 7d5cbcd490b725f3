import { OPEN, SHUT } from './contract.ts';
import type { Walk } from './walk.ts';

/** The token's place has its own flags, since both arms may touch it. */
const TOKEN_OPEN = OPEN << 2;
const TOKEN_SHUT = SHUT << 2;
/** The route is still at the token's place; an arm has left it; this is the second arm. */
const TOKEN_PLACE = 16;
const LEFT = 32;
const SECOND = 64;
const TOKEN_FLAGS = TOKEN_OPEN | TOKEN_SHUT;

/** Whether the route so far has one arm only. */
export const isInFirstArm = (w: Walk): boolean => ((w.flags[w.depth] as number) & SECOND) === 0;

/** Lets the second arm begin: the arcs of the token that come after the first one of the first arm. */
export const turnBack = (w: Walk): void => {
  const root = w.at[0] as number;
  w.turn = w.depth;
  w.next[w.depth] = w.next[0] as number;
  w.last[w.depth] = w.net.arcs[root + 1] as number;
};

/** Goes to the next token, if there is one, and closes the last. */
export const begin = (w: Walk): boolean => {
  const { tokens, arcs, passage, fares } = w.net;
  if (w.token >= 0) w.isClosed[tokens[w.token] as number] = 1;
  if (++w.token >= tokens.length) return false;
  const root = tokens[w.token] as number;
  w.depth = 0;
  w.turn = 0;
  w.at[0] = root;
  w.next[0] = arcs[root] as number;
  w.last[0] = arcs[root + 1] as number;
  w.flags[0] = ((passage[root] as number) << 2) | TOKEN_PLACE;
  w.places[0] = 0;
  w.sum[0] = w.counted[0] = w.doubled[0] = w.toll[0] = w.gauge[0] = w.pieces[0] = w.best[0] = 0;
  for (let i = 0; i < w.board.words; i++) w.masks[i] = 0;
  for (let i = 0; i < fares.marks.words; i++) w.marks[i] = 0;
  touch(w, 0, root);
  call(w, 0, root);
  return true;
};

/** Takes an arc, if that is allowed and the limits may still be kept. */
export const enter = (w: Walk, arc: number): boolean => {
  const { net, board, depth: d } = w;
  const to = net.to[arc] as number;
  const by = net.by[arc] as number;
  if (w.isSeen[net.ident[to] as number] || w.isClosed[to] || !w.isAllowed[by] || crosses(w, d, by)) return false;
  const isTurn = w.turn === d && d > 0;
  const from = w.at[isTurn ? 0 : d] as number;
  const old = w.flags[d] as number;
  let flags = isTurn ? (old & (TOKEN_FLAGS | LEFT)) | TOKEN_PLACE | SECOND : old;
  const isSamePlace = net.place[from] === net.place[to];
  const passage = net.passage[to] as number;
  if (isSamePlace) flags |= flags & TOKEN_PLACE ? passage << 2 : passage;
  else {
    if (w.isVisited[net.place[to] as number] || !passes(flags)) return false;
    flags = (flags & (TOKEN_FLAGS | LEFT | SECOND)) | LEFT | passage;
  }
  const e = d + 1;
  const gauge = (w.gauge[d] as number) + (board.gauge[by] as number);
  if (!fits(w, d, to, isSamePlace, gauge, flags)) return false;
  w.depth = e;
  w.at[e] = to;
  w.via[e] = by;
  w.flags[e] = flags;
  w.next[e] = net.arcs[to] as number;
  w.last[e] = net.arcs[to + 1] as number;
  w.gauge[e] = gauge;
  w.toll[e] = (w.toll[d] as number) + (board.toll[by] as number);
  w.pieces[e] = (w.pieces[d] as number) + (board.pieces[by] as number);
  copy(w, d, e, by);
  touch(w, e, to);
  if (!isSamePlace) call(w, e, to);
  return true;
};

/** Whether the route may go on from the current place to another one. */
const passes = (flags: number): boolean => {
  if (!(flags & TOKEN_PLACE)) return (flags & (OPEN | SHUT)) === OPEN;
  return !(flags & LEFT) || (flags & TOKEN_FLAGS) === TOKEN_OPEN;
};

const crosses = (w: Walk, d: number, by: number): boolean => {
  const { words, masks } = w.board;
  for (let i = 0, a = d * words, b = by * words; i < words; i++, a++, b++)
    if ((w.masks[a] as number) & (masks[b] as number)) return true;
  return false;
};

/** Whether the route with this stop is within every limit, or could still be when it goes on. */
const fits = (w: Walk, d: number, to: number, isSamePlace: boolean, gauge: number, flags: number): boolean => {
  const { ranges } = w.net.fares;
  const other = w.at[flags & SECOND ? w.turn : 0] as number;
  for (let l = 0; l < ranges.length; l++) {
    const r = ranges[l] as (typeof ranges)[number];
    const used = (w.used[d * ranges.length + l] as number) + (isSamePlace ? 0 : (r.least[to] as number));
    w.used[(d + 1) * ranges.length + l] = used;
    const eased = used - (r.ease[to] as number) - (r.ease[other] as number);
    if (eased + Math.max(0, gauge - r.free) * r.gauge > r.cut) return false;
  }
  return true;
};

const copy = (w: Walk, d: number, e: number, by: number) => {
  const { words, masks } = w.board;
  for (let i = 0; i < words; i++)
    w.masks[e * words + i] = (w.masks[d * words + i] as number) | (masks[by * words + i] as number);
  w.places[e] = w.places[d] as number;
  w.sum[e] = w.sum[d] as number;
  w.counted[e] = w.counted[d] as number;
  w.doubled[e] = (w.doubled[d] as number) - (w.net.fares.doubledToll[by] as number);
  const k = w.net.fares.marks.words;
  for (let i = 0; i < k; i++) w.marks[e * k + i] = w.marks[d * k + i] as number;
};

/** A stop comes on the route. */
const touch = (w: Walk, d: number, stop: number) => {
  const { ident, fares } = w.net;
  w.isSeen[ident[stop] as number] = 1;
  const k = fares.marks.words;
  for (let i = 0; i < k; i++)
    w.marks[d * k + i] = (w.marks[d * k + i] as number) | (fares.marks.ofStop[stop * k + i] as number);
};

/** A place comes on the route, by this stop of it. */
const call = (w: Walk, d: number, stop: number) => {
  const { place, fares } = w.net;
  w.isVisited[place[stop] as number] = 1;
  w.places[d] = (w.places[d] as number) + 1;
  if (d === 0) for (let l = 0; l < fares.ranges.length; l++) w.used[l] = fares.ranges[l]?.least[stop] ?? 0;
  if (!fares.counts[stop]) return;
  w.counted[d] = (w.counted[d] as number) + 1;
  w.sum[d] = (w.sum[d] as number) + (fares.value[stop] as number);
  if (fares.isDoubled[stop]) w.doubled[d] = (w.doubled[d] as number) + (fares.value[stop] as number);
  const tally = fares.isTown[stop] ? w.towns : w.others;
  const rank = fares.rank[stop] as number;
  tally[rank] = (tally[rank] as number) + 1;
};

/** Takes the last stop off the route again. */
export const leave = (w: Walk): void => {
  const { ident, place, fares } = w.net;
  const d = w.depth;
  const stop = w.at[d] as number;
  w.isSeen[ident[stop] as number] = 0;
  if (w.turn === d) w.turn = 0;
  w.depth = d - 1;
  if (d > 0 && w.places[d] === w.places[d - 1]) return;
  w.isVisited[place[stop] as number] = 0;
  if (!fares.counts[stop]) return;
  const tally = fares.isTown[stop] ? w.towns : w.others;
  const rank = fares.rank[stop] as number;
  tally[rank] = (tally[rank] as number) - 1;
};
