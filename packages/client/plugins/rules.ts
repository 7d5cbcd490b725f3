import type { Plugin } from 'vite';
import { parseRules } from '../src/library/rules/parse.ts';

/** Turns `rules/*.md?rules` into data while the site is built. */
export const rules = (): Plugin => ({
  name: 'rules',
  transform(code, id) {
    if (!id.endsWith('.md?rules')) return undefined;
    return { code: `export default ${JSON.stringify(parseRules(code))}`, map: null, moduleType: 'js' };
  },
});
