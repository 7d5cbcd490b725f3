import { lazy, type ReactNode, Suspense } from 'react';
import { useOpponents } from '../../store/opponents.ts';
import type { Asked } from '../asked.ts';
import { fetchLater } from '../people/fetchLater.ts';

const Hint = lazy(() => fetchLater().then(m => ({ default: m.Hint })));
const Opponent = lazy(() => fetchLater().then(m => ({ default: m.Opponent })));

/** What a strong player would do, fetched when it is asked for. */
export const HintSaid = ({ asked }: { readonly asked: Asked }): ReactNode =>
  useOpponents(s => s.hint !== undefined) && (
    <Suspense>
      <Hint asked={asked} />
    </Suspense>
  );

/** What bots think and did, fetched when the first of them does. */
export const OpponentSaid = (): ReactNode =>
  useOpponents(s => s.thinking !== undefined || s.said !== undefined) && (
    <Suspense>
      <Opponent />
    </Suspense>
  );
