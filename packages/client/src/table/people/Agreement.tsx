import type { NewMotion, TableInfo, Terms } from '@roundhouse/protocol';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { sitterName } from '../../online/names.ts';
import { termsSay } from '../../online/notes.ts';
import { askServer, type Trouble, troubleSays } from '../../online/server.ts';
import { useOnline } from '../../online/state.ts';
import { KeepSeat } from '../../pages/lobby/KeepSeat.tsx';
import { TableTerms, type Terms as TermsForm, termsAt } from '../../pages/newgame/TableTerms.tsx';
import { say } from '../../words/index.ts';
import { BotPicker } from './BotPicker.tsx';
import { CallFromHere } from './CallFromHere.tsx';
import { OwnSeat } from './OwnSeat.tsx';
import css from './people.module.css';

/** Only what would be another than now. */
const changedIn = (info: TableInfo, { open, ...form }: TermsForm): Terms => {
  const wanted = { ...form, access: open ? 'open' : 'private' } as const;
  const isOther = (term: string) =>
    JSON.stringify(wanted[term as keyof typeof wanted]) !== JSON.stringify(info[term as keyof typeof wanted]);
  return Object.fromEntries(Object.entries(wanted).filter(([term]) => isOther(term)));
};

/** What the table agreed on, and what a player may do about it and about the seats of a running game. */
export const Agreement = (): ReactNode => {
  const info = useOnline(s => s.info);
  const seat = useOnline(s => s.seat);
  const me = useOnline(s => s.me);
  const here = useOnline(s => s.presence?.here);
  const isGuest = info?.seats.some(s => s.person?.id === me && s.person?.kind === 'guest');
  const [trouble, setTrouble] = useState<Trouble>();
  const [isLeaving, setLeaving] = useState(false);
  const [isEnding, setEnding] = useState(false);
  const [wanted, setWanted] = useState<TermsForm>();
  const box = useRef<HTMLDetailsElement>(null);
  const shut = () => box.current?.removeAttribute('open');
  useEffect(() => {
    const pressed = (e: KeyboardEvent) => e.key === 'Escape' && box.current?.removeAttribute('open');
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, []);
  if (info?.status !== 'running') return null;
  const { access, spectators, undo, aids, estimates, patience, clock } = info;
  const table = info.id;
  const draft = wanted ?? termsAt(info);
  const changed = changedIn(info, draft);
  const mine = info.seats.find(s => s.person !== undefined && s.person.id === me)?.seat;
  const plays = mine !== undefined && mine === seat && info.seats[mine]?.kind === 'person';
  const own = mine === undefined ? undefined : info.seats[mine];
  const unheld = info.host === me ? info.seats.filter(s => !s.person) : [];
  const told = async (asked: Promise<{ readonly trouble?: Trouble | undefined }>) => setTrouble((await asked).trouble);
  const propose = (motion: NewMotion) => told(askServer('propose', { at: { table }, body: motion }));
  const away = info.seats.filter(s => s.person && s.seat !== mine && !here?.some(h => h.person.id === s.person?.id));
  const heirs = here?.filter(h => h.seat === undefined) ?? [];
  return (
    <details ref={box} className={css['agreement']}>
      <summary>{say('agree.title')}</summary>
      <div className={css['sheet']}>
        <button type="button" className={css['close']} onClick={shut} aria-label={say('table.close')}>
          ×
        </button>
        <p>{say('agree.terms', { terms: termsSay({ access, spectators, undo, aids, estimates, patience, clock }) })}</p>
        {plays && (
          <>
            <CallFromHere table={table} />
            <h3>{say('agree.seat')}</h3>
            {own && <OwnSeat info={info} own={own} told={told} />}
            {heirs.map(h => (
              <button
                key={h.person.id}
                type="button"
                onClick={() =>
                  void told(askServer('handOver', { at: { table, seat: mine }, body: { to: h.person.id } }))
                }
              >
                {say('agree.handOver', { player: h.person.name })}
              </button>
            ))}
            <BotPicker table={table} seat={mine} label={say('agree.bot')} told={setTrouble} />
            {isGuest && <KeepSeat />}
            <button
              type="button"
              onClick={() =>
                isLeaving ? void told(askServer('rise', { at: { table, seat: mine } })) : setLeaving(true)
              }
            >
              {say(isLeaving ? 'agree.leave.really' : 'agree.leave')}
            </button>
            <h3>{say('agree.propose')}</h3>
            <TableTerms terms={draft} change={setWanted} />
            <button
              type="button"
              disabled={!Object.keys(changed).length}
              onClick={() => void propose({ kind: 'terms', terms: changed }).then(() => setWanted(undefined))}
            >
              {say('agree.proposeThis')}
            </button>
            {away.map(s => (
              <button key={s.seat} type="button" onClick={() => void propose({ kind: 'vacate', seat: s.seat })}>
                {say('agree.vacate', { player: s.person?.name ?? '' })}
              </button>
            ))}
            <button
              type="button"
              onClick={() => {
                if (isEnding) void propose({ kind: 'end' });
                setEnding(!isEnding);
              }}
            >
              {say(isEnding ? 'agree.end.really' : 'agree.end')}
            </button>
          </>
        )}
        {info.host === me &&
          info.seats
            .filter(s => s.kind === 'person' && s.seat !== mine)
            .map(s => (
              <button
                key={s.seat}
                type="button"
                onClick={() => void told(askServer('changeTable', { at: { table }, body: { host: s.person?.id } }))}
              >
                {say('agree.host', { player: s.person?.name ?? '' })}
              </button>
            ))}
        {unheld.map(s => (
          <p key={s.seat}>
            {say('agree.unheld', { seat: s.seat + 1, player: sitterName(s) || say('table.free') })}{' '}
            <BotPicker table={table} seat={s.seat} label={say('table.seatBot')} told={setTrouble} />
            {heirs.map(h => (
              <button
                key={h.person.id}
                type="button"
                onClick={() =>
                  void told(askServer('handOver', { at: { table, seat: s.seat }, body: { to: h.person.id } }))
                }
              >
                {say('agree.handOver', { player: h.person.name })}
              </button>
            ))}
          </p>
        ))}
        {trouble && <p role="alert">{troubleSays(trouble)}</p>}
      </div>
    </details>
  );
};
