import { type Action, leaves, tilesLeft } from '@roundhouse/engine';
import type { ReactNode } from 'react';
import { TilePicture } from '../../board/TilePicture.tsx';
import { useDraft } from '../../store/draft.ts';
import { tagOf } from '../../store/foresight.ts';
import { act } from '../../store/table.ts';
import { choiceAsks, doing, money, optionName, say } from '../../words/index.ts';
import type { Asked } from '../asked.ts';
import { cityName } from '../choice/cityName.ts';
import { answering, before, chosen } from '../choice/unfold.ts';
import { type Anchor, useBeside } from './beside.ts';
import { Cost } from './Cost.tsx';
import { Gain } from './Gain.tsx';
import css from './map.module.css';

/** What may be done on the chosen hex: tiles that fit, ways to turn them, and the deed itself. */
export const TileFan = ({ asked, at }: { readonly asked: Asked; readonly at: Anchor }): ReactNode => {
  const { game, verb = '', unfolded } = asked;
  const { open } = useDraft.getState();
  const box = useBeside(at);
  const { rest, levels } = unfolded;
  const level = levels.find(l => l.what === 'tile');
  const tiles = level?.options ?? (rest.kind === 'pick' && rest.what === 'tile' ? rest.from.map(o => o.value) : []);
  const turn = levels.find(l => l.what === 'turn');
  const action = rest.kind === 'act' ? rest.action : undefined;
  const hex = chosen(unfolded, 'hex');
  const other = rest.kind === 'pick' && rest.what !== 'tile' ? rest : undefined;
  return (
    <section className={css['fan']} ref={box} aria-label={choiceAsks(game.title, tiles.length ? 'tile' : 'hex')}>
      {tiles.length > 0 && (
        <ul className={css['fanTiles']}>
          {tiles.map(id => {
            const tile = game.title.parts.tiles[id];
            const first = firstTurn(asked, id);
            return (
              tile && (
                <li key={id}>
                  <button
                    type="button"
                    aria-pressed={chosen(unfolded, 'tile') === id}
                    aria-label={say('table.tile', { tile: id, left: tilesLeft(game, String(id)) })}
                    onClick={() => open(verb, answering(unfolded, 'tile', id))}
                  >
                    <TilePicture
                      tile={tile}
                      turn={chosen(unfolded, 'tile') === id ? Number(turn?.chosen ?? 0) : first}
                      size={58}
                    />
                    <span>
                      <b>{id}</b> ×{tilesLeft(game, String(id))}
                    </span>
                  </button>
                </li>
              )
            );
          })}
        </ul>
      )}
      {other && (
        <div className={css['fanFoot']}>
          <span>{choiceAsks(game.title, other.what)}</span>
          {other.from.map(o => (
            <button
              type="button"
              key={o.value}
              data-choice={other.what}
              onClick={() => open(verb, answering(unfolded, other.what, o.value))}
            >
              {other.what === 'city' && hex
                ? cityName(game, String(hex), Number(o.value))
                : optionName(game, other.what, o.value)}
            </button>
          ))}
        </div>
      )}
      {action && <Gain asked={asked} action={action} />}
      {action && <Cost game={game} action={action} />}
      <div className={css['fanFoot']}>
        {turn && turn.options.length > 1 && (
          <button
            type="button"
            data-choice="turn"
            onClick={() => {
              const next = turn.options[(turn.options.indexOf(turn.chosen) + 1) % turn.options.length] ?? turn.chosen;
              open(verb, answering(unfolded, 'turn', next));
            }}
          >
            ↻ {say('table.turnTile')} {turn.options.indexOf(turn.chosen) + 1}/{turn.options.length}
          </button>
        )}
        <Helpers asked={asked} />
        <button type="button" onClick={() => open(verb, before(unfolded, 'hex'))}>
          {say('table.cancel')}
        </button>
        {action && <Deed asked={asked} action={action} />}
      </div>
    </section>
  );
};

/** The turning a tile is shown in before it is chosen. */
const firstTurn = ({ unfolded }: Asked, tile: string | number): number => {
  const { rest } = unfolded;
  const option = rest.kind === 'pick' ? rest.from.find(o => o.value === tile) : undefined;
  const first = option && (leaves(option.then()).next().value as (Action & { readonly turn?: number }) | undefined);
  return first?.turn ?? 0;
};

/** Privates that change the terms of the deed. */
const Helpers = ({ asked }: { readonly asked: Asked }): ReactNode => {
  const { game, verb = '', unfolded } = asked;
  const onHex = unfolded.levels.slice(unfolded.levels.findIndex(l => l.what === 'hex'));
  const level = onHex.find(l => l.what === 'using' && l.options.length > 1);
  return level?.options.map(value => (
    <button
      type="button"
      key={value}
      data-choice="using"
      aria-pressed={level.chosen === value}
      onClick={() => useDraft.getState().open(verb, answering(unfolded, 'using', value))}
    >
      {optionName(game, 'using', value)}
    </button>
  ));
};

/** The button that does it, with what it costs. */
const Deed = ({ asked, action }: { readonly asked: Asked; readonly action: Action }): ReactNode => {
  const { game } = asked;
  const cost = tagOf(game, action);
  return (
    <button type="button" className="primary" data-testid="deed" onClick={() => void act(action)}>
      {doing(game.title, action)}
      {cost ? ` · ${money(cost, game.title)}` : ''}
    </button>
  );
};
