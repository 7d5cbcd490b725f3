import { type Game, play, start } from '@roundhouse/engine';
import { useEffect, useState } from 'react';
import { speaking, tell } from '../../words/index.ts';
import type { Showcase } from './showcase.ts';

/** A moment of a replay: the position, and what has just happened that can be seen on the map. */
export interface Moment {
  readonly game: Game;
  readonly line: string;
}

/** What is worth a pause: things that change the look of the board. */
const SEEN = ['laid', 'token', 'phase', 'receivership', 'round'];

/** The part of the game that is skipped at first, so that there is something to see. */
const OPENING = 0.3;

/** The position after so many actions; a record that does not hold stops where it breaks. */
const at = ({ title, players, options, seed, actions: all }: Showcase, actions: number): Game => {
  let g = start(title, { players, options, seed });
  for (const action of all.slice(0, actions)) {
    const outcome = play(g, action);
    if (outcome.violation) return g;
    g = outcome.game;
  }
  return g;
};

/** Plays on from a position to the next thing that can be seen; nothing, once the record is over. */
const onward = (showcase: Showcase, from: Game, done: number): readonly [Moment, number] | undefined => {
  let game = from;
  for (let i = done; i < showcase.actions.length; i++) {
    const outcome = play(game, showcase.actions[i]);
    if (outcome.violation) return undefined;
    game = outcome.game;
    const seen = outcome.events.findLast(e => SEEN.includes(e.type));
    if (seen) return [{ game, line: tell(seen, speaking(game, showcase.names)) }, i + 1];
  }
  return undefined;
};

/** Replays a finished game softly, over and over; standing still, it shows how the game ended. */
export const useReplay = (showcase: Showcase | undefined, playing: boolean, pace: number): Moment | undefined => {
  const [moment, setMoment] = useState<Moment>();
  useEffect(() => {
    if (!showcase) return;
    if (!playing) {
      setMoment(m => {
        const game = m?.game ?? at(showcase, showcase.actions.length);
        return m ?? { game, line: '' };
      });
      return;
    }
    let done = Math.floor(showcase.actions.length * OPENING);
    let game = at(showcase, done);
    setMoment({ game, line: '' });
    const timer = setInterval(() => {
      if (document.hidden) return;
      const next = onward(showcase, game, done);
      [game, done] = next ? [next[0].game, next[1]] : [at(showcase, 0), 0];
      if (next) setMoment(next[0]);
    }, pace);
    return () => clearInterval(timer);
  }, [showcase, playing, pace]);
  return moment;
};
