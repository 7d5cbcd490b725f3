import { stopId } from '@roundhouse/engine';
import { useRef } from 'react';
import { distance, type Point } from '../../board/geometry.ts';
import { stopPoint } from '../../board/routePath.ts';
import { useDraft } from '../../store/draft.ts';
import { say, stopName } from '../../words/index.ts';
import type { Asked } from '../asked.ts';
import { useRunning } from '../run/running.ts';
import { endOf, traceTo, whyStuck } from '../run/trace.ts';

import type { Pull } from './camera.ts';
import { hexUnder, stopUnder } from './find.ts';

/** How near to a stop counts as touching it. */
const REACH = 48;

/** Leads the train being traced by taps on stops. */
interface Tracing {
  /** Whether the stop could be used. */
  extend(stop: string): boolean;
  /** Dragging from stop to stop. */
  readonly pull: Pull;
}

/** Tracing, while a train has been taken in hand. */
export const useTracing = (asked: Asked): Tracing | undefined => {
  const running = useRunning(asked);
  const train = useDraft(s => s.train);
  const last = useRef<string>(undefined);
  if (!running || train === undefined) return undefined;
  const { problem } = running;
  const { game } = asked;
  const extend = (id: string): boolean => {
    const stop = problem.stops.findIndex(s => s.id === id);
    if (stop < 0) return false;
    const { traced, trace, stick } = useDraft.getState();
    const now = traced?.[train];
    const next = traceTo(problem, now, stop);
    trace(train, next);
    if (now && next === now) {
      const from = stopName(game.title, problem.stops[endOf(problem, now)]?.id ?? '');
      stick(say(`table.trace.${whyStuck(problem, now)}`, { from, to: stopName(game.title, id) }));
    }
    return true;
  };
  /** The stop near a point, if the train could come there. */
  const near = (p: Point): string | undefined => {
    const hex = hexUnder(game.title.parts.map, p);
    const node = hex === undefined ? undefined : stopUnder(game, hex, p);
    if (hex === undefined || node === undefined || distance(stopPoint(game, hex, node), p) > REACH) return undefined;
    return problem.stops.find(s => s.id === stopId(hex, node))?.id;
  };
  return {
    extend,
    pull: {
      begin: p => {
        last.current = near(p);
        const traced = useDraft.getState().traced?.[train];
        if (last.current !== undefined && !traced) extend(last.current);
        return last.current !== undefined;
      },
      move: p => {
        const stop = near(p);
        if (stop === undefined || stop === last.current) return;
        last.current = stop;
        extend(stop);
      },
    },
  };
};
