import { verbOf } from '../core/agenda.ts';
import { act, type Choice, pick } from '../core/choice.ts';
import { CompanyOwed } from '../core/frame.ts';
import type { Seat } from '../core/ids.ts';
import { company, list, whole } from '../core/shape.ts';
import type { Game } from '../core/state.ts';
import { step } from '../core/step.ts';
import { type Acting, defineVerb } from '../core/verb.ts';
import { unless } from '../core/violation.ts';
import { actorBar } from '../rounds/turn.ts';
import { directorOf } from '../shares/certificate.ts';
import { handovers, type Sizes, sameSizes } from '../shares/exchange.ts';
import { changeDirector } from '../shares/presidency.ts';

const handing = { company, certificates: list(whole(1), 10) };
type Handing = Acting<'handOver', typeof handing>;

const ways = (g: Game, f: CompanyOwed): readonly Sizes[] => {
  const of = f.company;
  const sale = f.then as { readonly shares?: number } | undefined;
  return handovers(g, of, directorOf(g, of) as Seat, f.by, sale?.shares);
};

/** A new director chooses the certificates given for the director's. */
export const handOver = defineVerb('handOver', handing, {
  in: CompanyOwed,
  offer: (g, f): Choice<Handing> => {
    const { by, company: of } = f;
    return pick(
      'certificates',
      ways(g, f).map(way => way.join('+')),
      way =>
        act({
          type: 'handOver',
          by,
          at: 'exchange',
          company: of,
          certificates: way.split('+').map(Number),
        }),
    );
  },
  forbid: (g, f, a) =>
    actorBar(f, a) ??
    unless(!f.done.length, 'exchange.once') ??
    unless(
      ways(g, f).some(way => sameSizes(way, a.certificates)),
      'exchange.certificates',
      { company: a.company },
    ),
  perform: (t, f, a) => {
    const { then } = f;
    changeDirector(t, a.company, directorOf(t, a.company) as Seat, a.by, a.certificates);
    if (then) verbOf(t, then.type).agreed?.(t, then);
  },
});

export const exchange = step('exchange', {
  in: CompanyOwed,
  verbs: [handOver],
  compels: () => ({ clause: 'exchange.compulsory' }),
});
