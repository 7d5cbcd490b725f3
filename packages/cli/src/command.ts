/** Where a command writes. */
export interface Output {
  /** The result, on standard output. */
  line(text: string): void;
  /** What went wrong, on standard error. */
  complain(text: string): void;
  /** How far long work has come; shown in place on a terminal, now and then elsewhere. */
  progress(text: string): void;
}

/** How a command ended: an exit code, or what was wrong with the way it was called. */
export type Exit = number | { readonly wrong: string };

/** What a flag takes: a text, a whole number, or a text each time it is given. */
type FlagKind = 'text' | 'number' | 'list';

/** The arguments of a call, checked against what the command takes. */
export interface Call {
  readonly words: readonly string[];
  text(flag: string): string | undefined;
  number(flag: string): number | undefined;
  list(flag: string): readonly string[];
}

/** One command of the workbench. */
export interface Command {
  /** How it is called, as the help prints it. */
  readonly usage: string;
  readonly about: string;
  /** How many words it takes besides its flags. */
  readonly words: readonly [min: number, max: number];
  readonly flags: Readonly<Record<string, FlagKind>>;
  run(call: Call, out: Output): Exit | Promise<Exit>;
}
