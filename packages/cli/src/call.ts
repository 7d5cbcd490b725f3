import { parseArgs } from 'node:util';
import type { Call, Command } from './command.ts';

/** Reads the arguments of a command; what is wrong with them otherwise. */
export const readCall = (
  { flags, words: [min, max] }: Pick<Command, 'flags' | 'words'>,
  args: readonly string[],
): Call | { readonly wrong: string } => {
  const options = Object.fromEntries(
    Object.entries(flags).map(([name, kind]) => [name, { type: 'string', multiple: kind === 'list' } as const]),
  );
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    if (positionals.length < min) return { wrong: 'something is missing' };
    if (positionals.length > max) return { wrong: `${positionals[max]} is too much` };
    const bad = Object.keys(values).find(name => flags[name] === 'number' && !isWhole(String(values[name])));
    if (bad !== undefined) return { wrong: `--${bad} takes a whole number, not ${values[bad]}` };
    return callOf(positionals, values);
  } catch (error) {
    const [sentence = ''] = (error instanceof Error ? error.message : String(error)).split('. ');
    return { wrong: sentence.replace(/^[A-Z]/, c => c.toLowerCase()) };
  }
};

const isWhole = (text: string): boolean => /^\d{1,9}$/.test(text);

const callOf = (words: readonly string[], values: Readonly<Record<string, unknown>>): Call => ({
  words,
  text: flag => values[flag] as string | undefined,
  number: flag => (values[flag] === undefined ? undefined : Number(values[flag])),
  list: flag => (values[flag] as readonly string[] | undefined) ?? [],
});
