import { describe, expect, test } from 'vitest';
import { COMMANDS } from './commands.ts';
import { hear } from './heard.ts';

describe('the workbench', () => {
  test.each([[[]], [['help']], [['--help']]])('helps with every command: %j', async args => {
    const { code, lines, complaints } = await hear(...args);
    expect([code, complaints]).toEqual([0, []]);
    for (const command of Object.values(COMMANDS)) expect(lines.join('\n')).toContain(command.usage);
  });

  test('helps with one command', async () => {
    const { code, lines } = await hear('perft', '--help');
    expect([code, lines]).toEqual([0, ['Usage: npm run -s roundhouse -- perft <title> --depth d [--players N]']]);
  });

  test.each([
    ['fly'],
    ['constructor'],
    ['clauses'],
    ['clauses', '1999'],
    ['clauses', '../1848'],
    ['simulate'],
    ['simulate', '1999', '--players', '4', '--games', '1'],
    ['simulate', '1848', '--games', '1'],
    ['simulate', '1848', '--players', '4'],
    ['simulate', '1848', '--players', '9', '--games', '1'],
    ['simulate', '1848', '--players', 'four', '--games', '1'],
    ['simulate', '1848', '--players', '4', '--games', '1', '--option', 'fast=true'],
    ['exhaustive', '1999'],
    ['perft', '1848'],
    ['perft', '1848', '--depth', '1', '--players', '2'],
    ['verify'],
    ['replay'],
    ['replay', 'a.json', 'b.json'],
    ['import'],
    ['bench', 'fast'],
  ])('%s %s: one line of help and exit code 2', async (...args) => {
    const { code, lines, complaints } = await hear(...args.filter(a => a !== undefined));
    expect(code).toBe(2);
    expect(lines).toEqual([]);
    expect(complaints).toHaveLength(1);
    expect(complaints[0]).not.toContain('\n');
  });

  test('every command says how it is called and what it is for', () => {
    for (const [name, { usage, about }] of Object.entries(COMMANDS)) {
      expect(usage).toMatch(new RegExp(`^${name}\\b`));
      expect(about).toMatch(/^[A-Z].*\.$/);
    }
  });
});
