import { type Owed, type Step, verbOf } from '../core/agenda.ts';
import { act, type Choice, pick } from '../core/choice.ts';
import type { CompanyId, Seat } from '../core/ids.ts';
import { company, list, whole } from '../core/shape.ts';
import type { Game } from '../core/state.ts';
import { type Acting, defineVerb } from '../core/verb.ts';
import { unless } from '../core/violation.ts';
import { acts } from '../rounds/turn.ts';
import { directorOf } from '../shares/certificate.ts';
import { handovers, type Sizes, sameSizes } from '../shares/exchange.ts';
import { changeDirector } from '../shares/presidency.ts';

const handing = { company, certificates: list(whole(1), 10) };
type Handing = Acting<'handOver', typeof handing>;

const ways = (g: Game, f: Owed): readonly Sizes[] => {
  const of = f.company as CompanyId;
  const sold = (f.then as { readonly as?: Sizes } | undefined)?.as;
  return handovers(g, of, directorOf(g, of) as Seat, f.by, sold);
};

/** A new director chooses the certificates given for the director's. */
export const handOver = defineVerb('handOver', handing, {
  offer: (g, f): Choice<Handing> => {
    const { by, company: of } = f as Owed;
    return pick(
      'certificates',
      ways(g, f as Owed).map(way => way.join('+')),
      way =>
        act({
          type: 'handOver',
          by,
          at: 'exchange',
          company: of as CompanyId,
          certificates: way.split('+').map(Number),
        }),
    );
  },
  forbid: (g, f, a) =>
    acts(f, a) ??
    unless(!f.done.length, 'exchange.once') ??
    unless(
      ways(g, f as Owed).some(way => sameSizes(way, a.certificates)),
      'exchange.certificates',
      { company: a.company },
    ),
  perform: (t, f, a) => {
    const { then } = f as Owed;
    changeDirector(t, a.company, directorOf(t, a.company) as Seat, a.by, a.certificates);
    if (then) verbOf(t, then.type).agreed?.(t, then);
  },
});

export const exchange: Step = {
  name: 'exchange',
  verbs: ['handOver'],
  compels: () => ({ clause: 'exchange.compulsory' }),
};
