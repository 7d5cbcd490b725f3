import type { Game } from './state.ts';

/** What a value from outside must look like. A misfit is the path to the first part that does not fit. */
export interface Shape<T> {
  readonly expects: string;
  misfit(value: unknown, g: Game): string | undefined;
  readonly optional?: true;
  /** Never there; carries the type. */
  readonly type?: T;
}

export type Shapes = Readonly<Record<string, Shape<unknown>>>;
type Optional<S extends Shapes> = { [K in keyof S]: S[K] extends { readonly optional: true } ? K : never }[keyof S];
type Carried<S> = S extends Shape<infer T> ? T : never;

/** The type of a value that fits. */
export type Fitting<S extends Shapes> = { readonly [K in Exclude<keyof S, Optional<S>>]: Carried<S[K]> } & {
  readonly [K in Optional<S>]?: Carried<S[K]>;
};

const shape = <T>(expects: string, fits: (value: unknown, g: Game) => boolean): Shape<T> => ({
  expects,
  misfit: (value, g) => (fits(value, g) ? undefined : ''),
});

const named = (expects: string, among: (g: Game) => object): Shape<string> =>
  shape(expects, (v, g) => typeof v === 'string' && Object.hasOwn(among(g), v));

export const company = named('a company', g => g.title.parts.companies);
export const hex = named('a hex', g => g.title.parts.map.hexes);
export const tile = named('a tile', g => g.title.parts.tiles);
export const train = named('a train', g => g.title.parts.trains.sides);
export const privately = named('a private company', g => g.title.parts.privates);

export const whole = (min = 0): Shape<number> =>
  shape(`a whole number from ${min}`, v => Number.isSafeInteger(v) && (v as number) >= min);

export const flag: Shape<boolean> = shape('true or false', v => typeof v === 'boolean');

export const text: Shape<string> = shape('a text', v => typeof v === 'string' && v.length <= 200);

export const among = <const T extends string | number>(values: readonly T[]): Shape<T> =>
  shape(`one of ${values.join(', ')}`, v => (values as readonly unknown[]).includes(v));

/** Any of several shapes. */
export const either = <A, B>(a: Shape<A>, b: Shape<B>): Shape<A | B> =>
  shape(`${a.expects} or ${b.expects}`, (v, g) => a.misfit(v, g) === undefined || b.misfit(v, g) === undefined);

export const maybe = <T>(of: Shape<T>): Shape<T> & { readonly optional: true } => ({ ...of, optional: true });

export const list = <T>(of: Shape<T>, most = 200): Shape<readonly T[]> => ({
  expects: `a list of at most ${most}: ${of.expects}`,
  misfit: (v, g) => {
    if (!Array.isArray(v) || v.length > most) return '';
    for (let i = 0; i < v.length; i++) {
      const deeper = of.misfit(v[i], g);
      if (deeper !== undefined) return `.${i}${deeper}`;
    }
    return undefined;
  },
});

export const fields = <S extends Shapes>(shapes: S): Shape<Fitting<S>> => ({
  expects: `an object with ${Object.keys(shapes).join(', ')}`,
  misfit: (v, g) => {
    if (typeof v !== 'object' || v === null || Array.isArray(v)) return '';
    for (const key of Object.keys(v)) if (!Object.hasOwn(shapes, key)) return `.${key}`;
    for (const key in shapes) {
      const part = shapes[key] as Shape<unknown>;
      if (!Object.hasOwn(v, key)) {
        if (part.optional) continue;
        return `.${key}`;
      }
      const deeper = part.misfit((v as Record<string, unknown>)[key], g);
      if (deeper !== undefined) return `.${key}${deeper}`;
    }
    return undefined;
  },
});
