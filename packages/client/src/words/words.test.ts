import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Title } from '@roundhouse/engine';
import { foreignShelf } from '@roundhouse/exchange';
import { shelf } from '@roundhouse/titles';
import { beforeAll, describe, expect, test } from 'vitest';
import { everything } from './everything.ts';
import { slotsOf } from './message.ts';
import { powerOf } from './names.ts';
import { openWords } from './say.ts';
import { bookId, bookIds } from './speak.ts';

const en = everything('en');
const de = everything('de');
const isKey = (key: string): boolean => Object.hasOwn(en, key);

const PACKAGES = fileURLToPath(new URL('../../../', import.meta.url));
const sources = (folder: string): readonly { readonly file: string; readonly code: string }[] =>
  readdirSync(join(PACKAGES, folder), { recursive: true, encoding: 'utf8' })
    .filter(f => /\.tsx?$/.test(f) && !/\.test\.|^words[\\/](?:\w\w|cover)\.ts$/.test(f))
    .map(f => ({ file: f, code: readFileSync(join(PACKAGES, folder, f), 'utf8') }));

const titles: readonly Title[] = [...Object.values(shelf), ...Object.values(foreignShelf)];
const keys = Object.keys(en);
const has = (title: Title, key: string): boolean => bookIds(title).some(id => isKey(`${id}.${key}`)) || isKey(key);
const lacking = (of: (t: Title) => readonly string[]): readonly string[] =>
  titles.flatMap(t =>
    of(t)
      .filter(key => !has(t, key))
      .map(key => `${t.id}: ${key}`),
  );

/** Strings named in code in front of which stands this. */
const named = (before: RegExp): readonly string[] =>
  [
    ...sources('engine/src'),
    ...[...new Set(Object.values(shelf).map(bookId))].flatMap(id => sources(`titles/src/${id}`)),
  ].flatMap(({ code }) => [...code.matchAll(new RegExp(`${before.source}'([\\w.-]+)'`, 'g'))].map(m => m[1] ?? ''));

beforeAll(() => Promise.all([...new Set(titles.map(bookId))].map(openWords)));

