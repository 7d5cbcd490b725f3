import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { enter, openRecord, present, question, readRecord, standing, unknownTo } from '@roundhouse/engine';
import { shelf } from '@roundhouse/titles';
import { describe, expect, test } from 'vitest';
import { dice } from './dice.ts';
import { choose } from './random.ts';
import { STYLES } from './style.ts';

/** Game files written by earlier versions, which every later version must open; an old one is never changed. */
const FOLDER = fileURLToPath(new URL('../fixtures/', import.meta.url));
const FILES = readdirSync(FOLDER).filter(name => name.endsWith('.game'));

describe('game files of earlier versions', () => {
  test('there are some, whole and as a seat sees the game', () => {
    expect(FILES).toEqual(expect.arrayContaining(['0.1.0.game', '0.1.0-seat.game']));
  });

  test.each(FILES)('%s opens, with every hash it names, and is played on', name => {
    const read = readRecord(JSON.parse(readFileSync(`${FOLDER}${name}`, 'utf8')));
    if ('error' in read) throw new Error(read.error.path);
    const title = shelf[read.record.setup.title];
    if (!title) throw new Error('The title is not on the shelf.');
    expect(unknownTo(title, read.record)).toBeUndefined();
    const opened = openRecord(title, read.record);
    if ('violation' in opened) throw new Error(`${opened.at}: ${opened.violation.clause}`);
    if (!read.record.snapshot) expect(opened.games.length).toBe(1 + standing(read.record.log).length);
    const g = present(opened);
    const on = enter(opened, { do: choose(g, dice(name), STYLES.investor) as never });
    expect(question(g)).toBeDefined();
    expect(on).not.toHaveProperty('violation');
  });
});
