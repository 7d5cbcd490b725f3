import { say } from '../words/index.ts';

/** What is shown if the page itself fails: the game is kept, and a fresh page brings it back. */
export const onCrash = (root: HTMLElement): void => {
  const notice = document.createElement('main');
  notice.setAttribute('role', 'alert');
  notice.className = 'crash';
  const words = document.createElement('p');
  words.textContent = say('table.crash');
  const again = document.createElement('button');
  again.textContent = say('table.reload');
  again.onclick = () => window.location.reload();
  notice.append(words, again);
  root.after(notice);
};
