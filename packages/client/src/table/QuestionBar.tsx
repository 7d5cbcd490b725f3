import { type Chronicle, type Decision, type Game, standing, topFrame, verbsIn } from '@roundhouse/engine';
import { memo, type ReactNode, useEffect, useRef } from 'react';
import { armsIn, Token } from '../board/Token.tsx';
import { doneThisTurn, useDone } from '../store/back.ts';
import { useDraft } from '../store/draft.ts';
import {
  branchOff,
  doTried,
  leaveBranch,
  lineOf,
  lookAt,
  mineIn,
  redo,
  refuse,
  shownIn,
  triedIn,
  undo,
  undoToHere,
  useTable,
} from '../store/table.ts';
import { ask, doing, phrase, playerName, say, skip, speaking, verbName } from '../words/index.ts';
import { later } from '../work/later.ts';
import { type Asked, beginsOnMap, choicesOf, decisionOf } from './asked.ts';
import { HintButton } from './bots/HintButton.tsx';
import { HintSaid } from './bots/Said.tsx';
import { Consequence } from './Consequence.tsx';
import { ActButton } from './choice/ActButton.tsx';
import { ChoiceView } from './choice/ChoiceView.tsx';
import { hasThoughts, isShort, whyNotVerb } from './choice/menu.ts';
import { Reason } from './choice/Reason.tsx';
import { Opens } from './panels/Opens.tsx';
import { LeaveBranchOrder } from './people/LeaveBranchOrder.tsx';
import css from './question.module.css';

/** The question, the verbs that answer it, and the way back. Always on the screen. */
export const QuestionBar = ({
  asked,
  aside,
  children,
}: {
  readonly asked: Asked;
  /** What always stands beside the question. */
  readonly aside?: ReactNode;
  /** What comes in between. */
  readonly children?: ReactNode;
}): ReactNode => {
  const { game, decision, mayAct } = asked;
  const mine = useTable(mineIn);
  const names = useTable(s => s.names);
  const called = mine === undefined ? names : Object.assign([...names], { [mine]: say('table.you') });
  const asks = ask(game, called, decision);
  const by = decision ? playerName(speaking(game, called), decision.by) : '';
  const refusal = useTable(s => s.refusal);
  const trouble = useTable(s => s.trouble);
  const arms = armsIn(game.title.parts.companies)[decision?.company ?? ''];
  const sentence = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with a new position the focus must not be lost.
  useEffect(
    () =>
      // Not at once: it would have everything laid out in the same breath as it was drawn.
      later(() => {
        if (document.activeElement === document.body) sentence.current?.focus({ preventScroll: true });
      }),
    [game],
  );
  return (
    <section
      className={css['question']}
      aria-label={say('table.question')}
      data-step={decision?.step}
      data-asks={decision?.company}
      data-verbs={decision?.verbs.join(' ')}
      data-open={asked.verb}
      data-mine={(decision !== undefined && decision.by === mine) || undefined}
    >
      <div className={css['asks']}>
        {arms && <Token arms={arms} size="1.8rem" />}
        <h1 ref={sentence} className={css['sentence']} aria-live="polite" tabIndex={-1}>
          {asks}
          {decision?.company !== undefined && !asks.startsWith(by) && <span className={css['by']}> {by}</span>}
        </h1>
        {mayAct && decision && <Verbs game={game} decision={decision} open={asked.verb} />}
        <HintButton asked={asked} />
        <Steps />
      </div>
      <div className={css['line']}>
        {refusal ? (
          <p className={css['refusal']} role="alert">
            <Reason violation={refusal} />{' '}
            <button type="button" onClick={() => refuse(undefined)} aria-label={say('table.close')}>
              ×
            </button>
          </p>
        ) : (
          <Consequence asked={asked} />
        )}
      </div>
      {aside && <div className={css['aside']}>{aside}</div>}
      <HintSaid asked={asked} />
      <div className={css['more']}>
        {trouble && (
          <p className={css['refusal']} role="alert">
            {phrase(`failure.${trouble}`) ?? say('table.notSaved')}
          </p>
        )}
        {children}
      </div>
    </section>
  );
};

interface VerbsProps {
  readonly game: Game;
  readonly decision: Decision;
  /** The verb that is open. */
  readonly open: string | undefined;
}

