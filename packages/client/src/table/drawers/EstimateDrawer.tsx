import { type Game, type Seat, view, wealthOf } from '@roundhouse/engine';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { mineIn, useTable } from '../../store/table.ts';
import { figure, playerName, privateName, say, speaking, worthName } from '../../words/index.ts';
import { expect } from '../../work/thinker.ts';
import type { Expected } from '../../work/thinker.worker.ts';
import type { DrawerProps } from './Drawers.tsx';
import css from './drawers.module.css';

/** What each seat is expected to end with, item by item, on what whoever looks may see. */
export const EstimateDrawer = ({ asked: { game } }: DrawerProps): ReactNode => {
  const names = useTable(s => s.names);
  const mine = useTable(mineIn);
  const [found, setFound] = useState<{ readonly of: Game; readonly expected: Expected }>();
  const [isSilent, setSilent] = useState(false);
  useEffect(() => {
    let isOpen = true;
    const { title, players, options } = game.state.setup;
    const question = { setup: { title, players, options }, seen: view(game, mine), seat: mine ?? 0 };
    void expect(question).then(
      expected => isOpen && setFound({ of: game, expected }),
      () => isOpen && setSilent(true),
    );
    return () => {
      isOpen = false;
    };
  }, [game, mine]);
  const lines = useMemo(() => (found ? linesOf(found.expected) : []), [found]);
  if (!found) return <p role="status">{say(isSilent ? 'failure.botsSilent' : 'estimate.thinks')}</p>;
  const s = speaking(game, names);
  const seats = found.expected.map(([seat]) => seat);
  const nameOf = ({ what, of }: Line): string =>
    worthName(game.title, {
      what,
      ...(of === undefined
        ? {}
        : { of: Object.hasOwn(game.title.parts.privates, of) ? privateName(game.title, of) : of }),
    });
  return (
    <>
      <p>{say('estimate.says')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys. */}
      <div className={css['scroll']} data-sideways tabIndex={0}>
        <table className={css['sheet']} data-estimate aria-busy={found.of !== game}>
          <thead>
            <tr>
              <th />
              {seats.map(seat => (
                <th key={seat} scope="col">
                  {playerName(s, seat)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Row
              name={say('estimate.end')}
              cells={found.expected.map(([, e]) => e.reduce((a, i) => a + i.amount, 0))}
            />
            <Row name={say('estimate.now')} cells={seats.map(seat => wealthOf(found.of, seat))} />
            {lines.map(line => (
              <Row
                key={`${line.what} ${line.of}`}
                name={nameOf(line)}
                cells={seats.map(seat => line.amounts.get(seat))}
              />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
};

interface Line {
  readonly what: string;
  readonly of?: string | undefined;
  readonly amounts: Map<Seat, number>;
}

/** One line for each item, with what it is to every seat. */
const linesOf = (expected: Expected): readonly Line[] => {
  const lines = new Map<string, Line>();
  for (const [seat, estimate] of expected)
    for (const { what, of, amount } of estimate) {
      const key = `${what} ${of ?? ''}`;
      const line = lines.get(key) ?? { what, of, amounts: new Map() };
      lines.set(key, line);
      line.amounts.set(seat, (line.amounts.get(seat) ?? 0) + amount);
    }
  return [...lines.values()].sort((a, b) => (a.of ?? '').localeCompare(b.of ?? ''));
};

const Row = ({
  name,
  cells,
}: {
  readonly name: string;
  readonly cells: readonly (number | undefined)[];
}): ReactNode => (
  <tr>
    <th scope="row">{name}</th>
    {cells.map((c, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: columns are known by their order.
      <td key={i}>{c === undefined ? '' : figure(Math.round(c))}</td>
    ))}
  </tr>
);
