export * from './core/ids.ts';
export * from './core/violation.ts';
export * from './routes/judge.ts';
export * from './routes/problem.ts';
