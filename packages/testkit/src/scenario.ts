import { type Action, check, citationOf, type Game, play, question, type Violation } from '@roundhouse/engine';

export { inOperating, inStock, inTurn, type Scenario, scenario } from '@roundhouse/engine';

/** An action of whoever is asked, for the company in turn. */
export const action = (g: Game, type: string, fields: object = {}): Action => {
  const q = question(g);
  if (!q) throw new Error('Nobody is asked anything: the game is over.');
  const needsCompany = !('company' in fields) && q.company !== undefined && 'company' in shapeOf(g, type);
  return { type, by: q.by, at: q.step, ...(needsCompany ? { company: q.company } : {}), ...fields } as Action;
};

const shapeOf = (g: Game, type: string): object => {
  const expects = g.title.verbs[type]?.shape.expects ?? '';
  return Object.fromEntries(
    expects
      .replace('an object with ', '')
      .split(', ')
      .map(k => [k, true]),
  );
};

/** Plays it, and fails the test if it is refused. */
export const does = (g: Game, type: string, fields: object = {}): Game => {
  const outcome = play(g, action(g, type, fields));
  if (outcome.violation) throw new Error(`${type} is refused: ${JSON.stringify(outcome.violation)}`);
  return outcome.game;
};

/** Why it is refused and where the rulebook says so, `loan.limit 48-5.6.3-a`; nothing, if it is legal. */
export const cited = (g: Game, type: string, fields: object = {}): string | undefined =>
  citedFor(g, action(g, type, fields));

/** The same for an action of whoever it names, asked or not. */
export const citedFor = (g: Game, tried: object): string | undefined => {
  const broken = check(g, tried);
  return broken && `${broken.clause} ${citationOf(g.title, broken)}`;
};

/** Why it is refused; nothing, if it is legal. */
export const refusal = (g: Game, type: string, fields: object = {}): Violation | undefined =>
  check(g, action(g, type, fields));
