import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { offline } from './plugins/offline.ts';
import { preload } from './plugins/preload.ts';
import { rules } from './plugins/rules.ts';

// biome-ignore lint/style/noDefaultExport: the bundler reads the default export.
export default defineConfig(({ command }) => {
  // What is built is what people get, whoever builds it: test runners and shells may have set something else.
  if (command === 'build') process.env['NODE_ENV'] = 'production';
  return {
    root: import.meta.dirname,
    base: './',
    plugins: [react(), rules(), preload(), offline()],
    worker: { format: 'es' },
    build: {
      target: 'es2022',
      sourcemap: false,
      chunkSizeWarningLimit: 900,
      // What several pages share comes in one piece: on a slow line a request costs more than its bytes. What is set up
      // before a game is not needed to play one, nor is what teaches.
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              {
                name: 'common',
                test: /[/\\]client[/\\]src[/\\](?!pages[/\\](?:newgame|lobby|gathering)[/\\]|learn[/\\]|library[/\\])/,
                minShareCount: 2,
              },
            ],
          },
        },
      },
    },
    server: { proxy: { '/api': { target: 'http://127.0.0.1:1848', ws: true } } },
  };
});
