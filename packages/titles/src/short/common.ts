import { type CompanyId, cashOf, exchange, type Game, type Plan, type Seat } from '@roundhouse/engine';
import { course, ranAlready, trainRoundsLeft } from './course.ts';
import { type Ageing, directWith } from './direct.ts';
import { players } from './round.ts';
import { runWith, trainRound } from './trains-round.ts';

/** Only money counts. [RHL-10.4-b] */
export const moneyAlone = (g: Game, seat: Seat) => [{ what: 'cash', amount: cashOf(g, seat) }];

/** What every Short Game is made of, on whichever map. */
export const shortGame = (ageing: Ageing, canRun: (g: Game, company: CompanyId) => boolean) =>
  ({
    currency: 'M',
    players: [3, 4, 5],
    options: {},
    rounds: [players, trainRound],
    turn: { public: [directWith(ageing), runWith(canRun)] },
    anytime: [],
    // A new director hands over as many shares as the certificate has: three for one of 30 %. [LRA-10.3.1.1-a]
    owed: [exchange],
    effects: {},
    zones: {},
    watches: [],
    course: {},
    // What a certificate brings shows late: after two rounds what looks best is not, so all of them are played closely. How long it lasts is certain.
    prospects: {
      rounds: trainRoundsLeft,
      ran: ranAlready,
      playedOut: { rounds: Number.POSITIVE_INFINITY, lead: true },
    },
    shows: { course },
  }) satisfies Partial<Plan<never, never>>;
