// Where a "no" is said: every place one mutant is made of, and the source with all of them in it, asleep.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseSync } from 'vite';

const ROOT = join(import.meta.dirname, '..', '..');

/** Sources whose "no" is tried: the engine's and the titles'; undo is no rule of a game. */
export const isJudging = file =>
  /packages\/(engine|titles)\/src\/.*(?<!\.test)\.ts$/.test(file) && !/core\/(violation|record)\.ts$/.test(file);

/** All places of the project, by file. */
export const allSites = () =>
  ['engine', 'titles'].flatMap(name => {
    const folder = join(ROOT, 'packages', name, 'src');
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map(file => join(folder, file))
      .filter(isJudging)
      .sort()
      .flatMap(file => sitesIn(file, readFileSync(file, 'utf8')).map(s => s.name));
  });

/** The places of one file: what is wrapped, in what, and a name that outlives a change of lines. */
export const sitesIn = (file, text) => {
  const { program } = parseSync(file, text, { lang: 'ts' });
  const found = [];
  walk(program, [], (node, above) => {
    const site = siteOf(node, above, text, file);
    if (site) found.push(site);
  });
  const short = relative(join(ROOT, 'packages'), file).replace('/src/', '/');
  const seen = new Map();
  return found.map(({ start, end, by, label }) => {
    const count = (seen.get(label) ?? 0) + 1;
    seen.set(label, count);
    return { start, end, by, name: `${short} ${label}${count > 1 ? ` (${count})` : ''}` };
  });
};

/** The source with every place handed through its guard. */
export const withGuards = (file, text) => {
  const sites = sitesIn(file, text);
  const places = [...new Set(sites.flatMap(s => [s.start, s.end]))].sort((a, b) => b - a);
  // At one place what ends is closed before anything opens, and what is wider opens first.
  return places.reduce((now, at) => {
    const closing = sites.filter(s => s.end === at).map(() => ')');
    const opening = sites
      .filter(s => s.start === at)
      .sort((a, b) => b.end - a.end)
      .map(s => `globalThis.${s.by}(${JSON.stringify(s.name)}, `);
    return now.slice(0, at) + [...closing, ...opening].join('') + now.slice(at);
  }, text);
};

const siteOf = (node, above, text, file) => {
  const part = n => text.slice(n.start, n.end).replace(/\s+/g, ' ').slice(0, 70);
  const parent = above.at(-1);
  const of = (n, by, label) => ({ start: n.start, end: n.end, by, label });
  const callee = node.type === 'CallExpression' ? part(node.callee) : '';
  if (/^unless(Paid)?$/.test(callee)) return of(node, 'droppedNo', clauseIn(node.arguments[1], part));
  if (/(Bar|\.whyNot\w+|^whyNot\w+)$/.test(callee) && parent?.type === 'LogicalExpression' && parent.operator === '??')
    return of(node, 'droppedNo', `${holder(above)} ${callee}`);
  // One half of what an `unless` claims.
  if (isBoth(parent) && !isBoth(node) && claims(node, above))
    return of(node, 'droppedClaim', `${clauseIn(claims(node, above).arguments[1], part)} && ${part(node)}`);
  if (file.endsWith('referee.ts') || node.type !== 'ObjectExpression') return refereeLine(node, parent, file, of, part);
  const clause = node.properties.find(p => p.type === 'Property' && p.key.name === 'clause');
  if (!clause || node.properties.some(p => p.key?.name === 'cites')) return undefined;
  const label = clauseIn(clause.value, part);
  const returned = above.findLast(n => n.type === 'ReturnStatement' || /Function/.test(n.type));
  const branch = returned?.type === 'ReturnStatement' ? above[above.indexOf(returned) - 1] : undefined;
  return branch?.type === 'IfStatement' && branch.consequent === returned
    ? of(branch.test, 'droppedCase', label)
    : of(node, 'droppedNo', label);
};

/** A line of a referee: without it a neighbour of the paragraph is cited. */
const refereeLine = (node, parent, file, of, part) =>
  file.endsWith('referee.ts') &&
  parent?.type === 'Property' &&
  parent.value === node &&
  /^'\w+\.[\w-]+'$/.test(part(parent.key))
    ? /Function|Call|Identifier/.test(node.type) && of(node, 'droppedLine', part(parent.key).slice(1, -1))
    : undefined;

const clauseIn = (node, part) => (node?.type === 'Literal' ? node.value : part(node));

const isBoth = node => node?.type === 'LogicalExpression' && node.operator === '&&';

/** The `unless` of whose claim the node is a half. */
const claims = (node, above) => {
  let child = node;
  for (const up of above.toReversed()) {
    if (up.type === 'CallExpression')
      return up.arguments[0] === child && /^unless/.test(up.callee.name) ? up : undefined;
    if (!isBoth(up)) return undefined;
    child = up;
  }
  return undefined;
};

/** The nearest name around: of a function, or of a property. */
const holder = above => {
  const named = above.findLast(n => n.type === 'VariableDeclarator' || n.type === 'Property');
  return named?.id?.name ?? named?.key?.name ?? '';
};

const walk = (node, above, see) => {
  if (!node || typeof node !== 'object') return;
  if (Array.isArray(node)) {
    for (const one of node) walk(one, above, see);
    return;
  }
  if (typeof node.type !== 'string') return;
  see(node, above);
  for (const [key, value] of Object.entries(node)) if (key !== 'parent') walk(value, [...above, node], see);
};
