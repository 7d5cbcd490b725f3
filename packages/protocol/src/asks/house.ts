import * as v from 'valibot';
import { Health, TitleInfo } from '../about.ts';
import { StewardAnswer, StewardAsks } from '../steward.ts';
import { endpoint } from './endpoint.ts';

/** What can be asked about the house itself. */
export const houseAsks = {
  health: endpoint({
    method: 'GET',
    path: '/healthz',
    says: 'Whether something can be written and kept; 503, if not.',
    gives: Health,
  }),
  ready: endpoint({
    method: 'GET',
    path: '/readyz',
    says: 'Whether to send players here; 503, if not or no longer.',
    gives: Health,
  }),
  live: endpoint({
    method: 'GET',
    path: '/livez',
    says: 'Whether the process answers at all.',
    gives: v.object({ ok: v.literal(true) }),
  }),
  titles: endpoint({
    method: 'GET',
    path: '/api/titles',
    says: 'The titles played here.',
    gives: v.array(TitleInfo),
  }),
  steward: endpoint({
    method: 'POST',
    path: '/api/steward',
    says: 'Steward: lists and removes tables, people and chat, keeps people away, replaces hosts, gives seats.',
    body: StewardAsks,
    gives: StewardAnswer,
  }),
} as const;
