import {
  act,
  type CompanyId,
  commands,
  defineVerb,
  directorOf,
  emit,
  type Game,
  type HexId,
  Owed,
  owe,
  pick,
  shape,
  since,
  slice,
  step,
  type Table,
  type TrainId,
  Turn,
  unless,
  write,
} from '@roundhouse/engine';
import { directed } from '../directed.ts';
import { METROPOLISES } from './rhine.ts';

const CONTRACT = 'P3a';

/** The company that has the Rheingold contract, and the Metropolis where its other token lies. [RHL-8.5.2] */
export const contract = slice<{ readonly company?: CompanyId; readonly hex?: HexId }>('contract', {});

const companiesIn = (g: Game, f: Turn | Owed): readonly CompanyId[] =>
  f.at === 'owed' ? directed(g, f.by) : [f.company];

const askedIn = (g: Game, f: Turn | Owed) => ({
  by: f.at === 'owed' ? f.by : (directorOf(g, f.company) ?? 0),
  at: f.step,
});

/** The owner gives the contract to a company in its turn, from the green phase on; or must with the first 5-train. */
export const assignContract = defineVerb(
  'assignContract',
  { company: shape.company, hex: shape.hex },
  {
    in: Turn.or(Owed),
    offer: (g, f) =>
      pick('company', companiesIn(g, f), company =>
        pick('hex', METROPOLISES, hex => act({ type: 'assignContract', ...askedIn(g, f), company, hex })),
      ),
    forbid: (g, f, a) =>
      unless(contract.of(g).company === undefined, 'contract.assigned') ??
      unless(companiesIn(g, f).includes(a.company), 'contract.company', { company: a.company }) ??
      unless(commands(g, a.company, CONTRACT), 'function.owner', { private: CONTRACT }) ??
      unless(f.at === 'owed' || since(g, '3'), 'function.phase', { private: CONTRACT }) ??
      unless(f.at === 'owed' || !g.state.privates[CONTRACT]?.closed, 'function.closed', { private: CONTRACT }) ??
      unless(METROPOLISES.includes(a.hex), 'contract.hex', { hex: a.hex }),
    perform: (t, _, a) => {
      Object.assign(contract.write(t), { company: a.company, hex: a.hex });
      write(t, 'privates', CONTRACT).used = true;
      emit(t, { type: 'power', private: CONTRACT, company: a.company });
    },
  },
);

/** The first 5-train leaves no more time: the owner assigns it now, or loses it with no company to give it to. */
export const demandContract = (t: Table): void => {
  const owner = t.state.privates[CONTRACT]?.owner;
  if (typeof owner !== 'number' || contract.of(t).company !== undefined || !directed(t, owner).length) return;
  owe(t, contractStep, { by: owner });
};

export const contractStep = step('contract', {
  in: Owed,
  verbs: [assignContract],
  compels: () => ({ clause: 'contract.compulsory' }),
});

/** An 8-train of that company uses its Metropolis as if it had a station there. */
export const contractHexes = (g: Game, company: CompanyId, train: TrainId): readonly HexId[] => {
  const { company: holder, hex } = contract.of(g);
  return train === '8' && holder === company && hex !== undefined ? [hex] : [];
};
