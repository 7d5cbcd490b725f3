/** What only tables on a server have, and nobody needs for the first question: fetched together. */
export { Agreed } from './Agreed.tsx';
export { Agreement } from './Agreement.tsx';
export { Motions } from './Motions.tsx';
export { Recap } from './Recap.tsx';
export { TakeOver } from './TakeOver.tsx';
