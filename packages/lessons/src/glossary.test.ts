import { scenario } from '@roundhouse/engine';
import { shelf } from '@roundhouse/titles';
import { expect, test } from 'vitest';
import { glossary, termsIn } from './glossary.ts';
import { pictures } from './pictures.ts';

test('every word has a picture, and every board of them can be laid out', () => {
  expect(Object.keys(pictures).sort()).toEqual(Object.keys(glossary.en).sort());
  for (const picture of Object.values(pictures)) {
    if (!('title' in picture)) continue;
    const title = shelf[picture.title];
    if (!title) throw new Error(`No title ${picture.title}.`);
    const g = scenario(title, 'chart' in picture ? picture.chart : picture.plate.position);
    if ('plate' in picture) for (const hex of picture.plate.around) expect(g.title.parts.map.hexes[hex]).toBeDefined();
  }
});

test.each(['en', 'de'] as const)('every word is found by its own name in %s', language => {
  for (const [id, { name }] of Object.entries(glossary[language]))
    expect(
      termsIn(name, language).map(f => f.id),
      name,
    ).toContain(id);
});

test('words are found where they stand, signs only as they are written, and the longer one first', () => {
  const ids = (text: string, language: 'en' | 'de') => termsIn(text, language).map(f => f.id);
  expect(ids('Shares to float', 'en')).toEqual(['share', 'float']);
  expect(ids('2 rust or train limit 3', 'en')).toEqual(['rust', 'limit']);
  expect(ids('OR 4.1', 'en')).toEqual(['operating']);
  expect(ids('Bank of England', 'en')).toEqual(['bankofengland']);
  expect(ids('Flüssige Mittel', 'de')).toEqual(['liquid']);
  expect(ids('Aktien bis zum Start', 'de')).toEqual(['share', 'float']);
  expect(termsIn('the treasury', 'en')).toEqual([{ id: 'treasury', from: 4, to: 12 }]);
});
