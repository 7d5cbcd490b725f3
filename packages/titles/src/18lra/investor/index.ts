import {
  beginStock,
  defineTitle,
  dividend,
  endGame,
  layTile,
  operating,
  type Setup,
  step,
  stock,
  type Title,
  Turn,
  trainsStep,
} from '@roundhouse/engine';
import { runStep } from '../../18rhl/runs.ts';
import { mustBuy } from '../../18rhl/trade.ts';
import { buyTrainIf, freeIf } from '../../automatic.ts';
import { runForMost } from '../../best-run.ts';
import { base, starting } from '../index.ts';
import { options } from '../options.ts';
import { acquire, payOrKeep, takeNext } from './acquire.ts';
import { invest } from './buying.ts';
import { afterStock, answerStep, cardStep, cards, managerOf } from './card.ts';
import { cites } from './cites.ts';
import { stockTurn } from './first-round.ts';
import { affairs, automaton, isHis } from './investor.ts';
import { setTable } from './setup.ts';
import { token } from './stations.ts';
import { aim, compelled, lay, noteLink } from './track.ts';

const his = (g: Parameters<typeof isHis>[0], f: Turn): boolean => isHis(g, f.company);
const free = freeIf(isHis);

/** The turn of 18LRA; what the Investor's company does by itself happens when a step is over: it runs for the most, LRA-9.2.2-g. */
const turnOf = ({ turn }: Title): readonly (typeof runStep)[] =>
  (turn['public'] ?? []).map(s => {
    switch (s.name) {
      case 'track':
        return compelled({ ...s, verbs: s.verbs.map(v => (v.type === layTile.type ? lay : v)) as typeof s.verbs });
      case 'token':
        return token;
      case runStep.name:
        return {
          ...s,
          rests: (g, f) => his(g, f) || !!s.rests?.(g, f),
          leave: (t, f) => {
            if (his(t, f) && !s.rests?.(t, f)) runForMost(t, f.company);
          },
        };
      case dividend.name:
        return { ...s, rests: his, leave: (t, f) => (his(t, f) ? payOrKeep(t, f) : s.leave?.(t, f)) };
      default:
        return s;
    }
  });

const trains = (): typeof runStep => {
  const usual = trainsStep(mustBuy);
  return step('trains', {
    ...usual,
    in: Turn,
    verbs: [buyTrainIf(isHis)],
    rests: his,
    leave: (t, f) => {
      if (his(t, f)) takeNext(t, f.company);
    },
  });
};

/** 18LRA for two players and the Investor; as no player directs its company, no player's private serves it: LRA-9.2.2-l. */
const build = (box: Title): Title =>
  defineTitle({
    ...box,
    id: '18lra-investor',
    name: '18LRA: the Investor',
    rulebook: '18lra',
    automata: [automaton],
    players: [2],
    options: {
      ...options,
      scenario: { values: ['drawn', 1, 2, 3, 4], cites: 'LRA-9.1-a' },
      investorCard: { values: [false, true], cites: 'LRA-9.4-a' },
    },
    rules: {
      ...box.rules,
      decides: (g, company) => (isHis(g, company) ? managerOf(g) : undefined),
      track: { ...box.rules.track, cost: free(box.rules.track.cost) },
      token: { ...box.rules.token, cost: free(box.rules.token.cost) },
    },
    rounds: [...starting.rounds, stock(stockTurn, invest), cards, operating],
    turn: { public: [...turnOf(box).filter(s => s.name !== 'trains'), trains(), cardStep] },
    owed: [...box.owed, acquire, answerStep],
    watches: [...box.watches, noteLink],
    course: {
      stock: afterStock,
      operating: (t, f) => (t.state.ending ? endGame(t) : beginStock(t, f.set + 1)),
    },
    // The Investor card lies open before whoever has it.
    shows: { ...box.shows, aim, card: (g, seat) => (affairs.of(g).manager === seat ? 'investor' : undefined) },
    set: setTable,
    cites,
  });

const boxes = [false, true].map(optional => ({
  ...build(base(optional)),
  variant: (setup: Pick<Setup, 'options'>) => variant(setup),
}));

const variant = ({ options: chosen }: Pick<Setup, 'options'>): Title =>
  boxes[chosen['optionalTrain'] === true ? 1 : 0] as Title;

/** 18LRA for two players. */
export const lraInvestor: Title = variant({ options: {} });
