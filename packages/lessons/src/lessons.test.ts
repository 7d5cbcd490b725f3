import { type Action, answers, decide, play, routeProblem, routesOf, scenario } from '@roundhouse/engine';
import { solve } from '@roundhouse/optimiser';
import { shelf } from '@roundhouse/titles';
import { describe, expect, test } from 'vitest';
import { assess, glossary, type Lesson, lessons, lessonWords } from './index.ts';

const laidOut = (lesson: Lesson) => {
  const title = shelf[lesson.title];
  if (!title) throw new Error(`No title ${lesson.title}.`);
  return scenario(title, lesson.position);
};

/** Everything that may be done in a lesson, the best run among it. */
const waysOf = (lesson: Lesson): readonly Action[] => {
  const g = laidOut(lesson);
  const asked = decide(g);
  if (asked?.step !== 'run' || !asked.company) return answers(g);
  const problem = routeProblem(g, asked.company);
  const routes = routesOf(problem, solve(problem).runs);
  return [...answers(g), { type: 'runRoutes', by: asked.by, at: asked.step, company: asked.company, routes } as Action];
};

describe.each(lessons)('lesson $id', lesson => {
  test('asks the pupil one thing', () => {
    expect(decide(laidOut(lesson))?.by).toBe(lesson.you);
    expect(laidOut(lesson).title.id).toBe(lesson.title);
  });

  test('has a right answer, and at least two tempting ones, each of them legal', () => {
    const g = laidOut(lesson);
    const judged = waysOf(lesson).map(action => ({ action, as: assess(lesson, g, action) }));
    for (const { action } of judged) expect(play(g, action).violation).toBeUndefined();
    const seen = new Set(judged.map(j => j.as));
    expect(seen).toContain('right');
    for (const way of Object.keys(lesson.wrong)) expect(seen).toContain(way);
    expect(Object.keys(lesson.wrong).length).toBeGreaterThanOrEqual(2);
  });

  test.each(['en', 'de'] as const)('says everything in %s', language => {
    const words = lessonWords[language][lesson.id];
    expect(Object.keys(words?.wrong ?? {}).sort()).toEqual(Object.keys(lesson.wrong).sort());
    for (const sentence of [words?.heading, words?.story, words?.task, words?.right, words?.other])
      expect(sentence).toMatch(/\S/);
  });
});

test('no lesson comes twice, and nothing is said about one that is not there', () => {
  const ids = lessons.map(l => l.id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const words of Object.values(lessonWords)) expect(Object.keys(words).sort()).toEqual([...ids].sort());
});

test('what the lessons promise comes true', () => {
  const after = (id: string) => {
    const lesson = lessons.find(l => l.id === id) as Lesson;
    const g = laidOut(lesson);
    const right = waysOf(lesson).find(a => assess(lesson, g, a) === 'right');
    const outcome = play(g, right);
    if (outcome.violation) throw new Error(outcome.violation.clause);
    return { before: g.state, now: outcome.game.state };
  };
  const float = after('float');
  expect([float.before.companies['VR']?.floated, float.now.companies['VR']?.floated]).toEqual([undefined, true]);
  expect(float.now.money?.['VR']).toBe(700);
  expect(after('pay').now.money?.[0]).toBe((after('pay').before.money?.[0] ?? 0) + 54);
  expect(after('keep').now.money?.['SAR']).toBe(200);
  expect(after('rust').now.companies['CAR']?.trains).toEqual([]);
  expect(after('rust').now.companies['SAR']?.trains).toEqual(['4']);
  expect(after('loan').now.money?.['SAR']).toBe(230);
  expect(after('takeover').now.companies['EKJ']?.closed).toBe(true);
});

test('the same words are explained in every language', () => {
  expect(Object.keys(glossary.de).sort()).toEqual(Object.keys(glossary.en).sort());
  for (const { name, says } of [...Object.values(glossary.en), ...Object.values(glossary.de)]) {
    expect(name).toMatch(/\S/);
    expect(says).toMatch(/[.]$/);
  }
});
