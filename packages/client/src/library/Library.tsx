import type { Title } from '@roundhouse/engine';
import { type Cover, covers } from '@roundhouse/titles/covers';
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react';
import type { PageProps } from '../app/pages.ts';
import { hrefOf } from '../app/routes.ts';
import { playersLine } from '../pages/frame/players.ts';
import { Sheet } from '../pages/frame/Sheet.tsx';
import { coverNamed, coverOf } from '../pages/frame/shelf.ts';
import { useTitle } from '../store/useTitle.ts';
import { local, say, shelfId, titleName } from '../words/index.ts';
import { again } from '../work/again.ts';
import { ChartPart } from './parts/ChartPart.tsx';
import { CompaniesPart } from './parts/CompaniesPart.tsx';
import { MapPart } from './parts/MapPart.tsx';
import css from './parts/parts.module.css';
import { TilesPart } from './parts/TilesPart.tsx';
import { TrainsPart } from './parts/TrainsPart.tsx';
import { RulesPart } from './rules/RulesPart.tsx';

interface PartProps {
  readonly title: Title;
  readonly at: string | undefined;
}

/** Much to read: fetched when somebody does. */
const GuidePart = lazy(() =>
  again(() => import('./guide/GuidePart.tsx')).then(found => ({ default: found.GuidePart })),
);
const PeerPart = lazy(() => again(() => import('./guide/PeerPart.tsx')).then(found => ({ default: found.PeerPart })));

const PARTS = {
  guide: GuidePart,
  rules: RulesPart,
  map: MapPart,
  tiles: TilesPart,
  chart: ChartPart,
  trains: TrainsPart,
  companies: CompaniesPart,
  peer: PeerPart,
} as const satisfies Readonly<Record<string, ComponentType<PartProps>>>;
type PartName = keyof typeof PARTS;

const isPart = (name: string | undefined): name is PartName => name !== undefined && Object.hasOwn(PARTS, name);

interface ShownProps {
  readonly cover: Cover;
  readonly part: PartName;
  readonly at: string | undefined;
}

const Shown = ({ cover, part, at }: ShownProps): ReactNode => {
  const Part: ComponentType<PartProps> = PARTS[part];
  return <Part title={useTitle(cover)} at={at} />;
};

/** The way to the other boxes. */
const Titles = ({ part, now }: { readonly part: PartName; readonly now?: Cover }): ReactNode => (
  <nav className={css['titles']} aria-label={say('landing.titles')}>
    {covers.map(t => (
      <a
        key={t.id}
        href={hrefOf('library', { title: shelfId(t) }, { part })}
        aria-current={t === now ? 'true' : undefined}
      >
        {titleName(t)}
      </a>
    ))}
  </nav>
);

/** What is in each box, and its rules by clause. */
export const Library = ({ where }: PageProps): ReactNode => {
  const wanted = where.params['title'] ?? '';
  const title = coverNamed(wanted);
  const part = isPart(where.query['part']) ? where.query['part'] : 'rules';
  useEffect(() => {
    if (!where.query['at']) window.scrollTo(0, 0);
  }, [where.query['at'], where]);
  if (wanted && !coverOf(wanted))
    return (
      <Sheet place="library" title={say('site.library')}>
        <p role="alert">{say('library.missing', { title: wanted })}</p>
        <Titles part={part} />
      </Sheet>
    );
  return (
    <Sheet place="library" title={`${titleName(title)}: ${say(`library.part.${part}`)}`} heading={false}>
      <div className={css['head']}>
        <h1>{titleName(title)}</h1>
        <p className={css['soft']}>{[playersLine(title), local(title, 'length')].filter(Boolean).join(' · ')}</p>
      </div>
      <Titles part={part} now={title} />
      <nav className={css['parts']} aria-label={say('library.parts')}>
        {(Object.keys(PARTS) as PartName[]).map(name => (
          <a
            key={name}
            href={hrefOf('library', { title: shelfId(title) }, { part: name })}
            aria-current={name === part ? 'page' : undefined}
          >
            {say(`library.part.${name}`)}
          </a>
        ))}
      </nav>
      <Suspense fallback={<p aria-busy="true">{say('table.loading')}</p>}>
        <Shown key={title.id} cover={title} part={part} at={where.query['at']} />
      </Suspense>
    </Sheet>
  );
};