const Verbs = memo(({ game, decision, open }: VerbsProps): ReactNode => {
  const own = verbsIn(game, decision.step);
  const short = decision.verbs.filter(v => isShort(choicesOf(game, v)));
  const longer = decision.verbs.filter(v => !short.includes(v));
  const onMap = longer.length > 1 ? longer.filter(v => own.includes(v) && beginsOnMap(choicesOf(game, v))) : [];
  const beside = longer.filter(v => !own.includes(v));
  const barred = own.filter(v => !decision.verbs.includes(v) && hasThoughts(game, v));
  const onward = choicesOf(game, 'pass');
  return (
    <div className={css['verbs']}>
      {short.map(v => (
        <ChoiceView key={v} game={game} choice={choicesOf(game, v)} verb={v} label={verbName(game.title, v)} />
      ))}
      {[...onMap, ...beside].map(v => (
        <button
          key={v}
          type="button"
          data-verb={v}
          aria-pressed={open === v}
          onClick={() => useDraft.getState().open(open === v && beside.includes(v) ? undefined : v)}
        >
          {verbName(game.title, v)}
        </button>
      ))}
      {decision.mayPass && onward.kind === 'act' && (
        <ActButton game={game} action={onward.action} label={skip(game, decision)} isBare />
      )}
      {!decision.mayPass && topFrame(game)?.at !== 'owed' && (
        <button type="button" aria-disabled="true" onClick={() => refuse(whyNotVerb(game, 'pass'))}>
          {skip(game, decision)}
        </button>
      )}
      {own.length > 1 && <NotNow game={game} verbs={barred} />}
    </div>
  );
});

/** Verbs of this step that cannot be used now: one says why when pressed, several are folded, each with its reason. */
const NotNow = ({ game, verbs }: { readonly game: Game; readonly verbs: readonly string[] }): ReactNode => {
  const [only, another] = verbs;
  if (only === undefined) return null;
  if (another === undefined)
    return (
      <button type="button" aria-disabled="true" onClick={() => refuse(whyNotVerb(game, only))}>
        {verbName(game.title, only)}
      </button>
    );
  return (
    <Opens label={say('table.notNow', { count: verbs.length })} title={say('table.notNow.title')}>
      {() =>
        verbs.map(v => {
          const violation = whyNotVerb(game, v);
          return (
            <tr key={v}>
              <td>
                <strong>{verbName(game.title, v)}</strong>
                <br />
                {violation && <Reason violation={violation} />}
              </td>
            </tr>
          );
        })
      }
    </Opens>
  );
};

/** What undo would take back. */
const undoName = (line: Chronicle | undefined): string => {
  const action = standing(line?.record.log ?? []).at(-1);
  const title = line?.games[0]?.title;
  return action && title ? say('table.undo.what', { what: doing(title, action) }) : say('table.undo');
};

/** Undo and redo; while looking back or trying out, the way to the present. */
const Steps = memo((): ReactNode => {
  const line = useTable(lineOf);
  const look = useTable(s => s.look);
  const isBranch = useTable(s => s.branch !== undefined);
  const tried = useTable(triedIn);
  const title = useTable(s => s.title);
  const isReading = useTable(s => s.isReading);
  const game = useTable(shownIn);
  const mine = doneThisTurn(useDone(), game && decisionOf(game));
  const last = (line?.games.length ?? 1) - 1;
  if (look !== undefined)
    return (
      <div className={`${css['verbs']} ${css['steps']}`}>
        <span>{say('table.looking', { at: look, of: last })}</span>
        <button type="button" onClick={() => lookAt(look - 1)} disabled={look <= 0} aria-label={say('table.earlier')}>
          ‹
        </button>
        <button type="button" onClick={() => lookAt(look + 1)} aria-label={say('table.later')}>
          ›
        </button>
        <button type="button" onClick={branchOff}>
          {say('table.branchHere')}
        </button>
        {!isReading && (
          <button type="button" onClick={() => void undoToHere()}>
            {say('table.undoToHere')}
          </button>
        )}
        <button type="button" className="primary" onClick={() => lookAt(undefined)}>
          {say('table.now')}
        </button>
      </div>
    );
  return (
    <div className={`${css['verbs']} ${css['steps']}`}>
      <button
        type="button"
        onClick={() => void undo()}
        disabled={!standing(line?.record.log ?? []).length}
        title={undoName(line)}
      >
        ↶<span className="hidden-visually">{say('table.undo')}</span>
      </button>
      {mine > 1 && (
        <button type="button" className={css['restart']} onClick={() => void undo(mine)} title={say('table.restart')}>
          ⇤<span className="hidden-visually">{say('table.restart')}</span>
        </button>
      )}
      <button type="button" onClick={() => void redo()} disabled={!line?.undone.length} title={say('table.redo')}>
        ↷<span className="hidden-visually">{say('table.redo')}</span>
      </button>
      {tried && title && (
        <button type="button" onClick={() => void doTried()}>
          {say('table.forReal', { what: doing(title, tried) })}
        </button>
      )}
      <LeaveBranchOrder />
      {isBranch && (
        <button type="button" className="primary" onClick={leaveBranch}>
          {say('table.leaveWhatIf')}
        </button>
      )}
    </div>
  );
});
