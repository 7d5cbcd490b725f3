/// <reference lib="dom" />
import {
  type Action,
  check,
  decide,
  type Event,
  type Game,
  play,
  start,
  type Title,
  type Violation,
} from '@roundhouse/engine';
import { attempt, choose, dice, type Memory, remember, STYLES, stylesFor } from '@roundhouse/testkit';
import { shelf } from '@roundhouse/titles';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
  readonly lines: Map<string, string>;
  readonly clauses: Set<string>;
}

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dirk', 'Eva', 'Finn'];

/** Plays random games with illegal attempts and hears everything said about them. */
const listen = (title: Title, games: number): Heard => {
  const lines = new Map<string, string>();
  const clauses = new Set<string>();
  const heard = (kind: string, text: string) => lines.set(`${kind}: ${text.replace(/\d[\d.,]*/g, '#')}`, text);
  const refused = (v: Violation) => {
    clauses.add(v.clause);
    heard(v.clause, because(v, title, NAMES).sentence);
  };
  const happened = (g: Game, events: readonly Event[]) => {
    for (const e of events) heard(e.type, tell(e, speaking(g, NAMES)));
  };
  for (let n = 0; n < games; n++) {
    const players = title.players[n % title.players.length] as number;
    const roll = dice(`told ${n}`);
    const styles = stylesFor(players, roll);
    const memory: Memory = new Map();
    let g = start(title, { players, options: {}, seed: `told ${n}` });
    for (let i = 0; i < 700; i++) {
      const d = decide(g);
      heard('ask', ask(g, NAMES, d));
      heard('round', roundName(g));
      if (!d) break;
      if (d.mayPass) heard('skip', skip(g, d));
      const tried = attempt(g, roll, memory);
      const violation = check(g, tried);
      if (violation) refused(violation);
      const action = choose(g, roll, styles[d.by] ?? STYLES.drifter, d) as Action;
      remember(memory, action);
      heard('doing', doing(title, action));
      const outcome = play(g, action);
      if (outcome.violation) throw new Error(outcome.violation.clause);
      happened(outcome.game, outcome.events);
      g = outcome.game;
    }
  }
  return { lines, clauses };
};

describe.each(Object.values(shelf).map(t => [t.id, t] as const))('%s told aloud', (_, title) => {
  test.each(LANGUAGES)('leaves no slot empty in %s', async language => {
    await setLanguage(language);
    const { lines, clauses } = listen(title, 6);
    expect([...lines].filter(([, text]) => /[{}]|undefined|NaN/.test(text))).toEqual([]);
    expect(clauses.size).toBeGreaterThan(20);
  });
});
