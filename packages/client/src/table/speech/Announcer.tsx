import { type Event, type HexId, present, standing } from '@roundhouse/engine';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { eventsAfter } from '../../store/deeds.ts';
import { useDraft } from '../../store/draft.ts';
import { foresee } from '../../store/foresight.ts';
import { lineOf, useTable } from '../../store/table.ts';
import { hexSays, list, say, speaking, tell } from '../../words/index.ts';
import { useLater } from '../../work/later.ts';
import type { Asked } from '../asked.ts';
import { chosen } from '../choice/unfold.ts';
import { prospectsOf } from '../map/story.ts';

/** Follows every action and tells nothing new: whose turn it is, the question says. */
const DULL: readonly Event['type'][] = ['turn', 'passed'];

/** Says what was done, by whomever, with all that came of it: trains that rust, phases that begin. */
export const Announcer = ({ asked }: { readonly asked: Asked }): ReactNode => (
  <>
    <p className="hidden-visually" role="log" aria-live="polite" data-announced>
      {useDeeds()}
    </p>
    <p className="hidden-visually" aria-live="polite" data-lay>
      {layOf(asked)}
    </p>
    <p className="hidden-visually" aria-live="polite" data-story>
      {useStory(asked)}
    </p>
  </>
);

const useDeeds = (): string => {
  const line = useTable(lineOf);
  const names = useTable(s => s.names);
  const known = useRef(line);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const before = known.current;
    known.current = line;
    if (!line || !before || line === before || line.games.length !== before.games.length + 1) return;
    const game = line.games.at(-2);
    const action = standing(line.record.log).at(-1);
    if (!game || !action || game !== present(before)) return;
    const events = eventsAfter(game, action).filter(e => !DULL.includes(e.type));
    setSaid(events.map(e => tell(e, speaking(game, names))).join(' '));
  }, [line, names]);
  return said;
};

/** What would lie there, if what is being chosen on the map were done: spoken as it is turned. */
const layOf = ({ game, unfolded }: Asked): string => {
  const action = unfolded.rest.kind === 'act' && unfolded.levels.length ? unfolded.rest.action : undefined;
  const hex = (action as { readonly hex?: HexId } | undefined)?.hex;
  const outcome = action && hex ? foresee(game, action) : undefined;
  return hex && outcome && !outcome.violation ? hexSays(outcome.game, hex) : '';
};

/** The hex that is looked into, and what may come to lie there. */
const useStory = ({ game, unfolded }: Asked): string => {
  const looked = useDraft(s => s.hex);
  const hex = chosen(unfolded, 'hex') === undefined ? looked : undefined;
  const prospects = useLater(() => (hex ? prospectsOf(game, hex) : []), [game, hex]);
  if (!hex) return '';
  const tiles = prospects?.map(p => p.tile) ?? [];
  return [hexSays(game, hex), ...(tiles.length ? [say('table.mayCome', { tiles: list(tiles) })] : [])].join('; ');
};
