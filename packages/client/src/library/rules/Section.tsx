import type { ReactNode } from 'react';
import { say } from '../../words/index.ts';
import { Blocks } from './Blocks.tsx';
import { Clause } from './Clause.tsx';
import { sectionId } from './find.ts';
import css from './rules.module.css';
import { keyOf, type ReadSection } from './translate.ts';

const HEADINGS = { 2: 'h2', 3: 'h3' } as const;

/** A section with its heading, what is said first, and its clauses. */
export const Section = ({
  section,
  at,
  href,
}: {
  readonly section: ReadSection;
  readonly at: string | undefined;
  readonly href: (id: string) => string;
}): ReactNode => {
  const Heading = HEADINGS[section.depth as keyof typeof HEADINGS] ?? 'h4';
  return (
    <section>
      <Heading id={sectionId(keyOf(section))} lang={section.lang}>
        {section.number} {section.title}
        {section.mark && <small className={css['kind']}> {say(`library.rules.mark.${section.mark}`)}</small>}
      </Heading>
      {section.intro && (
        <div className={css['intro']} lang={section.lang}>
          <Blocks blocks={section.intro} at={at} />
        </div>
      )}
      {section.clauses.length > 0 && (
        <ul>
          {section.clauses.map(c => (
            <Clause key={c.id} clause={c} current={c.id === at} href={href(c.id)} />
          ))}
        </ul>
      )}
    </section>
  );
};
