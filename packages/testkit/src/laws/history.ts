import { isDeepStrictEqual } from 'node:util';
import {
  type Chronicle,
  decide,
  type Entry,
  enter,
  type Game,
  hashOf,
  newRecord,
  present,
  seedOf,
  withState,
} from '@roundhouse/engine';
import { offerOf } from './agreement.ts';
import { firstBreach, type Law } from './moment.ts';

/** A state that was written down and read again is the same, has the same name, and asks and offers the same. */
export const savedIsLoaded: Law = ({ after, asked }) => {
  const loaded = withState(after, JSON.parse(JSON.stringify(after.state)));
  if (!isDeepStrictEqual(loaded.state, after.state)) return 'a state is not the same after saving and loading';
  if (hashOf(loaded.state) !== hashOf(after.state)) return 'a state has another hash after saving and loading';
  if (!isDeepStrictEqual(decide(loaded), asked)) return 'another decision is asked after saving and loading';
  return firstBreach(asked?.verbs ?? [], verb =>
    offerOf(loaded, verb) === offerOf(after, verb) ? undefined : `${verb} offers something else after loading`,
  );
};

/** An action that is undone leaves the very state before it; redone, the very state after it. */
export const undoInverts: Law = ({ before, action, after }) => {
  const opened: Chronicle = { record: recordOf(before), games: [before], undone: [] };
  const steps: readonly (readonly [Entry, Game, string])[] = [
    [{ do: action }, after, 'played again'],
    [{ undo: 1 }, before, 'undone'],
    [{ redo: true }, after, 'redone'],
  ];
  let c = opened;
  let shown = false;
  return firstBreach(steps, ([entry, expected, how]) => {
    const next = enter(c, entry);
    if ('violation' in next) {
      // What was shown stays shown: there is nothing to redo then.
      const kept = next.violation.clause === 'undo.revealed' || ('redo' in entry && shown);
      shown ||= kept;
      return kept ? undefined : `${next.violation.clause} when ${how}`;
    }
    c = next;
    return hashOf(present(c).state) === hashOf(expected.state) ? undefined : `another state when ${how}`;
  });
};

const recordOf = (g: Game) => newRecord({ ...g.state.setup, seed: seedOf(g) });
