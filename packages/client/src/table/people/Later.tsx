import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { fetchLater } from './fetchLater.ts';

type Part = Exclude<keyof typeof import('./laterParts.ts'), 'askHint' | 'Hint' | 'Opponent'>;

const later = (part: Part): ComponentType => lazy(() => fetchLater().then(m => ({ default: m[part] })));

const PARTS: Readonly<Record<Part, ComponentType>> = {
  Agreed: later('Agreed'),
  Agreement: later('Agreement'),
  Deputised: later('Deputised'),
  Lent: later('Lent'),
  Motions: later('Motions'),
  NextGame: later('NextGame'),
  Recap: later('Recap'),
  GameOver: later('GameOver'),
  TakeOver: later('TakeOver'),
};

/** A part of a table that comes when it is there. */
export const Later = ({ part }: { readonly part: Part }): ReactNode => {
  const Found = PARTS[part];
  return (
    <Suspense>
      <Found />
    </Suspense>
  );
};
