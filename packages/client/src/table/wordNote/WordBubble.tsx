import { glossary } from '@roundhouse/lessons/glossary';
import { type ReactNode, useEffect, useRef } from 'react';
import { hrefOf } from '../../app/routes.ts';
import { WordList } from '../../learn/words/WordList.tsx';
import css from '../../learn/words/words.module.css';
import { language, say } from '../../words/index.ts';
import type { AskedWord } from './WordNote.tsx';

const WIDTH = 360;
const HEIGHT = 220;

interface NoteProps {
  readonly asked: AskedWord;
  readonly leave: () => void;
}

/** A word, what it means, and a picture, beside where it was pressed. */
export const WordBubble = ({ asked: { id, x, y }, leave }: NoteProps): ReactNode => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const note = box.current;
    note?.showPopover();
    const closed = (e: Event) => e instanceof ToggleEvent && e.newState === 'closed' && leave();
    note?.addEventListener('toggle', closed);
    return () => note?.removeEventListener('toggle', closed);
  }, [leave]);
  const left = Math.max(8, Math.min(x, window.innerWidth - WIDTH - 16));
  const top = y + HEIGHT > window.innerHeight ? Math.max(8, y - HEIGHT) : y + 14;
  return (
    <div
      ref={box}
      popover="auto"
      role="dialog"
      aria-label={glossary[language()][id]?.name}
      data-testid="word-note"
      className={css['note']}
      style={{ left, top }}
    >
      <WordList ids={[id]} />
      <a href={hrefOf('glossary', {}, { at: id })}>{say('drawer.words.all')}</a>
    </div>
  );
};
