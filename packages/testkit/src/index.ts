export * from './dice.ts';
export * from './runs.ts';
export * from './scenario.ts';
