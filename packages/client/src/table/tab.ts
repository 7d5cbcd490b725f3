import { useEffect, useRef } from 'react';
import { useSettings } from '../app/settings.ts';
import { mineIn, useTable } from '../store/table.ts';
import { playerName, say, speaking, titleName } from '../words/index.ts';
import type { Asked } from './asked.ts';
import { ringBell } from './bell.ts';

const ICON = './icon.svg';
const CALLING = './icon-turn.svg';

const setIcon = (href: string): void => {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link && link.getAttribute('href') !== href) link.setAttribute('href', href);
};

/** The tab says whose turn it is; when it is ours, its icon does too, and a bell if wanted. */
export const useTab = ({ game, decision }: Asked): void => {
  const names = useTable(s => s.names);
  const mine = useTable(mineIn);
  const isMine = decision !== undefined && decision.by === mine;
  const who = isMine
    ? `● ${say('table.yours')}`
    : decision
      ? playerName(speaking(game, names), decision.by)
      : say('ask.over');
  const title = `${who} · ${titleName(game.title)}`;
  useEffect(() => {
    document.title = title;
    setIcon(isMine ? CALLING : ICON);
  }, [title, isMine]);
  const was = useRef(isMine);
  useEffect(() => {
    if (isMine && !was.current && useSettings.getState().sound) ringBell();
    was.current = isMine;
  }, [isMine]);
  useEffect(
    () => () => {
      document.title = say('site.name');
      setIcon(ICON);
    },
    [],
  );
};
