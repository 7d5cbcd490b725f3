import {
  type Action,
  act,
  type CompanyId,
  cardLeaves,
  checkDirector,
  defineVerb,
  emit,
  type Game,
  onSale,
  partOf,
  passCertificate,
  passDirector,
  pick,
  shape,
  step,
  type Table,
  takeTrain,
  turnUp,
  unless,
  write,
} from '@roundhouse/engine';
import { PlayerRound } from './frames.ts';

/** The place of the top certificate of a company's stack in its list; nothing, if the stack is empty. [RHL-10.2-a] */
const topOf = (g: Game, company: CompanyId): number | undefined => {
  const at = g.state.companies[company]?.held.indexOf('ipo') ?? -1;
  return at < 0 ? undefined : at;
};

export const stackLeft = (g: Game, company: CompanyId): boolean => topOf(g, company) !== undefined;

/** Takes the top certificate of a stack; the first one comes with charter, tokens and a train. [RHL-10.3.1.1-a, RHL-10.3.1.1-c, RHL-10.3.1.1-d] */
export const takeCertificate = defineVerb(
  'takeCertificate',
  { company: shape.company },
  {
    in: PlayerRound,
    offer: (g, f) =>
      pick('company', Object.keys(g.state.companies), company =>
        act({ type: 'takeCertificate', by: f.turn, at: 'take', company }),
      ),
    forbid: (g, _, a) => unless(stackLeft(g, a.company), 'take.stack', { company: a.company }),
    perform: (t, _, a) => {
      const at = topOf(t, a.company) ?? 0;
      const shares = partOf(t, a.company).certificates[at] ?? 0;
      emit(t, { type: 'shareBought', by: a.by, company: a.company, shares, from: 'ipo', price: 0 });
      if (at === 0) begin(t, a);
      else passCertificate(t, a.company, 'ipo', a.by, shares);
      checkDirector(t, a.company);
    },
  },
);

/** The company gets its director, turns its tokens up and takes the next train of the supply. [RHL-10.2-d, RHL-10.3.1.1-f] */
const begin = (t: Table, { company, by }: Action & { readonly company: CompanyId }): void => {
  passDirector(t, company, by);
  write(t, 'companies', company).floated = true;
  emit(t, { type: 'director', company, seat: by });
  turnUp(t, company);
  nextTrain(t, company);
};

/** The next train of the supply goes to the company, if one is left. */
export const nextTrain = (t: Table, company: CompanyId): void => {
  const [card] = onSale(t);
  const train = card?.sides[0]?.id;
  if (!card || train === undefined) return;
  takeTrain(t, company, train);
  emit(t, { type: 'trainBought', company, train, from: 'bank', price: 0 });
  cardLeaves(t, card);
};

export const take = step('take', {
  in: PlayerRound,
  verbs: [takeCertificate],
  compels: () => ({ clause: 'take.compulsory' }),
});
