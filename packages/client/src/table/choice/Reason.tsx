import type { Violation } from '@roundhouse/engine';
import type { ReactNode } from 'react';
import { shownIn, useTable } from '../../store/table.ts';
import { because, say } from '../../words/index.ts';

/** A "no" in words, with a link to its paragraph. */
export const Reason = ({
  violation,
  className,
}: {
  readonly violation: Violation;
  readonly className?: string | undefined;
}): ReactNode => {
  const title = useTable(s => shownIn(s)?.title);
  const names = useTable(s => s.names);
  if (!title) return null;
  const { sentence, paragraph, href } = because(violation, title, names);
  return (
    <span className={className} data-clause={violation.clause}>
      {sentence}{' '}
      {paragraph && (
        <a href={href} target="_blank" rel="noreferrer">
          {say('table.rule', { paragraph })}
        </a>
      )}
    </span>
  );
};
