import {
  type Action,
  decide,
  emit,
  type Game,
  play,
  type Secret,
  start,
  type Table,
  type Title,
  write,
} from '@roundhouse/engine';
import { rhl } from '@roundhouse/titles';
import { describe, expect, test } from 'vitest';
import { dice } from './dice.ts';
import { broken, LAWS, type Moment } from './laws.ts';
import { choose } from './random.ts';
import { STYLES } from './style.ts';

const law = { hiddenMakesNoDifference: LAWS['hiddenMakesNoDifference'] as (typeof LAWS)[string] };
const roll = dice('redaction');

/** The first action of a game with hidden cards, after this change to its rules. */
const opening = (change: (title: Title) => Partial<Title>): Moment => {
  const { title, state } = start(rhl, { players: 4, options: { destinies: true }, seed: 'redaction' });
  const before: Game = { title: { ...title, ...change(title) }, state };
  const action = choose(before, roll, STYLES.builder) as Action;
  const outcome = play(before, action);
  if (outcome.violation) throw new Error(outcome.violation.clause);
  return { before, action, after: outcome.game, asked: decide(outcome.game), roll };
};

const cardOf = (g: Game): string => {
  const { hands } = g.state.slices['destinies'] as { hands: Readonly<Record<number, Secret<readonly string[]>>> };
  return hands[2]?.value.join() ?? '';
};

const leaking = (leak: (t: Table) => void): Moment => opening(title => ({ watches: [...title.watches, leak] }));

/** Whichever secrets are exchanged, somebody notices sooner or later. */
const noticed = (m: Moment) => Array.from({ length: 60 }, () => broken(law, m)?.how).find(how => how !== undefined);

describe('games that differ in a hidden card', () => {
  test('look the same to all others', () => {
    expect(noticed(opening(() => ({})))).toBeUndefined();
  });

  test.each<[string, Moment]>([
    ['view', leaking(t => Object.assign(write(t), { ending: cardOf(t) }))],
    ['view', leaking(t => (write(t, 'money')['bank'] = Number(cardOf(t).replace(/\D/g, ''))))],
    ['events', leaking(t => emit(t, { type: 'goalPicked', by: 0, goal: cardOf(t) }))],
  ])('are told apart by a leak in the %s', (part, m) => {
    expect(noticed(m)).toContain(`can tell what is hidden by the ${part}`);
  });

  test('are told apart by what only one of them allows', () => {
    const fair = opening(() => ({}));
    const type = fair.action.type;
    const verb = rhl.verbs[type];
    const hand = cardOf(fair.before);
    const forbid = (g: Game) => (cardOf(g) === hand ? undefined : { clause: 'lot.sold' });
    const title = { ...fair.before.title, verbs: { ...fair.before.title.verbs, [type]: { ...verb, forbid } } } as Title;
    expect(noticed({ ...fair, before: { ...fair.before, title } })).toContain('only one game allows');
  });
});
