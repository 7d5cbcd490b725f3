import {
  act,
  actorBar,
  type CompanyId,
  type CompanyOwed,
  deciderOf,
  defineVerb,
  emit,
  type Game,
  type HexId,
  kind,
  owe,
  pick,
  shape,
  step,
  type Table,
  type Token,
  tokensAt,
  unless,
  write,
} from '@roundhouse/engine';
import { FURTHER } from './stations.ts';

/** The question which of two stations on one hex goes back to the charter. */
interface Merging extends CompanyOwed {
  readonly hex: HexId;
}
const Merging = kind<Merging>('owed');

/** Stations of the smaller company are the acquirer's from now on; one of two on the same hex goes back. */
export const mergeStations = (t: Table, company: CompanyId, target: CompanyId): void => {
  for (const [hex, tokens] of Object.entries(t.state.map.tokens)) {
    if (!tokens.some(k => k.by === target)) continue;
    const merged = tokens.map(k => (k.by === target ? { ...k, by: company } : k));
    write(t, 'map', 'tokens')[hex] = merged;
    const cities = new Set(merged.filter(k => k.by === company).map(k => k.city));
    const two = merged.filter(k => k.by === company).length > 1;
    if (two && cities.size > 1) owe(t, mergeStep, { by: deciderOf(t, company, mergeStep.name), company, hex });
    else if (two) takeBack(t, company, hex, [...cities][0] ?? 0);
  }
};

/** The marker goes back to the charter, to be placed again for the price of a further station. */
const takeBack = (t: Table, company: CompanyId, hex: HexId, city: number): void => {
  const tokens = tokensAt(t, hex);
  const at = tokens.findLastIndex(k => k.by === company && k.city === city);
  write(t, 'map', 'tokens')[hex] = tokens.toSpliced(at, 1);
  write(t, 'companies', company, 'tokens').push(FURTHER);
  emit(t, { type: 'tokenReturned', company, hex });
};

const ownAt = (g: Game, company: CompanyId, hex: HexId): readonly Token[] =>
  tokensAt(g, hex).filter(k => k.by === company);

/** Takes one of two stations back from different cities of one hex. */
export const returnStation = defineVerb(
  'returnStation',
  { company: shape.company, city: shape.whole() },
  {
    in: Merging,
    offer: (g, f) =>
      pick(
        'city',
        ownAt(g, f.company, f.hex).map(k => k.city),
        city => act({ type: 'returnStation', by: f.by, at: 'mergeStations', company: f.company, city }),
      ),
    forbid: (g, f, a) => {
      const own = ownAt(g, a.company, f.hex);
      return (
        actorBar(f, a) ??
        unless(own.length > 1, 'merge.one') ??
        unless(
          own.some(k => k.city === a.city),
          'merge.city',
          { city: a.city },
        )
      );
    },
    perform: (t, f, a) => takeBack(t, a.company, f.hex, a.city),
  },
);

export const mergeStep = step('mergeStations', {
  in: Merging,
  verbs: [returnStation],
  compels: () => ({ clause: 'merge.compulsory' }),
});
