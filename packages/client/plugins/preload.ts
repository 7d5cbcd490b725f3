import type { Plugin, Rolldown } from 'vite';

/** Pages most visits come to, and how soon each is wanted. */
const SOON: readonly { readonly page: string; readonly priority: 'auto' | 'low' }[] = [
  { page: 'pages/Landing.tsx', priority: 'auto' },
  { page: 'table/TablePage.tsx', priority: 'low' },
];

/** Tells the browser in the page itself what it will need, so that nothing waits for a script to ask for it. */
export const preload = (): Plugin => ({
  name: 'preload',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const chunkOf = (name: string): Rolldown.OutputChunk | undefined => {
        const found = bundle[name];
        return found?.type === 'chunk' ? found : undefined;
      };
      const known = new Set<string>();
      const withImports = (name: string): readonly string[] => {
        if (known.has(name) || html.includes(name)) return [];
        known.add(name);
        return [name, ...(chunkOf(name)?.imports.flatMap(withImports) ?? [])];
      };
      const link = (file: string, kind: object, fetchpriority: string) => ({
        tag: 'link',
        attrs: { ...kind, crossorigin: true, href: `./${file}`, fetchpriority },
        injectTo: 'head' as const,
      });
      return SOON.flatMap(({ page, priority }) => {
        const name = Object.keys(bundle).find(n => chunkOf(n)?.facadeModuleId?.endsWith(`/${page}`));
        return (name ? withImports(name) : []).flatMap(file => [
          link(file, { rel: 'modulepreload' }, priority),
          ...[...(chunkOf(file)?.viteMetadata?.importedCss ?? [])].map(css =>
            link(css, { rel: 'preload', as: 'style' }, priority),
          ),
        ]);
      });
    },
  },
});
