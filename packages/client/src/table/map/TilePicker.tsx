import { type Action, leaves, type TileId, tilesLeft } from '@roundhouse/engine';
import { type ReactNode, useEffect } from 'react';
import { TilePicture } from '../../board/TilePicture.tsx';
import { type Answer, useDraft } from '../../store/draft.ts';
import { tagOf } from '../../store/foresight.ts';
import { act, refuse } from '../../store/table.ts';
import { because, choiceAsks, doing, hexName, money, optionName, say } from '../../words/index.ts';
import { useLater } from '../../work/later.ts';
import { type Asked, choicesOf } from '../asked.ts';
import { cityName } from '../choice/cityName.ts';
import { answering, before, chosen } from '../choice/unfold.ts';
import { Cost } from './Cost.tsx';
import { Gain } from './Gain.tsx';
import css from './map.module.css';
import { barredOn, differentTurns, firstTurns, nextTurn } from './positions.ts';

/** What may be done on the chosen hex: tiles that fit, ways to turn them, and the deed itself. Docked beside the map. */
export const TilePicker = ({ asked }: { readonly asked: Asked }): ReactNode => {
  const { game, verb = '', unfolded } = asked;
  const { open } = useDraft.getState();
  const { rest } = unfolded;
  const hex = chosen(unfolded, 'hex');
  useTurning(asked);
  if (hex === undefined) return null;
  const action = rest.kind === 'act' ? rest.action : undefined;
  const other = rest.kind === 'pick' && rest.what !== 'tile' ? rest : undefined;
  return (
    <section className={css['fan']} aria-label={choiceAsks(game.title, 'tile')} data-picker>
      <h3 className={css['fanHead']}>
        {hexName(game.title, String(hex))}
        {!action && !other && <small>{choiceAsks(game.title, 'tile')}</small>}
        <button type="button" onClick={() => open(verb, before(unfolded, 'hex'))} aria-label={say('table.cancel')}>
          ×
        </button>
      </h3>
      <Tiles asked={asked} hex={String(hex)} />
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
              {other.what === 'city'
                ? cityName(game, String(hex), Number(o.value))
                : optionName(game, other.what, o.value)}
            </button>
          ))}
        </div>
      )}
      <div className={css['fanFoot']} data-deed>
        {rest.kind === 'pick' && rest.what === 'tile' && (
          <span className={css['gain']}>{choiceAsks(game.title, 'tile')}</span>
        )}
        {action && <Deed asked={asked} action={action} />}
        <Turn asked={asked} />
      </div>
      <div className={css['fanFoot']} data-more>
        <Helpers asked={asked} />
        {action && <Gain asked={asked} action={action} />}
        {action && <Cost game={game} action={action} />}
      </div>
    </section>
  );
};

/** The tiles on offer, each as it may lie; then those that may not be laid now, with the reason. */
const Tiles = ({ asked, hex }: { readonly asked: Asked; readonly hex: string }): ReactNode => {
  const { game, verb = '', unfolded } = asked;
  const { levels } = unfolded;
  const choice = choicesOf(game, verb);
  const tiles = tilesAt(asked);
  const offered = tiles.kind === 'pick' && tiles.what === 'tile' ? tiles.from.map(o => o.value) : [];
  const turns = useLater(() => firstTurns(tiles), [game, verb, hex]) ?? {};
  const barred = useLater(() => {
    const like = leaves(choice).next().value as Action | undefined;
    return like && 'tile' in like ? barredOn(game, hex, like, offered) : [];
  }, [game, verb, hex]);
  const picked = chosen(unfolded, 'tile');
  const turn = levels.find(l => l.what === 'turn')?.chosen;
  if (!offered.length) return null;
  return (
    <ul className={css['fanTiles']}>
      {offered.map(id => {
        const tile = game.title.parts.tiles[id];
        return (
          tile && (
            <li key={id}>
              <button
                type="button"
                aria-pressed={picked === id}
                aria-label={say('table.tile', { tile: id, left: tilesLeft(game, String(id)) })}
                onClick={() => useDraft.getState().open(verb, answering(unfolded, 'tile', id))}
              >
                <TilePicture tile={tile} turn={picked === id ? Number(turn ?? 0) : (turns[id] ?? 0)} size="3.6rem" />
                <span>
                  <b>{id}</b> ×{tilesLeft(game, String(id))}
                </span>
              </button>
            </li>
          )
        );
      })}
      {barred?.map(({ tile: id, turn: way, isGone, reason }) => {
        const tile = game.title.parts.tiles[id];
        const why = isGone
          ? say('table.tile.gone', { tile: id })
          : reason
            ? because(reason, game.title, []).sentence
            : say('table.tile', { tile: id, left: tilesLeft(game, id) });
        return (
          tile && (
            <li key={id}>
              <button
                type="button"
                aria-disabled="true"
                data-barred
                title={why}
                aria-label={`${say('table.tile', { tile: id, left: tilesLeft(game, id) })} ${why}`}
                onClick={() => reason && refuse(reason)}
              >
                <TilePicture tile={tile} turn={way} size="3.6rem" />
                <span>
                  <b>{id}</b> {isGone ? '×0' : ''}
                </span>
              </button>
            </li>
          )
        );
      })}
    </ul>
  );
};

/** The choice of a tile on the chosen hex, whether or not one has been made. */
const tilesAt = ({ game, verb = '', unfolded }: Asked) => {
  let rest = choicesOf(game, verb);
  for (const answer of before(unfolded, 'tile')) {
    const option = rest.kind === 'pick' ? rest.from.find(o => o.value === answer) : undefined;
    if (!option) break;
    rest = option.then();
  }
  return rest;
};

/** Turns the tile in hand on by one of its different positions. */
export const turnTile = ({ game, verb, unfolded }: Asked, by: 1 | -1): boolean => {
  const turn = unfolded.levels.find(l => l.what === 'turn');
  const tile = chosen(unfolded, 'tile');
  if (!verb || !turn || tile === undefined || turn.options.length < 2) return false;
  const next = nextTurn(game, String(tile) as TileId, turn.options, turn.chosen, by);
  if (next === turn.chosen) return false;
  useDraft.getState().open(verb, answering(unfolded, 'turn', next));
  return true;
};

/** R turns wherever the focus is. */
const useTurning = (asked: Asked): void => {
  useEffect(() => {
    const pressed = (e: KeyboardEvent) => {
      const { tagName } = e.target as HTMLElement;
      if (e.defaultPrevented || e.ctrlKey || e.metaKey || e.altKey || /^(?:INPUT|TEXTAREA|SELECT)$/.test(tagName))
        return;
      if ((e.key === 'r' || e.key === 'R') && turnTile(asked, e.shiftKey ? -1 : 1)) e.preventDefault();
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, [asked]);
};

const Turn = ({ asked }: { readonly asked: Asked }): ReactNode => {
  const { game, unfolded } = asked;
  const turn = unfolded.levels.find(l => l.what === 'turn');
  const tile = chosen(unfolded, 'tile');
  const all: readonly Answer[] = turn && tile !== undefined ? differentTurns(game, String(tile), turn.options) : [];
  if (!turn || all.length < 2) return null;
  const at = all.indexOf(turn.chosen);
  return (
    <button type="button" data-choice="turn" onClick={() => turnTile(asked, 1)}>
      ↻ <span>{say('table.turnTile')}</span> {at < 0 ? '' : `${at + 1}/${all.length}`}
    </button>
  );
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
