import { type Game, play, start } from '@roundhouse/engine';
import { startTransition, useEffect, useState } from 'react';
import { speaking, tell } from '../../words/index.ts';
import { breathe } from '../../work/breathe.ts';
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

const newGame = ({ title, players, options, seed }: Showcase): Game => start(title, { players, options, seed });

/** Actions played before the page gets a turn. */
const SLICE = 8;

/** The position after so many actions; a record that does not hold stops where it breaks. */
const at = async (showcase: Showcase, actions: number): Promise<Game> => {
  let g = newGame(showcase);
  for (const [i, action] of showcase.actions.slice(0, actions).entries()) {
    if (i % SLICE === 0) await breathe();
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
    let isOver = false;
    let timer: ReturnType<typeof setInterval> | undefined;
    const show = (m: Moment) => startTransition(() => setMoment(m));
    const from = Math.floor(showcase.actions.length * (playing ? OPENING : 1));
    const begin = async () => {
      let [game, done] = [await at(showcase, from), from];
      if (isOver) return;
      if (!playing) return startTransition(() => setMoment(m => m ?? { game, line: '' }));
      show({ game, line: '' });
      timer = setInterval(() => {
        if (document.hidden) return;
        const next = onward(showcase, game, done);
        [game, done] = next ? [next[0].game, next[1]] : [newGame(showcase), 0];
        if (next) show(next[0]);
      }, pace);
    };
    void begin();
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [showcase, playing, pace]);
  return moment;
};
