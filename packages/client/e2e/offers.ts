import { decide, type Game, type GameRecord, newRecord, play, start, type Title } from '@roundhouse/engine';
import { choose, dice, drawOptions, STYLES, stylesFor } from '@roundhouse/testkit';

/** A position in which a step offers a verb. */
export interface Offered {
  readonly step: string;
  readonly verb: string;
  readonly record: GameRecord;
  readonly game: Game;
}

const LONGEST = 1500;

/** Positions of random games, under options drawn by lot, in which each verb of each step is first on offer. */
export const offersOf = (title: Title, games: number, seed = 'insist'): readonly Offered[] => {
  const found = new Map<string, Offered>();
  for (let n = 0; n < games; n++) {
    const roll = dice(`${title.id} ${seed} ${n}`);
    const players = title.players[n % title.players.length] as number;
    const options = n ? drawOptions(title, {}, roll) : {};
    const setup = { title: title.id, players, options, seed: `${seed} ${n}` };
    const styles = stylesFor(players, roll);
    let game = start(title, setup);
    const log: GameRecord['log'][number][] = [];
    for (let i = 0; i < LONGEST; i++) {
      const asked = decide(game);
      if (!asked) break;
      const isOwn = !game.title.automatic?.(game);
      for (const verb of isOwn ? asked.verbs : []) {
        const key = `${asked.step} ${verb}`;
        const names = Array.from({ length: players }, (_, seat) => `P${seat + 1}`);
        // With other verbs beside it is harder to reach than alone.
        const known = found.get(key);
        if (known && (decide(known.game)?.verbs.length ?? 0) >= asked.verbs.length) continue;
        found.set(key, { step: asked.step, verb, record: { ...newRecord({ ...setup, names }), log: [...log] }, game });
      }
      const action = choose(game, roll, styles[asked.by] ?? STYLES.drifter, asked);
      const outcome = action && play(game, action);
      if (!action || !outcome || outcome.violation) break;
      log.push({ do: action });
      game = outcome.game;
    }
  }
  return [...found.values()];
};
