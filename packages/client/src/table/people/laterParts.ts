/** What only tables on a server or with bots have, or games that are over, and nobody needs for the first question: fetched together. */
export { askHint } from '../../store/hint.ts';
export { Hint } from '../bots/Hint.tsx';
export { Opponent } from '../bots/Opponent.tsx';
export { GameOver } from '../panels/GameOver.tsx';
export { Agreed } from './Agreed.tsx';
export { Agreement } from './Agreement.tsx';
export { Deputised } from './Deputised.tsx';
export { Lent } from './Lent.tsx';
export { Motions } from './Motions.tsx';
export { NextGame } from './NextGame.tsx';
export { Recap } from './Recap.tsx';
export { TakeOver } from './TakeOver.tsx';
