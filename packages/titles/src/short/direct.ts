import {
  act,
  acting,
  actorBar,
  amend,
  beginTurn,
  type CompanyId,
  cardsLeft,
  cardsSold,
  defineVerb,
  did,
  directorOf,
  emit,
  frameAt,
  type Game,
  type HexId,
  layTile,
  loseTrain,
  onSale,
  pick,
  placeToken,
  shape,
  since,
  step,
  type TrainId,
  Turn,
  takeTrain,
  tileOf,
  unless,
  type Violation,
} from '@roundhouse/engine';
import { directed } from '../directed.ts';
import { PlayerRound } from './frames.ts';
import { nextTrain } from './take.ts';

/** Which company acts, for whoever directs several. [RHL-10.3.1.2-a] */
export const actFor = defineVerb(
  'actFor',
  { company: shape.company },
  {
    in: PlayerRound,
    offer: (g, f) =>
      pick('company', directed(g, f.turn), company => act({ type: 'actFor', by: f.turn, at: 'choose', company })),
    forbid: (g, f, a) => unless(directorOf(g, a.company) === f.turn, 'direct.led', { company: a.company }),
    perform: (t, _, a) => {
      amend<PlayerRound>(t, { acted: true });
      beginTurn(t, a.company);
    },
  },
);

export const choose = step('choose', { in: PlayerRound, verbs: [actFor] });

/** The director action is one of its kinds, and done with that. [RHL-10.3.1.2-a] */
const oneBar = (f: Turn): Violation | undefined => unless(!f.done.length, 'direct.one');

/** One yellow tile or one upgrade; from the brown phase on two yellow ones or one upgrade. [RHL-10.3.1.2-b] */
export const mayLay = (g: Game, f: Turn, upgrade: boolean): boolean => {
  if (!f.done.length) return true;
  const laid = did(f, layTile).map(a => a.tile);
  const isYellow = laid.length === f.done.length && laid.every(tile => tileOf(g, tile).colour === 'yellow');
  return !upgrade && isYellow && laid.length < 2 && since(g, '5');
};

/** A station is the whole of a director action. [RHL-10.3.1.2-d] */
export const whyNotPlace = (g: Game, _: CompanyId, __: HexId): Violation | undefined => {
  const f = frameAt(g, Turn);
  return f && oneBar(f);
};

/** The train whose first sale makes a train obsolete; the others last. [RHL-10.3.1.2-e, LRA-10.3.1.2-b] */
export type Ageing = Readonly<Record<TrainId, string>>;

const trainOf = (g: Game, company: CompanyId): TrainId | undefined => g.state.companies[company]?.trains[0];

const isObsolete = (g: Game, ageing: Ageing, train: TrainId | undefined): boolean => {
  const by = train === undefined ? undefined : ageing[train];
  return by !== undefined && cardsSold(g, by) > 0;
};

/** Hands an obsolete train in for the next of the supply; nothing is ever taken away. [RHL-10.3.1.2-e, RHL-10.3.1.2-f, RHL-10.3.1.2-g, RHL-10.3.1.2-EX1] */
const replaceTrainOf = (ageing: Ageing) =>
  defineVerb(
    'replaceTrain',
    { company: shape.company },
    {
      in: Turn,
      offer: (g, f) => act({ type: 'replaceTrain', ...acting(g, f) }),
      forbid: (g, f, a) =>
        actorBar(f, a) ??
        oneBar(f) ??
        unless(isObsolete(g, ageing, trainOf(g, a.company)), 'replace.obsolete', { company: a.company }) ??
        unless(
          onSale(g).some(card => cardsLeft(g, card) > 0),
          'replace.supply',
        ),
      perform: (t, _, a) => {
        const old = trainOf(t, a.company) ?? '';
        loseTrain(t, a.company, old);
        emit(t, { type: 'trainsGone', company: a.company, trains: [old], why: 'replaced' });
        nextTrain(t, a.company);
      },
    },
  );

/** Exchanges the trains of two companies of one director. [RHL-10.3.1.2-h] */
export const swapTrains = defineVerb(
  'swapTrains',
  { company: shape.company, with: shape.company },
  {
    in: Turn,
    offer: (g, f) =>
      pick(
        'with',
        directed(g, acting(g, f).by).filter(c => c !== f.company),
        other => act({ type: 'swapTrains', ...acting(g, f), with: other }),
      ),
    forbid: (g, f, a) =>
      actorBar(f, a) ??
      oneBar(f) ??
      unless(a.with !== a.company && directorOf(g, a.with) === a.by, 'swap.led', { company: a.with }) ??
      unless(trainOf(g, a.company) !== undefined && trainOf(g, a.with) !== undefined, 'swap.trains') ??
      unless(trainOf(g, a.company) !== trainOf(g, a.with), 'swap.same'),
    perform: (t, _, a) => {
      const [mine = '', theirs = ''] = [trainOf(t, a.company), trainOf(t, a.with)];
      loseTrain(t, a.company, mine);
      loseTrain(t, a.with, theirs);
      takeTrain(t, a.company, theirs);
      takeTrain(t, a.with, mine);
      emit(t, { type: 'trainBought', company: a.company, train: theirs, from: a.with, price: 0 });
    },
  },
);

/** A tile, a station, a new train for an obsolete one, or a swap; all of it free. [RHL-10.3.1.2-a, RHL-10.3.1-a] */
export const directWith = (ageing: Ageing) =>
  step('direct', {
    in: Turn,
    verbs: [layTile, placeToken, replaceTrainOf(ageing), swapTrains],
    rests: g => !frameAt(g, PlayerRound),
  });
