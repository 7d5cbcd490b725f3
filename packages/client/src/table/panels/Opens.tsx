import { type ReactNode, useId, useRef, useState } from 'react';
import css from './opens.module.css';

interface OpensProps {
  readonly label: ReactNode;
  readonly title: string;
  /** Rows of a table; a function is asked for them when the box is opened. */
  readonly children: ReactNode | (() => ReactNode);
}

/** As wide as the box may become where there is room. */
const WIDEST = 352;

/** A number that can be opened: pressed, it shows what it is made of. */
export const Opens = ({ label, title, children }: OpensProps): ReactNode => {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [isOut, setOut] = useState(false);
  const place = (button: HTMLElement) => {
    const { left, bottom, top } = button.getBoundingClientRect();
    const element = box.current;
    if (!element) return;
    element.style.left = `${Math.max(8, Math.min(left, window.innerWidth - WIDEST - 8))}px`;
    const isLow = bottom > window.innerHeight * 0.6;
    element.style.top = isLow ? 'auto' : `${bottom + 4}px`;
    element.style.bottom = isLow ? `${window.innerHeight - top + 4}px` : 'auto';
  };
  return (
    <>
      <button type="button" className={css['number']} popoverTarget={id} onClick={e => place(e.currentTarget)}>
        {label}
      </button>
      <div ref={box} id={id} popover="auto" className={css['box']} onBeforeToggle={e => setOut(e.newState === 'open')}>
        <b>{title}</b>
        <table>
          <tbody>{typeof children === 'function' ? isOut && children() : children}</tbody>
        </table>
      </div>
    </>
  );
};
