export type { Call, Command, Exit, Output } from './command.ts';
export { COMMANDS } from './commands.ts';
export { run } from './run.ts';
