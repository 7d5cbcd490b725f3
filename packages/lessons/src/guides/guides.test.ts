import { routeProblem, scenario, type Title } from '@roundhouse/engine';
import { solve } from '@roundhouse/optimiser';
import { shelf } from '@roundhouse/titles';
import { covers } from '@roundhouse/titles/covers';
import { describe, expect, test } from 'vitest';
import { CHAPTERS, guides, guideTo } from './index.ts';

const box = (id: string | undefined): Title => {
  const title = shelf[id ?? ''];
  if (!title) throw new Error(`No title ${id}.`);
  return title;
};

test('every title on the shelf has exactly one guide', () => {
  for (const { id } of covers) expect(guides.filter(g => g.titles.includes(id))).toEqual([guideTo(id)]);
});

describe.each(guides)('the guide to $titles.0', guide => {
  test.each(['en', 'de'] as const)('says everything in %s: five mistakes, and something in every chapter', language => {
    const words = guide.words[language];
    expect(words.lead).toMatch(/[.]$/);
    expect(words.mistakes.length).toBe(5);
    for (const chapter of CHAPTERS) {
      expect(words[chapter].length).toBeGreaterThanOrEqual(4);
      for (const [what, says] of words[chapter]) {
        expect(what).toMatch(/^\S.*[^.]$/);
        expect(says).toMatch(/[.]$/);
      }
    }
    expect(Object.keys(words.plates).sort()).toEqual(guide.plates.map(p => p.id).sort());
  });

  test('says as much in one language as in the other', () => {
    const { en, de } = guide.words;
    for (const chapter of CHAPTERS) expect(de[chapter].length).toBe(en[chapter].length);
  });

  test.each(guide.plates)('plate $id is a real position, and its run earns what is said', plate => {
    const g = scenario(box(plate.title ?? guide.titles[0]), plate.position);
    for (const hex of plate.around) expect(g.title.parts.map.hexes[hex]).toBeDefined();
    if (!plate.run) return;
    const found = solve(routeProblem(g, plate.run.company));
    expect([found.proven, found.revenue]).toEqual([true, plate.run.earns]);
    for (const { plates } of Object.values(guide.words)) expect(plates[plate.id]).toContain(String(plate.run.earns));
  });
});
