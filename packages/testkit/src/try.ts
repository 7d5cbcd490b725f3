import { choices, decide, play, routesOf, sample, start } from '@roundhouse/engine';
import { t1848 } from '@roundhouse/titles';
import { dice } from './dice.ts';
import { randomRuns } from './runs.ts';

const hist: Record<string, number> = {};
const t0 = performance.now();
let total = 0;
for (let s = 0; s < 20; s++) {
  const roll = dice(`a${s}`);
  let g = start(t1848, { players: 3 + (s % 4), options: {}, seed: `s${s}` });
  let n = 0;
  for (;;) {
    const d = decide(g);
    if (!d) break;
    const menu = [...d.verbs, ...(d.mayPass ? ['pass'] : [])];
    const verb = menu[roll(menu.length)];
    if (!verb) { console.log(JSON.stringify(d), JSON.stringify(g.state.agenda)); throw 1; }
    const a = sample(choices(g, verb), roll, p => routesOf(p, randomRuns(p, roll)));
    if (!a) { console.log('no leaf', verb, d); throw 1; }
    const out = play(g, a);
    if (out.violation) { console.log(a, out.violation); throw 1; }
    hist[verb] = (hist[verb] ?? 0) + 1;
    g = out.game; n++; total++;
    if (n > 20000) { console.log('too long', d, g.state.agenda); break; }
  }
  console.log(s, n, g.state.ending, g.state.phase, JSON.stringify(g.state.money));
}
console.log(hist, total / (performance.now() - t0) * 1000);
