/** What only tables on a server have, and nobody needs for the first question: fetched together. */
export { Agreed } from './Agreed.tsx';
export { Agreement } from './Agreement.tsx';
export { Deputised } from './Deputised.tsx';
export { Lent } from './Lent.tsx';
export { Motions } from './Motions.tsx';
export { NextGame } from './NextGame.tsx';
export { Recap } from './Recap.tsx';
export { Rematch } from './Rematch.tsx';
export { TakeOver } from './TakeOver.tsx';
