import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { again } from '../../work/again.ts';

const WordBubble = lazy(() => again(() => import('./WordBubble.tsx')).then(found => ({ default: found.WordBubble })));

/** Where a word was asked about, and which. */
export interface AskedWord {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

const PRESSED = 'button, a, input, select, textarea, label, summary, [role="slider"], svg, dialog [tabindex="0"] input';

/** Explains a word of the hobby where it stands: a press on it, or on something that can be pressed a long one or the other button. */
export const WordNote = (): ReactNode => {
  const [asked, setAsked] = useState<AskedWord>();
  const reader = useRef<typeof import('./pressed.ts')>(undefined);
  useEffect(() => {
    const fetchReader = async () => {
      reader.current ??= await again(() => import('./pressed.ts'));
      return reader.current;
    };
    const explain = async ({ clientX: x, clientY: y }: MouseEvent): Promise<void> => {
      const id = (await fetchReader()).wordAt(x, y);
      if (id) setAsked({ id, x, y });
    };
    const down = (e: PointerEvent) => void (e.pointerType === 'touch' || e.button === 2 ? fetchReader() : undefined);
    const click = (e: MouseEvent) => {
      if (e.target instanceof Element && !e.target.closest(PRESSED) && !window.getSelection()?.toString())
        void explain(e);
    };
    const menu = (e: MouseEvent) => {
      if (reader.current?.wordAt(e.clientX, e.clientY)) e.preventDefault();
      void explain(e);
    };
    document.addEventListener('pointerdown', down);
    document.addEventListener('click', click);
    document.addEventListener('contextmenu', menu);
    return () => {
      document.removeEventListener('pointerdown', down);
      document.removeEventListener('click', click);
      document.removeEventListener('contextmenu', menu);
    };
  }, []);
  if (!asked) return null;
  return (
    <Suspense>
      <WordBubble key={`${asked.id} ${asked.x} ${asked.y}`} asked={asked} leave={() => setAsked(undefined)} />
    </Suspense>
  );
};
