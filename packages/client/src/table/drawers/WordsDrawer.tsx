import { termsIn } from '@roundhouse/lessons/glossary';
import { type ReactNode, useState } from 'react';
import { hrefOf } from '../../app/routes.ts';
import { WordList } from '../../learn/words/WordList.tsx';
import { language, say } from '../../words/index.ts';

/** Everything the table says at this moment, the drawers left out. */
const onTheTable = (): string => {
  const said: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    if (!text.parentElement?.closest('dialog, script, style')) said.push(text.nodeValue ?? '');
  return said.join('\n');
};

/** The words of the hobby that stand on the table now, each with a sentence and a picture. */
export const WordsDrawer = (): ReactNode => {
  const [ids] = useState(() => [...new Set(termsIn(onTheTable(), language()).map(f => f.id))].sort());
  return (
    <>
      <p>{say('drawer.words.lead')}</p>
      <WordList ids={ids} />
      <a href={hrefOf('glossary')}>{say('drawer.words.all')}</a>
    </>
  );
};
