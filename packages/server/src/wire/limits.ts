import type { Config } from '../config.ts';
import { type Limit, limit } from '../limit.ts';

/** What is counted of requests: a club shares one address, so an address may ask five times what a person may. */
export interface Limits {
  readonly address: Limit;
  readonly person: Limit;
  /** Of these, the dear ones. */
  readonly dearAddress: Limit;
  readonly dearPerson: Limit;
}

const CLUB = 5;

export const openLimits = ({ requests, dearRequests }: Config, now: () => number): Limits => {
  const each = (times: number) => limit((times * requests) / 60, Math.max(1, (times * requests) / 4), now);
  const dear = (times: number) => limit((times * dearRequests) / 60, times * dearRequests, now);
  return { address: each(CLUB), person: each(1), dearAddress: dear(CLUB), dearPerson: dear(1) };
};

/** What counts as one address: of IPv6 the network, since a whole one belongs to one household. */
export const addressKey = (ip: string): string =>
  ip.includes(':') && !ip.includes('.') ? groupsOf(ip).slice(0, 4).join(':') : ip;

const groupsOf = (ip: string): readonly string[] => {
  const [head = '', tail] = ip.split('::');
  const [left, right] = [head, tail ?? ''].map(part => part.split(':').filter(Boolean));
  const gap = tail === undefined ? 0 : 8 - (left?.length ?? 0) - (right?.length ?? 0);
  return [...(left ?? []), ...Array.from({ length: Math.max(0, gap) }, () => '0'), ...(right ?? [])];
};