describe('every title on the shelf', () => {
  test('has words for each of its clauses', () => {
    expect(lacking(t => Object.keys(t.cites).map(c => `clause.${c}`))).toEqual([]);
  });

  test('has words for each of its verbs: button, question and deed', () => {
    const forms = ['verb', 'asks'] as const;
    expect(lacking(t => Object.keys(t.verbs).flatMap(v => forms.map(f => `${f}.${v}`)))).toEqual([]);
    expect(titles.flatMap(t => Object.keys(t.verbs).filter(v => !keys.some(k => k.includes(`doing.${v}`))))).toEqual(
      [],
    );
  });

  test('has words for each of its steps: as a name and as a question', () => {
    expect(lacking(t => Object.keys(t.steps).flatMap(s => [`step.${s}`, `ask.${s}`]))).toEqual([]);
  });

  test('has words for its effects, zones, causes and bonuses', () => {
    expect(lacking(t => Object.keys(t.effects).map(e => `effect.${e}`))).toEqual([]);
    expect(lacking(t => Object.keys(t.zones).map(z => `zone.${z}`))).toEqual([]);
    expect(lacking(t => Object.keys(t.rules.market.moves).map(c => `cause.${c}`))).toEqual([]);
    expect(lacking(t => t.rules.routes.terms.bonuses.map(b => `bonus.${b.id}`))).toEqual([]);
  });

  test('has words for its privates, options and cover', () => {
    expect(titles.flatMap(t => Object.keys(t.parts.privates).filter(p => !powerOf(t, p)))).toEqual([]);
    expect(lacking(t => Object.keys(t.options).map(o => `setup.${o}`))).toEqual([]);
    const named = (t: Title) =>
      Object.entries(t.options).flatMap(([o, { values }]) =>
        values.flatMap(v => (typeof v === 'string' ? [`setup.${o}.${v}`] : [])),
      );
    expect(lacking(named)).toEqual([]);
    expect(lacking(() => ['line', 'length', 'weight'])).toEqual([]);
  });

  test('has words for every ending and for terrain', () => {
    const endings = [...new Set(named(/willEnd\(t, /))];
    expect(endings.length).toBeGreaterThan(3);
    expect(endings.filter(e => !keys.some(k => k.endsWith(`ending.${e}`)))).toEqual([]);
    const terrains = titles.flatMap(t => Object.values(t.parts.map.hexes).flatMap(h => h.terrain?.kind ?? []));
    expect([...new Set(terrains)].filter(t => !isKey(`terrain.${t}`))).toEqual([]);
  });
});

test('every kind of event has words', () => {
  const types = [...readFileSync(join(PACKAGES, 'engine/src/core/event.ts'), 'utf8').matchAll(/type: '(\w+)'/g)];
  expect(types.length).toBeGreaterThan(30);
  expect(types.map(m => m[1]).filter(t => !keys.some(k => k === `event.${t}` || k.includes(`event.${t}.`)))).toEqual(
    [],
  );
});

test('every level of a choice has words', () => {
  const levels = [...new Set(named(/(?:pick|oneOf|amount)\(\s*/))];
  expect(levels).toContain('company');
  expect(levels.filter(l => !keys.some(k => k.endsWith(`choice.${l}`)))).toEqual([]);
});

test('every clause that can be broken anywhere has words', () => {
  const broken = [...named(/clause: /), ...named(/(?:, |\? |: |\?\? )(?=')/)].filter(c => /^[a-z]+\.[a-z-]+$/.test(c));
  const clauses = [...new Set(broken)].filter(c => !/^(setup|snapshot)\./.test(c));
  expect(clauses.length).toBeGreaterThan(80);
  expect(clauses.filter(c => !keys.some(k => k.endsWith(`clause.${c}`)))).toEqual([]);
});

describe('both languages', () => {
  test('have the same keys', () => {
    expect(Object.keys(de).sort()).toEqual([...keys].sort());
  });

  test.each(keys)('%s is filled with the same', key => {
    const [english, german] = [en[key] ?? '', de[key] ?? ''];
    expect([...slotsOf(german)].sort()).toEqual([...slotsOf(english)].sort());
    expect(german.trim()).not.toBe('');
  });

  test('no English is left in the German', () => {
    const english =
      /\b(the|and|of|to|with|is|are|you|your|this|that|not|for|from|by|share|shares|train|trains|tile|token|player|round|board|price|buy|sell|pay|lay|company|game|rule|rules|settings|loan|turn|private|library|lobby)\b/i;
    const proper = /English|Bank of England|Tasmanian Railways|Commonwealth Railways/g;
    const left = Object.entries(de).filter(([, text]) =>
      english.test(text.replace(/\{[^}]*\}/g, '').replace(proper, '')),
    );
    expect(left).toEqual([]);
  });

  test('German says one thing in one way: Zug is a train, Spielzug a turn', () => {
    const turn = /\b(?:am Zug|je Zug|(?:diesem|selben|ihrem ersten|ihrem) Zug|ihres Zuges|Zug (?:beginnt|endet))\b/;
    const other = /überalter|aufrüst|Bahnhofsmarker|Plauderei|Flüssig$|\bMarken\b/i;
    const rules = readdirSync(join(PACKAGES, 'client/src/library/rules')).filter(f => f.endsWith('.de.md'));
    const lines = rules.flatMap(f =>
      readFileSync(join(PACKAGES, 'client/src/library/rules', f), 'utf8')
        .split('\n')
        .filter(l => turn.test(l)),
    );
    expect(Object.entries(de).filter(([, text]) => turn.test(text) || other.test(text))).toEqual([]);
    expect(rules.length).toBeGreaterThan(2);
    expect(lines).toEqual([]);
  });

  test('texts that are equal are meant to be', () => {
    const same = Object.entries(en).filter(
      ([key, text]) => (de[key] ?? '') === text && /[a-z]{3}/i.test(text.replace(/\{\w+\}/g, '')),
    );
    expect(same.map(([, text]) => text).filter(text => !SAME.includes(text))).toEqual([]);
  });
});

/** Words both languages have. */
const SAME: readonly string[] = [
  'Discord',
  'Slack',
  'Telegram',
  'Webhook (JSON)',
  'Chat',
  'Prinz-Wilhelm-Bahn',
  'Angertalbahn',
  'Konzession Essen–Osterath',
  'Müngstener Brücke',
  'Seilzuganlage',
  'Rheingold-Vertrag',
  'Trajektanstalt',
  'Krupp-Stahlwerke',
  'Niederrheinische Licht- und Kraftwerke',
  'Aachener Bergbaurevier',
  'Bank',
  'Deutsch',
  'English',
  'Limit {limit}',
  'Phase',
  'Phase {phase}',
  'Pool',
  'Roundhouse',
  'Start',
  'T8 Siegerland',
];

describe('keys', () => {
  const client = sources('client/src').filter(s => !/words[\\/](en|de)[\\/]/.test(s.file));
  const code = client.map(s => s.code).join('\n');

  test('none is unused', () => {
    const spelled = new Set([...code.matchAll(/['"`]([\w@-]+(?:\.[\w-]+)+)['"`]/g)].map(m => m[1]));
    for (const m of code.matchAll(/\blocal\(\w+, '(\w+)'|\}\.(\w+)`/g)) spelled.add(m[1] ?? m[2]);
    const families = [...code.matchAll(/['"`]((?:[\w-]+\.)+)\$\{/g)].map(m => m[1] ?? '');
    const bare = (key: string) => key.replace(/^18[\w-]+\./, '');
    const unused = keys.filter(
      k => !spelled.has(k) && !families.some(f => bare(k).startsWith(f)) && !spelled.has(bare(k)),
    );
    expect(unused).toEqual([]);
  });

  test('none of a data family is about nothing', () => {
    const known = (family: string, of: (t: Title) => readonly string[]) => {
      const coming = [...named(/defineVerb\(\s*/), ...named(/\bname: /)];
      const real = new Set([...titles.flatMap(of), ...coming]);
      const form = new RegExp(`^(?:18[\\w-]+\\.)?${family}\\.(\\w+)(?:\\.|$)`);
      return keys.flatMap(k => form.exec(k)?.[1] ?? []).filter(name => !real.has(name));
    };
    expect(known('verb', t => Object.keys(t.verbs))).toEqual([]);
    expect(known('asks', t => Object.keys(t.verbs))).toEqual([]);
    expect(known('doing', t => Object.keys(t.verbs))).toEqual([]);
    expect(known('step', t => Object.keys(t.steps))).toEqual([]);
    expect(known('skip', t => [...Object.keys(t.steps), 'other'])).toEqual([]);
    expect(known('ask', t => [...Object.keys(t.steps), 'other', 'over'])).toEqual([]);
    expect(known('cause', t => Object.keys(t.rules.market.moves))).toEqual([]);
  });
});
