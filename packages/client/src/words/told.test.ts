/// <reference lib="dom" />
import { type Action, check, decide, play, start, type Title } from '@roundhouse/engine';
import { attempt, choose, dice, type Memory, remember, STYLES, stylesFor } from '@roundhouse/testkit';
import { shelf } from '@roundhouse/titles';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  ask,
  because,
  bookId,
  doing,
  LANGUAGES,
  openWords,
  roundName,
  setLanguage,
  skip,
  speaking,
  tell,
} from './index.ts';

beforeAll(() => Promise.all(Object.values(shelf).map(t => openWords(bookId(t)))));
afterAll(() => setLanguage('en'));

interface Heard {
  /** What there is to say, in the language of the moment. */
  readonly told: readonly (() => string)[];
  readonly clauses: ReadonlySet<string>;
}

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dirk', 'Eva', 'Finn'];

/** Plays random games with illegal attempts and hears everything said about them. */
const listen = (title: Title, games: number): Heard => {
  const told: (() => string)[] = [];
  const clauses = new Set<string>();
  for (let n = 0; n < games; n++) {
    const players = title.players[n % title.players.length] as number;
    const roll = dice(`told ${n}`);
    const styles = stylesFor(players, roll);
    const memory: Memory = new Map();
    let g = start(title, { players, options: {}, seed: `told ${n}` });
    for (let i = 0; i < 700; i++) {
      const now = g;
      const d = decide(now);
      told.push(
        () => ask(now, NAMES, d),
        () => roundName(now),
      );
      if (!d) break;
      if (d.mayPass) told.push(() => skip(now, d));
      const no = check(now, attempt(now, roll, memory));
      if (no) {
        clauses.add(no.clause);
        told.push(() => because(no, title, NAMES).sentence);
      }
      const action = choose(now, roll, styles[d.by] ?? STYLES.drifter, d) as Action;
      remember(memory, action);
      told.push(() => doing(title, action));
      const outcome = play(now, action);
      if (outcome.violation) throw new Error(outcome.violation.clause);
      told.push(...outcome.events.map(e => () => tell(e, speaking(outcome.game, NAMES))));
      g = outcome.game;
    }
  }
  return { told, clauses };
};

test.each(Object.values(shelf).map(t => [t.id, t] as const))('%s told aloud leaves no slot empty', async (_, title) => {
  const { told, clauses } = listen(title, 4);
  expect(clauses.size).toBeGreaterThan(20);
  for (const language of LANGUAGES) {
    await setLanguage(language);
    const lines = new Set(told.map(say => say()));
    expect([...lines].filter(text => /[{}]|undefined|NaN/.test(text))).toEqual([]);
  }
});
