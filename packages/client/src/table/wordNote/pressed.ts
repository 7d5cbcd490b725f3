import { termsIn } from '@roundhouse/lessons/glossary';
import { language } from '../../words/index.ts';

/** The text at a point of the screen, and where in it. */
const textAt = (x: number, y: number): { readonly text: string; readonly offset: number } | undefined => {
  const caret = document.caretPositionFromPoint?.(x, y);
  const spot = caret
    ? { node: caret.offsetNode, offset: caret.offset }
    : (() => {
        const range = document.caretRangeFromPoint?.(x, y);
        return range && { node: range.startContainer, offset: range.startOffset };
      })();
  return spot?.node.nodeType === Node.TEXT_NODE ? { text: spot.node.nodeValue ?? '', offset: spot.offset } : undefined;
};

/** The word of the hobby at a point of the screen. */
export const wordAt = (x: number, y: number): string | undefined => {
  const at = textAt(x, y);
  return at && termsIn(at.text, language()).find(f => f.from <= at.offset && at.offset <= f.to)?.id;
};
