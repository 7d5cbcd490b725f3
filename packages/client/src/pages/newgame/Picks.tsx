import { type ReactNode, useId } from 'react';
import css from './choice.module.css';

/** One of several answers; `no` says why it cannot be chosen. */
interface PickOption<V extends string | number> {
  readonly value: V;
  readonly name: string;
  readonly hint?: string | undefined;
  readonly no?: string | undefined;
}

interface PicksProps<V extends string | number> {
  readonly options: readonly PickOption<V>[];
  readonly value: V;
  readonly narrow?: boolean;
  readonly label?: string;
  /** Reasons are told once below instead of in each answer. */
  readonly reasons?: 'below';
  readonly change: (value: V) => void;
}

/** Answers of which one is chosen; what is impossible stays visible, with its reason. */
export const Picks = <V extends string | number>({
  options,
  value,
  narrow = false,
  label,
  reasons,
  change,
}: PicksProps<V>): ReactNode => {
  const group = useId();
  const told = reasons === 'below' ? [...new Set(options.flatMap(o => o.no ?? []))] : [];
  return (
    <>
      <div className={narrow ? css['narrow'] : css['picks']} role="radiogroup" aria-label={label}>
        {options.map(o => (
          <label key={o.value} className={css['pick']} title={o.no}>
            <input
              type="radio"
              name={group}
              checked={o.value === value}
              disabled={o.no !== undefined}
              onChange={() => change(o.value)}
            />
            <span>{o.name}</span>
            {o.no !== undefined && reasons ? (
              <span className="hidden-visually">{o.no}</span>
            ) : (
              (o.no ?? o.hint) && <span className={css['hint']}>{o.no ?? o.hint}</span>
            )}
          </label>
        ))}
      </div>
      {told.map(why => (
        <p key={why} className={css['loose']} aria-hidden="true">
          {why}
        </p>
      ))}
    </>
  );
};

/** Something that is so or not. */
export const Check = ({
  name,
  hint,
  value,
  disabled = false,
  change,
}: {
  readonly name: string;
  readonly hint?: ReactNode;
  readonly value: boolean;
  readonly disabled?: boolean;
  readonly change: (value: boolean) => void;
}): ReactNode => (
  <label className={css['pick']}>
    <input type="checkbox" checked={value} disabled={disabled} onChange={e => change(e.target.checked)} />
    <span>{name}</span>
    {hint && <span className={css['hint']}>{hint}</span>}
  </label>
);
