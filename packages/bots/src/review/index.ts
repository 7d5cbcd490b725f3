export { paidForRust, type TrainLife } from './fleet.ts';
export type { Holdings, NewDirector, Payment } from './holdings.ts';
export { asSeen, type Played, type RoundStart } from './played.ts';
export { type Fact, recapOf, type Sentence } from './recap.ts';
export { type Review, type Reviewer, reviewer, reviewWhole } from './review.ts';
export { leftLying, type Ran } from './runs.ts';
export type { TurningPoint } from './turning.ts';
