import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Draws what is inside once it comes near the screen and the page has a moment; its place is kept until then. */
export const Later = ({
  className,
  children,
}: {
  readonly className?: string | undefined;
  readonly children: () => ReactNode;
}): ReactNode => {
  const place = useRef<HTMLDivElement>(null);
  const [due, setDue] = useState(false);
  useEffect(() => {
    const near = new IntersectionObserver(
      seen => {
        if (!seen.some(s => s.isIntersecting)) return;
        near.disconnect();
        const idle = window.requestIdleCallback ?? ((f: () => void) => setTimeout(f, 60));
        idle(() => setDue(true), { timeout: 1500 });
      },
      { rootMargin: '200px' },
    );
    if (place.current) near.observe(place.current);
    return () => near.disconnect();
  }, []);
  return (
    <div ref={place} className={className}>
      {due && children()}
    </div>
  );
};
