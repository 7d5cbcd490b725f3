import { readCall } from './call.ts';
import type { Command, Output } from './command.ts';
import { COMMANDS } from './commands.ts';

export const NAME = 'npm run -s roundhouse --';

/** Runs the workbench with these arguments; the exit code. */
export const run = async (args: readonly string[], out: Output, commands = COMMANDS): Promise<number> => {
  const [name = 'help', ...rest] = args;
  if (name === 'help' || name === '--help' || name === '-h') {
    for (const line of helpLines(commands)) out.line(line);
    return 0;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    out.complain(`There is no command ${name}. Commands: ${Object.keys(commands).join(', ')}, help.`);
    return 2;
  }
  if (rest.includes('--help') || rest.includes('-h')) {
    out.line(`Usage: ${NAME} ${command.usage}`);
    return 0;
  }
  return finish(command, rest, out);
};

const finish = async (command: Command, args: readonly string[], out: Output): Promise<number> => {
  const call = readCall(command, args);
  const exit = 'wrong' in call ? call : await command.run(call, out);
  if (typeof exit === 'number') return exit;
  out.complain(`${capital(exit.wrong)}. Usage: ${NAME} ${command.usage}`);
  return 2;
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const helpLines = (commands: Readonly<Record<string, Command>>): readonly string[] => {
  const width = Math.max(...Object.values(commands).map(c => c.usage.length));
  return [
    'Roundhouse: 18xx railway games, exactly by the book. This is its workbench.',
    '',
    `Usage: ${NAME} <command>`,
    '',
    ...Object.values(commands).flatMap(c => [`  ${c.usage}`, `      ${c.about}`]),
    `  ${'help'.padEnd(width)}`.trimEnd(),
    '      Prints this.',
  ];
};
