import { COLOURS, type Hex, type Title } from '@roundhouse/engine';
import type { ReactNode } from 'react';
import { TitleMap } from '../../pages/landing/TitleMap.tsx';
import { local, money, phrase, placeName, say } from '../../words/index.ts';
import css from './parts.module.css';

const phaseColours = (title: Title): readonly string[] => {
  const used = new Set<string>(title.parts.phases.map(p => p.colour));
  return COLOURS.filter(c => used.has(c));
};

interface Varying {
  readonly hex: Hex;
  readonly values: readonly number[];
}

/** Stops whose value follows the phase, one row for each place. */
const varying = (title: Title): readonly Varying[] => {
  const rows = Object.values(title.parts.map.hexes).flatMap(hex =>
    hex.layout.nodes.flatMap(n => (typeof n.value === 'number' ? [] : [{ hex, values: n.value }])),
  );
  return rows
    .filter((r, i) => rows.findIndex(o => o.hex.name === r.hex.name && o.values === r.values) === i || !r.hex.place)
    .filter(
      (r, i, all) => all.findIndex(o => r.hex.place !== undefined && o.hex.place === r.hex.place) === i || !r.hex.place,
    );
};

/** The map as printed, with what building costs and what far places pay. */
export const MapPart = ({ title }: { readonly title: Title }): ReactNode => {
  const colours = phaseColours(title);
  const terrains = new Map(
    Object.values(title.parts.map.hexes).flatMap(h =>
      h.terrain ? [[`${h.terrain.kind} ${h.terrain.cost}`, h.terrain]] : [],
    ),
  );
  return (
    <>
      <div className={css['map']}>
        <TitleMap title={title} />
      </div>
      <div className={css['pair']}>
        <table className={css['table']}>
          <caption>{say('library.map.values')}</caption>
          <thead>
            <tr>
              <th scope="col">{say('library.map.place')}</th>
              {colours.map(c => (
                <th key={c} scope="col" className={css['number']}>
                  {phrase(`colour.${c}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {varying(title).map(({ hex, values }) => (
              <tr key={hex.id}>
                <th scope="row">
                  {placeName(title, hex.id)} <span className={css['soft']}>{hex.printed ?? hex.id}</span>
                </th>
                {colours.map((c, i) => (
                  <td key={c} className={css['number']}>
                    {values[i]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <table className={css['table']}>
          <caption>{say('library.map.terrain')}</caption>
          <tbody>
            {[...terrains.values()].map(t => (
              <tr key={`${t.kind} ${t.cost}`}>
                <th scope="row">{local(title, `terrain.${t.kind}`) ?? t.kind}</th>
                <td className={css['number']}>{money(t.cost, title)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
};
